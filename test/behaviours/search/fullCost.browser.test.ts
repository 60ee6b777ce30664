import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { recorded } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { chip, dialogOf, open, showButton } from '../../support/features/filters';
import { hosts, type Mounted } from '../../support/mount';
import { shownIds } from '../../support/shown';

const rent = { tradeType: 'rent', price: 60_000, commission: 0 } as const;
const rents = aWorld([
  aListing({ ...rent, id: 1, deposit: 60_000, commission: 60_000 }),
  aListing({ ...rent, id: 2, deposit: 0 }),
  aListing({ ...rent, id: 3, deposit: 60_000 }),
  aListing({ ...rent, id: 4, deposit: null }),
  aListing({ id: 5, price: 10_000_000, area: 40 }),
  aListing({ id: 6, price: 9_000_000, area: 30 }),
  aListing({ id: 7, price: 12_000_000, area: null }),
]);

const sorting = (search: Mounted<'search'>) => search.view.getByRole('combobox', { name: 'Сортировка' });
const orders = (search: Mounted<'search'>) => [...(sorting(search).element() as HTMLSelectElement).options].map(({ text }) => text);
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const row = (search: Mounted<'search'>, id: number) => plain(search.root().querySelector(`[data-listing="${id}"]`)?.textContent);

describe.each(hosts)('the full cost of a flat on $name', (host) => {
  test('rows of a rent say its first payment where all its parts are known; it is a filter and an order', async () => {
    const network = recorded(createFakeApi(rents));
    const search = await host.mount('search', { deal: 'rent' }, { network: network.fetch });
    await expect.poll(() => shownIds(search)).toHaveLength(4);
    expect(row(search, 1)).toContain('Первый платёж 180 000 ₽');
    expect(row(search, 2)).toContain('Первый платёж 60 000 ₽');
    expect(row(search, 4)).not.toContain('Первый платёж');

    await userEvent.selectOptions(sorting(search), 'По первому платежу');
    await expect.poll(() => shownIds(search)).toEqual([2, 3, 1, 4]);

    await open(search);
    await dialogOf(search).getByRole('textbox', { name: 'Первый платёж до' }).fill('120000');
    // It is counted once nobody types.
    (showButton(search).element() as HTMLElement).focus();
    await expect.element(showButton(search)).toHaveTextContent('Показать 2 объявления');
    await showButton(search).click();
    await expect.poll(() => shownIds(search)).toEqual([2, 3]);
    await expect.element(chip(search, 'первый платёж до 120 000 ₽')).toBeVisible();
    expect(network.to('/realty/').at(-1)?.url.search).toContain('first_payment_max=120000&ordering=first_payment');
    // It is of no use for a sale.
    expect(orders(search)).not.toContain('По цене за м²');
    await expect.element(dialogOf(search)).not.toBeInTheDocument();
  });

  test('sales are filtered and sorted by the price of a square metre', async () => {
    const search = await host.mount('search', {}, { network: createFakeApi(rents) });
    await expect.poll(() => shownIds(search)).toHaveLength(3);
    expect(row(search, 5)).toContain('250 000 ₽ за м²');
    expect(orders(search).map(plain)).toEqual([
      'Сначала новые',
      'По возрастанию цены',
      'По убыванию цены',
      'Ближе к метро',
      'По цене за м²',
    ]);
    await userEvent.selectOptions(sorting(search), 'unitPrice');
    await expect.poll(() => shownIds(search)).toEqual([5, 6, 7]);

    await open(search);
    expect(dialogOf(search).getByRole('textbox', { name: 'Первый платёж до' }).query()).toBeNull();
    await dialogOf(search).getByRole('textbox', { name: 'Цена за м² от' }).fill('260000');
    // It is counted once nobody types.
    (showButton(search).element() as HTMLElement).focus();
    await expect.element(showButton(search)).toHaveTextContent('Показать 1 объявление');
    await showButton(search).click();
    await expect.poll(() => shownIds(search)).toEqual([6]);
    await expect.element(chip(search, 'от 260 000 ₽ за м²')).toBeVisible();
  });

  test('what belongs to the other deal is dropped from an address, as rubbish is', async () => {
    const filters = 'unit_price_max=260000&first_payment_max=1&ordering=first_payment';
    const sale = await host.mount('search', { filters }, { network: createFakeApi(rents) });
    await expect.poll(() => shownIds(sale)).toEqual([5]);
    expect((sorting(sale).element() as HTMLSelectElement).value).toBe('newest');
    const rubbish = await host.mount('search', { filters: 'unit_price_max=дёшево&unit_price_min=-5' }, { network: createFakeApi(rents) });
    await expect.poll(() => shownIds(rubbish)).toHaveLength(3);
  });

  test('a changed deal leaves neither bound nor order of the deal before', async () => {
    const network = recorded(createFakeApi(rents));
    const filters = 'first_payment_max=70000&ordering=first_payment';
    const search = await host.mount('search', { deal: 'rent', filters }, { network: network.fetch });
    await expect.poll(() => shownIds(search)).toEqual([2]);
    await userEvent.selectOptions(search.view.getByRole('combobox', { name: 'Тип сделки' }), 'Купить');
    await search.view.getByRole('button', { name: 'Показать' }).first().click();
    await expect.poll(() => shownIds(search).sort()).toEqual([5, 6, 7]);
    expect(network.to('/realty/').at(-1)?.url.search).not.toContain('first_payment');
    await expect.poll(() => search.view.getByRole('button', { name: /^Убрать фильтр/ }).elements()).toHaveLength(0);
  });
});
