import { describe, expect, test } from 'vitest';
import { defaultFilters } from '../../../src/domain/search/filters';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { held, recorded, rejects, switchable } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { flats, ids } from '../../support/listing/listings';
import { controlOf, hosts } from '../../support/mount';
import { shownIds } from '../../support/shown';

const rents = [101, 102].map((id) => aListing({ id, tradeType: 'rent', price: 70_000 }));
const world = aWorld([...flats(25), ...rents]);

describe.each(hosts)('control of a search on $name', (host) => {
  test('hands out frozen data: nothing done to it reaches the search', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', { filters: 'room_count=2' }, { network: network.fetch });
    const control = await controlOf(search);
    const found = await control.search({ rooms: ['2'], priceMin: 1 });
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
    const [told] = search.detailsOf('filter') as { filters: { rooms: string[]; metro: unknown } }[];
    const [ready] = search.detailsOf('ready') as { filters: { rooms: string[] } }[];
    const results = search.detailsOf('results').at(-1) as { listings: { photos: unknown[] }[] };
    for (const spoil of [
      () => told?.filters.rooms.push('3'),
      () => ready?.filters.rooms.push('3'),
      () => results.listings.pop(),
      () => results.listings[0]?.photos.pop(),
      () => Object.assign(told?.filters ?? {}, { metro: null }),
      () => (control.filters?.rooms as string[] | undefined)?.push('3'),
      () => Object.assign(control.filters ?? {}, { priceMax: 1 }),
      () => (control.results?.listings as unknown[] | undefined)?.splice(1),
      () => (found?.listings as unknown[] | undefined)?.splice(1),
    ]) {
      expect(spoil).toThrow(TypeError);
    }
    expect(control.filters).toBe(control.filters);
    await control.search({ rooms: ['2'], priceMin: 2 });
    const { searchParams } = network.requests.at(-1)?.url ?? new URL('about:blank');
    expect([searchParams.get('room_count'), searchParams.get('price_max')]).toEqual(['2', null]);
    expect(control.results?.listings).toHaveLength(10);
  });

  test('is null before anything is known; then it has filters and results', async () => {
    const network = held(createFakeApi(world));
    const search = await host.mount('search', { filters: 'price_min=1000' }, { network: network.fetch });
    await expect.poll(() => network.waiting.length).toBe(1);
    const control = await controlOf(search);
    expect(control.results).toBeNull();
    expect(await control.whenReady()).toBe(control);
    expect(control.filters).toEqual({ ...defaultFilters, priceMin: 1000 });
    network.releaseAll();
    await expect.poll(() => control.results?.count).toBe(25);
    expect(control.results).toMatchObject({ page: 1 });
    expect(control.results?.listings.map(({ id }) => id)).toEqual(ids(1, 10));
  });

  test('is ready before its results, reports it once, and its methods can be called immediately', async () => {
    const search = await host.mount('search', {}, { network: createFakeApi(world) });
    const control = await controlOf(search);
    await control.whenReady();
    const found = await control.search('trade_type=Аренда');
    expect(found?.listings.map(({ id }) => id).sort()).toEqual([101, 102]);
    expect(search.detailsOf('ready')).toHaveLength(1);
    await expect.poll(() => shownIds(search).sort()).toEqual([101, 102]);
  });

  test('searches by an object, with defaults for the rest, and reports the source', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', { filters: 'price_min=1000&page=2' }, { network: network.fetch });
    const control = await controlOf(search);
    const found = await control.search({ tradeType: 'rent', rooms: ['2'] });
    expect(found).toMatchObject({ count: 2, page: 1 });
    expect(control.filters).toEqual({ ...defaultFilters, tradeType: 'rent', rooms: ['2'] });
    expect(search.detailsOf('filter')).toEqual([
      { filters: control.filters, query: expect.stringContaining('room_count=2'), source: 'host' },
    ]);
    expect(search.detailsOf('search')).toEqual([]);
  });

  test('uses the valid part of filters with mistakes, and reports the rest', async () => {
    const search = await host.mount('search', {}, { network: createFakeApi(world) });
    const control = await controlOf(search);
    const found = await control.search('trade_type=Аренда&rooms=2');
    expect(found?.count).toBe(2);
    await expect
      .poll(() => search.detailsOf('error'))
      .toEqual([{ code: 'bad-filters', message: expect.stringContaining('rooms: такого фильтра нет') }]);
  });

  test('returns to the filters of the page', async () => {
    const search = await host.mount('search', { deal: 'rent' }, { network: createFakeApi(world) });
    const control = await controlOf(search);
    await control.search('');
    expect(control.filters?.tradeType).toBe('sale');
    expect((await control.reset())?.count).toBe(2);
    expect(control.filters?.tradeType).toBe('rent');
  });

  test('resolves with null for a search that fails, and can retry', async () => {
    const network = switchable(rejects(500));
    const search = await host.mount('search', {}, { network: network.fetch });
    const control = await controlOf(search);
    await expect.element(search.view.getByRole('heading', { name: 'Произошла критическая ошибка' })).toBeVisible();
    expect(control.results).toBeNull();
    expect(await control.search()).toBeNull();
    network.use(createFakeApi(world));
    expect((await control.search())?.count).toBe(25);
  });

  test('resolves with null for a search that a newer one replaces', async () => {
    const network = held(createFakeApi(world));
    const search = await host.mount('search', {}, { network: network.fetch });
    const control = await controlOf(search);
    const first = control.search('room_count=1');
    await expect.poll(() => control.filters?.rooms).toEqual(['1']);
    const second = control.search('room_count=2');
    expect(await first).toBeNull();
    await expect.poll(() => network.to('/realty/').length).toBeGreaterThan(0);
    network.releaseAll();
    await expect.poll(() => control.results?.count).toBe(25);
    expect((await second)?.count).toBe(25);
  });

  test('of a form without results has none, but has the filters', async () => {
    const form = await host.mount('search-form', { filters: 'room_count=3' });
    const control = await controlOf(form);
    expect(await control.search({ rooms: ['1'] })).toBeNull();
    expect(control.filters?.rooms).toEqual(['1']);
    await expect.element(form.view.getByRole('button', { name: /^Количество комнат/ })).toHaveTextContent('1 комн.');
  });

  test('comes with every event', async () => {
    const search = await host.mount('search', {}, { network: createFakeApi(world) });
    const control = await controlOf(search);
    await control.search('room_count=2');
    await search.view.getByRole('button', { name: 'Показать' }).click();
    await search.view
      .getByRole('button', { name: 'Страница 2' })
      .or(search.view.getByRole('link', { name: 'Страница 2' }))
      .click();
    await expect.poll(() => search.events.map(({ name }) => name)).toContain('page');
    const instances = new Set(search.events.map(({ instance }) => instance));
    expect(instances).toEqual(new Set([control]));
  });

  test('filters set again by the page start a search', async () => {
    const search = await host.mount('search', { filters: 'room_count=1' }, { network: createFakeApi(world) });
    const control = await controlOf(search);
    await control.whenReady();
    search.update({ filters: { tradeType: 'rent' } });
    await expect.poll(() => shownIds(search).sort()).toEqual([101, 102]);
    expect(control.filters?.rooms).toEqual([]);
  });

  test('links that leave the page raise an event first', async () => {
    const search = await host.mount('search', { filters: 'price_max=5' }, { network: createFakeApi(world) });
    search.cancel('navigate');
    await search.view.getByRole('link', { name: 'На главную' }).click();
    expect(search.detailsOf('navigate')).toEqual([{ url: 'https://site.test/', target: 'home' }]);
  });

  test('a form that opens another page raises an event first', async () => {
    const form = await host.mount('search-form', { resultsUrl: '/flats/?utm=x', filters: 'room_count=2' });
    form.cancel('navigate');
    await form.view.getByRole('button', { name: 'Показать' }).click();
    expect(form.detailsOf('search')).toHaveLength(1);
    expect(form.detailsOf('navigate')).toEqual([
      { url: expect.stringMatching(/\/flats\/\?utm=x&trade_type=.*room_count=2/), target: 'results' },
    ]);
  });
});

describe.each(hosts)('fixed filters on $name', (host) => {
  const fixedFilters = 'trade_type=Аренда&price_max=90000&has_tv=true';

  test('have no field, no chip, and cannot be changed', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount(
      'search',
      { fixedFilters, filters: 'trade_type=Продажа&price_max=5&room_count=2&has_balcony=true' },
      { network: network.fetch },
    );
    const control = await controlOf(search);
    await expect.poll(() => network.to('/realty/').length).toBe(1);
    const sent = Object.fromEntries(network.to('/realty/')[0]?.url.searchParams ?? []);
    expect(sent).toMatchObject({ trade_type: 'Аренда', price_max: '90000', has_tv: 'true', room_count: '2' });
    expect(search.view.getByRole('combobox', { name: 'Тип сделки' }).query()).toBeNull();
    expect(search.view.getByRole('button', { name: /^Цена/ }).query()).toBeNull();
    await expect.element(search.view.getByRole('button', { name: 'Убрать фильтр: Балкон' })).toBeVisible();
    expect(search.view.getByRole('button', { name: /90/ }).query()).toBeNull();

    await search.view.getByRole('button', { name: 'Сбросить' }).click();
    await expect.poll(() => control.filters).toMatchObject({ tradeType: 'rent', priceMax: 90_000, rooms: [], flags: ['has_tv'] });
    await control.search({ tradeType: 'sale', priceMax: 5_000_000 });
    expect(control.filters).toMatchObject({ tradeType: 'rent', priceMax: 90_000, priceMin: null });
  });

  test('are left out of all filters', async () => {
    const search = await host.mount('search', {
      fixedFilters: { flags: ['has_tv'], buildingTypes: ['brick'], tradeType: 'rent', floorMin: 2 },
    });
    await search.view.getByRole('button', { name: 'Фильтры' }).click();
    const dialog = search.view.getByRole('dialog', { name: 'Фильтры' });
    await expect.element(dialog.getByRole('checkbox', { name: 'Холодильник' })).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Телевизор' }).query()).toBeNull();
    expect(dialog.getByRole('group', { name: 'Дом' }).query()).toBeNull();
    expect(dialog.getByRole('textbox', { name: 'Этаж от' }).query()).toBeNull();
    await expect.element(dialog.getByRole('checkbox', { name: 'Не первый' })).toBeVisible();
  });

  test('may be set later, and removed', async () => {
    const search = await host.mount('search', {}, { network: createFakeApi(world) });
    await expect.poll(() => shownIds(search).length).toBe(10);
    search.update({ fixedFilters: 'trade_type=Аренда' });
    await expect.poll(() => shownIds(search).sort()).toEqual([101, 102]);
    search.update({ fixedFilters: '' });
    await expect.element(search.view.getByRole('combobox', { name: 'Тип сделки' })).toBeVisible();
  });
});
