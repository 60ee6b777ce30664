import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { held, recorded } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { atEndOfTest } from '../../support/cleanups';
import { flats, ids } from '../../support/listing/listings';
import { hosts, type Mounted } from '../../support/mount';
import { shownIds } from '../../support/shown';

const rents = [101, 102].map((id) => aListing({ id, tradeType: 'rent', price: 70_000 }));
const world = aWorld([...flats(25), ...rents]);

type Search = Mounted<'search'>;
const deal = ({ view }: Search) => view.getByRole('combobox', { name: 'Тип сделки' });
/** In the same task: what has happened on return has waited for no drawing. */
const submit = ({ view }: Search) => (view.getByRole('button', { name: 'Показать' }).element() as HTMLElement).click();
const choose = ({ view }: Search, name: string, value: string) => {
  const select = view.getByRole('combobox', { name }).element() as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};
const sortBy = (search: Search, value: string) => choose(search, 'Сортировка', value);

describe.each(hosts)('requests of a search on $name', (host) => {
  test('leave with the choice, in its task, and once', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', {}, { network: network.fetch });
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));

    choose(search, 'Тип сделки', 'rent');
    expect(network.to('/realty/').map(({ url }) => url.searchParams.get('trade_type'))).toEqual(['Продажа', 'Аренда']);
    await expect.poll(() => shownIds(search).sort()).toEqual([101, 102]);
    expect(network.to('/realty/')).toHaveLength(2);

    sortBy(search, 'dearest');
    expect(network.to('/realty/')[2]?.url.searchParams.get('ordering')).toBe('-price');
    await expect.poll(() => search.detailsOf('results')).toHaveLength(3);
    expect(network.to('/realty/')).toHaveLength(3);
  });

  test('of another page leave with the click too', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', {}, { network: network.fetch });
    const page = search.view.getByRole('button', { name: 'Страница 2' });
    await expect.element(page).toBeVisible();
    (page.element() as HTMLElement).click();
    expect(network.to('/realty/')[1]?.url.searchParams.get('page')).toBe('2');
    await expect.poll(() => shownIds(search)).toEqual(ids(11, 20));
    expect(network.to('/realty/')).toHaveLength(2);
  });

  test('are not sent for what is known', async () => {
    // It is known for a second, in which a busy machine does not choose twice.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    atEndOfTest(() => clock.mockRestore());
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', {}, { network: network.fetch });
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
    await userEvent.selectOptions(deal(search), 'Снять');
    await expect.poll(() => shownIds(search).sort()).toEqual([101, 102]);
    await userEvent.selectOptions(deal(search), 'Купить');
    expect(network.to('/realty/').map(({ url }) => url.searchParams.get('trade_type'))).toEqual(['Продажа', 'Аренда']);
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
  });

  test('are one for all results of a search', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', { session: 'one' }, { network: network.fetch });
    const results = await host.mount('results', { session: 'one' }, { beside: search });
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    sortBy(search, 'dearest');
    await expect.poll(() => shownIds(search)).not.toEqual(ids(1, 10));
    await expect.poll(() => shownIds(results)).toEqual(shownIds(search));
    expect(network.to('/realty/')).toHaveLength(2);
  });

  test('are cancelled by the next change, and by leaving the page, even in the same task', async () => {
    const network = held();
    const search = await host.mount('search', {}, { network: network.fetch });
    await expect.poll(() => network.waiting).toHaveLength(1);
    network.releaseAll();
    await expect.poll(() => shownIds(search).length).toBeGreaterThan(0);

    const asked = () => network.waiting.map(({ url, signal }) => [url.searchParams.get('ordering'), signal.aborted]);
    sortBy(search, 'dearest');
    sortBy(search, 'cheapest');
    await expect.poll(asked).toEqual([
      ['-price', true],
      ['price', false],
    ]);

    sortBy(search, 'dearest');
    search.unmount();
    await expect.poll(() => network.waiting.every(({ signal }) => signal.aborted)).toBe(true);
  });

  test('wait for station names to be checked', async () => {
    const network = held();
    const search = await host.mount('search', { filters: 'address_metro=Сокол,Нигде' }, { network: network.fetch });
    await expect.poll(() => network.waiting).toHaveLength(1);
    await userEvent.selectOptions(deal(search), 'Снять');
    submit(search);
    sortBy(search, 'dearest');
    expect(network.to('/realty/')).toEqual([]);
    network.releaseAll();
    await expect.poll(() => network.to('/realty/').map(({ url }) => url.searchParams.get('address_metro'))).toEqual(['Сокол']);
  });
});
