import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { encodeListing } from '../../../src/api/wire/listing/encodeListing';
import { encodeMetroStation } from '../../../src/api/wire/metro';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { type Fetch, malformed, never, recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { aStation } from '../../../src/testing/stations';
import { aWorld } from '../../../src/testing/world';
import { restoreTimers } from '../../support/fakeTimers';
import { flats, ids } from '../../support/listing/listings';
import { hosts, type Mounted } from '../../support/mount';
import { everyMutation } from '../../support/mutations';
import { shownIds } from '../../support/shown';

const world = aWorld([...flats(25), aListing({ id: 101, tradeType: 'rent', price: 70_000 })]);
const statuses = [400, 401, 403, 404, 408, 409, 413, 429, 500, 502, 503, 504];

const thrown: unknown[] = [];
const note = (event: Event) => thrown.push('reason' in event ? event.reason : event);
/** The second click may hit the link of a card that has just appeared, which would navigate away from the test. */
const stay = (event: Event) => {
  if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
};
beforeEach(() => {
  thrown.length = 0;
  addEventListener('click', stay);
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
});
afterEach(() => {
  removeEventListener('click', stay);
  removeEventListener('error', note);
  removeEventListener('unhandledrejection', note);
  restoreTimers();
  expect(thrown).toEqual([]);
  expect(Reflect.get(window, 'ran')).toBeUndefined();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

/** Everything visible or announced. */
function textOf({ root }: Mounted): string {
  const attributes = ['alt', 'title', 'aria-label', 'href', 'src', 'placeholder', 'style'];
  const named = [...root().querySelectorAll('*')].flatMap((node) => attributes.map((name) => node.getAttribute(name) ?? ''));
  const texts = [...root().querySelectorAll('.kv-root')].map((node) => node.textContent ?? '');
  return [...texts, ...named].join('\n');
}

const nonsense = /undefined|NaN|\[object|Invalid|Infinity|\bnull\b/;
const isDrawn = ({ root }: Mounted) =>
  root().querySelector('section[data-state=ready], section[data-state=failed]') !== null && root().querySelector('li:empty') === null;
const inChunks = <T>(items: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
const only = (path: RegExp, scenario: Fetch) => when(path, scenario, createFakeApi(world));
const lists = /\/realty\/$/;

describe.each(hosts)('a search on $name survives', (host) => {
  test.each(statuses)('status %i of its list: reported once, requested once, retried by the button', async (status) => {
    const network = switchable(only(lists, rejects(status)));
    const watched = recorded(network.fetch);
    const search = await host.mount('search', {}, { network: watched.fetch });
    await expect.element(search.view.getByRole('alert').getByText('Произошла критическая ошибка')).toBeVisible();
    await expect.element(search.view.getByText('Произшла ошибка')).toBeVisible();
    expect(watched.to('/realty/')).toHaveLength(1);
    network.use(createFakeApi(world));
    await search.view.getByRole('button', { name: 'Обновить' }).dblClick();
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
    expect(watched.to('/realty/')).toHaveLength(2);
  });

  test.each([429, 503, 504])('status %i of its stations: the list still works', async (status) => {
    const search = await host.mount('search', {}, { network: only(/metro/, rejects(status)) });
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
    await userEvent.type(search.view.getByRole('combobox', { name: 'Метро' }), 'Со');
    await expect.element(search.view.getByText('Ошибка загрузки станций метро').first()).toBeInTheDocument();
    expect(shownIds(search)).toEqual(ids(1, 10));
  });

  test('a server that never answers: after a minute it is the network block', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const network = switchable(only(lists, never()));
    const search = await host.mount('search', {}, { network: network.fetch });
    await expect.element(search.view.getByRole('heading', { name: /Купить квартиру/ })).toBeVisible();
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    vi.advanceTimersByTime(60_000);
    await expect.element(search.view.getByText('Отсутствует интернет соединение')).toBeVisible();
    network.use(createFakeApi(world));
    await search.view.getByRole('button', { name: 'Обновить' }).click();
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
  });

  test('an impatient visitor: two clicks on "Показать" are one request', async () => {
    const watched = recorded(createFakeApi(world));
    const search = await host.mount('search', {}, { network: watched.fetch });
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
    await userEvent.selectOptions(search.view.getByRole('combobox', { name: 'Тип сделки' }), 'Снять');
    await search.view.getByRole('button', { name: 'Показать' }).dblClick();
    await expect.poll(() => shownIds(search)).toEqual([101]);
    expect(watched.to('/realty/')).toHaveLength(2);
  });
});

describe.each(hosts)('results on $name handle', (host) => {
  const listing = encodeListing(aListing());
  const listings = everyMutation(listing).map((item, index) =>
    typeof item === 'object' && item !== null && Reflect.get(item, 'id') === listing.id ? { ...item, id: index + 1 } : item,
  );

  test.each(['rows', 'compact'] as const)('a listing with any field changed, as %s', async (layout) => {
    for (const results of inChunks(listings, 100)) {
      const page = await host.mount('results', { pageSize: 100, layout }, { network: malformed({ results, count: results.length }) });
      await expect.poll(() => isDrawn(page)).toBe(true);
      expect(shownIds(page).length).toBeGreaterThan(results.length / 2);
      expect(textOf(page).match(nonsense)).toBeNull();
      const codes = page.detailsOf('error').map((error) => (error as { code: string }).code);
      expect(codes.filter((code) => code !== 'malformed-item')).toEqual([]);
      expect(codes.length).toBeLessThanOrEqual(1);
      page.unmount();
    }
  });

  test('a response with a changed envelope', async () => {
    const frames = [...everyMutation({ results: [7], count: 1 }), null, [], 7, true, '"text"', '{"results":', ''];
    const pages = await Promise.all(frames.map((body) => host.mount('results', {}, { network: malformed(body) })));
    for (const page of pages) {
      await expect.poll(() => isDrawn(page)).toBe(true);
      expect(textOf(page)).toContain('Москве');
      expect(textOf(page).match(nonsense)).toBeNull();
    }
  });

  test('a response that tries prototype pollution', async () => {
    const poison = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
    const body = JSON.stringify({ results: [listing], count: 1 })
      .replaceAll('{', `{${poison},`)
      .replaceAll(',}', '}');
    const page = await host.mount('results', {}, { network: malformed(body) });
    await expect.poll(() => shownIds(page)).toEqual([listing.id]);
  });

  test('stations with any field changed', async () => {
    const stations = everyMutation([encodeMetroStation(aStation({ name: 'Сокол' }))]).flatMap((list) => list);
    const form = await host.mount(
      'search-form',
      {},
      { network: malformed([...stations, encodeMetroStation(aStation({ name: 'Сокол' }))]) },
    );
    await userEvent.type(form.view.getByRole('combobox', { name: 'Метро' }), 'с');
    await expect.element(form.view.getByRole('listbox', { name: 'Станции метро' }).getByRole('option').first()).toBeVisible();
    expect(textOf(form).match(nonsense)).toBeNull();
  });
});
