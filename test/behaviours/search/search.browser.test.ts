import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { held, offline, recorded, switchable } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { flats, ids } from '../../support/listing/listings';
import { hosts, type Mounted } from '../../support/mount';
import { shownIds } from '../../support/shown';

const rents = [101, 102].map((id) => aListing({ id, tradeType: 'rent', price: 70_000 }));
const world = aWorld([...flats(25), ...rents]);

const submit = ({ view }: Mounted<'search'> | Mounted<'search-form'>) => view.getByRole('button', { name: 'Показать' }).click();
const deal = ({ view }: Mounted<'search'> | Mounted<'search-form'>) => view.getByRole('combobox', { name: 'Тип сделки' });

describe.each(hosts)('search on $name', (host) => {
  test('a changed field applies at once, from page 1', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', { filters: 'page=3' }, { network: network.fetch });
    await expect.poll(() => shownIds(search)).toEqual(ids(21, 25));
    await userEvent.selectOptions(deal(search), 'Снять');
    await expect.element(search.view.getByRole('heading', { name: 'Снять квартиру в Москве' })).toBeVisible();
    await expect.poll(() => shownIds(search).sort()).toEqual([101, 102]);
    expect(network.to('/realty/')).toHaveLength(2);
    expect(network.to('/realty/')[1]?.url.searchParams.get('trade_type')).toBe('Аренда');
    expect(search.detailsOf('search')).toHaveLength(1);
    await expect.poll(() => search.events.map(({ name }) => name)).toEqual(['ready', 'results', 'search', 'filter', 'results']);
  });

  test('a host that handles the search keeps the results as they are', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', {}, { network: network.fetch });
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
    search.cancel('search');
    await userEvent.selectOptions(deal(search), 'Снять');
    await expect.poll(() => search.detailsOf('search')).toMatchObject([{ filters: { tradeType: 'rent' } }]);
    await submit(search);
    expect(search.detailsOf('search')).toHaveLength(2);
    expect(network.to('/realty/')).toHaveLength(1);
  });

  test('the sort order stays when the search changes', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', {}, { network: network.fetch });
    await userEvent.selectOptions(search.view.getByRole('combobox', { name: 'Сортировка' }), 'По убыванию цены');
    await userEvent.selectOptions(deal(search), 'Снять');
    await expect.poll(() => network.to('/realty/').at(-1)?.url.searchParams.get('trade_type')).toBe('Аренда');
    expect(network.to('/realty/').at(-1)?.url.searchParams.get('ordering')).toBe('-price');
  });

  test('an amount applies when its panel closes, and with what else has changed meanwhile', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', { filters: 'not_first_floor=true' }, { network: network.fetch });
    await expect.poll(() => shownIds(search).length).toBe(10);
    await search.view.getByRole('button', { name: /^Цена/ }).click();
    await search.view.getByRole('textbox', { name: 'Цена до' }).fill('12000000');
    await expect.element(search.view.getByRole('button', { name: /^Цена/ })).toHaveTextContent('12');
    expect(network.to('/realty/')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => network.to('/realty/').at(-1)?.url.searchParams.get('price_max')).toBe('12000000');
    await search.view.getByRole('button', { name: 'Убрать фильтр: Не первый этаж' }).click();
    await expect.poll(() => network.to('/realty/').at(-1)?.url.searchParams.has('not_first_floor')).toBe(false);
    expect(network.to('/realty/').at(-1)?.url.searchParams.get('price_max')).toBe('12000000');
    expect(search.detailsOf('search')).toHaveLength(1);
  });

  test('a wrong amount stays in its field with its message, and what else is chosen applies', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', {}, { network: network.fetch });
    await search.view.getByRole('button', { name: /^Цена/ }).click();
    await search.view.getByRole('textbox', { name: 'Цена от' }).fill('9000000');
    await search.view.getByRole('textbox', { name: 'Цена до' }).fill('8000000');
    await userEvent.keyboard('{Escape}');
    await userEvent.selectOptions(search.view.getByRole('combobox', { name: 'Тип недвижимости' }), 'Апартаменты');
    await expect.element(search.view.getByRole('heading', { name: 'Купить апартаменты в Москве' })).toBeVisible();
    await expect.element(search.view.getByText('Мин. цена не может быть больше макс.').first()).toBeVisible();
    expect(network.to('/realty/').some(({ url }) => url.searchParams.has('price_max'))).toBe(false);
  });

  test('the form shows a failed search too, until one succeeds', async () => {
    const network = switchable(offline());
    const search = await host.mount('search', {}, { network: network.fetch });
    await expect.element(search.view.getByText('Произшла ошибка')).toBeVisible();
    network.use(createFakeApi(world));
    await search.view.getByRole('button', { name: 'Обновить' }).click();
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
    await expect.element(search.view.getByText('Произшла ошибка')).not.toBeInTheDocument();
  });

  test('a second choice cancels the first, whose response is never shown', async () => {
    const network = held(createFakeApi(world), { ignoresAbort: true });
    const search = await host.mount('search', {}, { network: network.fetch });
    await expect.poll(() => network.waiting.length).toBe(1);
    await userEvent.selectOptions(deal(search), 'Снять');
    await expect.poll(() => network.waiting.length).toBe(2);
    const [first, second] = network.waiting;
    await expect.poll(() => first?.signal.aborted).toBe(true);
    second?.release();
    await expect.poll(() => shownIds(search)).toHaveLength(2);
    first?.release();
    await expect.poll(() => search.detailsOf('results')).toMatchObject([{ count: 2 }]);
    expect(shownIds(search)).toHaveLength(2);
  });

  test('two searches on one page are independent', async () => {
    const network = createFakeApi(world);
    const first = await host.mount('search', {}, { network });
    const second = await host.mount('search', {}, { beside: first });
    await expect.poll(() => shownIds(second)).toEqual(ids(1, 10));
    await userEvent.selectOptions(deal(first), 'Снять');
    await expect.poll(() => shownIds(first)).toHaveLength(2);
    expect(shownIds(second)).toEqual(ids(1, 10));
    await expect.element(deal(second)).toHaveDisplayValue('Купить');
  });

  test('a form and results of one session work together, whichever comes first', async () => {
    const network = recorded(createFakeApi(world));
    const results = await host.mount('results', { session: 'flat' }, { network: network.fetch });
    const form = await host.mount('search-form', { session: 'flat' }, { beside: results });
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    await userEvent.selectOptions(deal(form), 'Снять');
    await expect.poll(() => shownIds(results)).toHaveLength(2);
    expect(network.to('/realty/')).toHaveLength(2);
  });

  test('removing one of two does not affect the other', async () => {
    const network = createFakeApi(world);
    const first = await host.mount('search', {}, { network });
    const second = await host.mount('search', {}, { beside: first });
    await expect.poll(() => shownIds(second)).toEqual(ids(1, 10));
    first.unmount();
    await second.view.getByRole('button', { name: 'Страница 2' }).click();
    await expect.poll(() => shownIds(second)).toEqual(ids(11, 20));
  });

  describe('the address of the page', () => {
    let before = '';
    beforeEach(() => {
      before = location.href;
    });
    afterEach(() => history.replaceState(null, '', before));

    const address = (query: string) => history.replaceState(null, '', `${location.pathname}?${query}`);
    const params = () => Object.fromEntries(new URLSearchParams(location.search));

    test('is not changed without url-sync', async () => {
      const search = await host.mount('search', {}, { network: createFakeApi(world) });
      await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
      await search.view.getByRole('button', { name: 'Страница 2' }).click();
      await expect.poll(() => shownIds(search)).toEqual(ids(11, 20));
      expect(location.href).toBe(before);
    });

    test('starts the search and follows it, beside parameters of the host; only a page gets an entry in the history', async () => {
      address('utm_source=press&trade_type=%D0%9F%D1%80%D0%BE%D0%B4%D0%B0%D0%B6%D0%B0&page=2');
      const entries = history.length;
      const search = await host.mount('search', { urlSync: 'query' }, { network: createFakeApi(world) });
      await expect.poll(() => shownIds(search)).toEqual(ids(11, 20));
      await search.view.getByRole('link', { name: 'Страница 3' }).click();
      await expect
        .poll(() => params())
        .toEqual({
          trade_type: 'Продажа',
          realty_type: 'Квартира',
          ordering: '-published_at',
          page: '3',
          utm_source: 'press',
        });
      await submit(search);
      await expect.poll(() => params()['page']).toBeUndefined();
      expect(history.length).toBe(entries + 1);
    });

    test('garbage in it is normalised, silently', async () => {
      address('trade_type=Обмен&realty_type=1&room_count=2,7&price_min=1e5&price_max=-1&page=-3');
      const search = await host.mount('search', { urlSync: 'query' }, { network: createFakeApi(world) });
      await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
      await expect
        .poll(() => params())
        .toEqual({ trade_type: 'Продажа', realty_type: 'Квартира', room_count: '2', ordering: '-published_at' });
      expect(search.detailsOf('error')).toEqual([]);
    });

    test('wins over the attribute, and an address without a search does not', async () => {
      const search = await host.mount('search', { urlSync: 'query', filters: 'page=3' }, { network: createFakeApi(world) });
      await expect.poll(() => shownIds(search)).toEqual(ids(21, 25));
    });

    test('back and forward of the browser move the search', async () => {
      const search = await host.mount('search', { urlSync: 'hash' }, { network: createFakeApi(world) });
      await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
      location.hash = '#page=3';
      await expect.poll(() => shownIds(search)).toEqual(ids(21, 25));
    });
  });
});
