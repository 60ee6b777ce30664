import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MapProvider } from '../../../src/map/engine/MapEngine';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { held } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import type { FakeEngine } from '../../support/map/fakeMap';
import { beside, flatAt, liveMapOf, markers, useFakeEngines } from '../../support/map/searchMap';
import { controlOf, hosts, type Mounted } from '../../support/mount';
import { focused, shownIds } from '../../support/shown';

vi.mock('../../../src/map/engine/engines', () => ({ loadEngine: vi.fn() }));

let engines: Record<MapProvider, FakeEngine>;
beforeEach(() => {
  engines = useFakeEngines();
});

const path = '/realty-addresses/map-points/';
const north = beside(60, 0);
const south = beside(-60, 0);
const world = aWorld([
  flatAt(north, { price: 12_500_000, rooms: '1' }),
  flatAt(north, { price: 15_000_000, rooms: '2' }),
  flatAt(north, { price: 18_000_000, rooms: '2' }),
  flatAt(south, { price: 9_000_000, rooms: '2' }),
]);
const nowhere = flatAt({ latitude: 0, longitude: 0 }, { price: 8_000_000, rooms: '3' });
const withNowhere = aWorld([...world.listings.map(({ listing }) => listing), nowhere]);

const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00A0', ' ');
const countOf = ({ root }: Mounted) => plain(root().querySelector('[part~=count]'));
const noteOf = ({ root }: Mounted) =>
  [...root().querySelectorAll('p, a, button')].map(plain).find((text) => text?.includes('только в списке'));
const press = ({ view }: Mounted, role: 'link' | 'button' = 'link') => view.getByRole(role, { name: /только в.списке/ });

describe.each(hosts)('numbers of the map on $name', (host) => {
  const mount = (network = createFakeApi(world), props = {}) => host.mount('map', props, { network });

  test('count all Moscow: Зеленоград and Троицк are found, counted and shown', async () => {
    const far = [
      flatAt({ latitude: 55.9825, longitude: 37.1814 }, { price: 8_000_000, rooms: '3' }),
      flatAt({ latitude: 55.4849, longitude: 37.3068 }, { price: 7_000_000, rooms: '3' }),
    ];
    const map = await mount(createFakeApi(aWorld([...world.listings.map(({ listing }) => listing), ...far])));
    const live = await liveMapOf(engines.keyless);
    await expect.poll(() => map.root().querySelector('[part~=count]')?.textContent).toBe('4 из 6 объявлений');
    expect(noteOf(map)).toBeUndefined();
    for (const [at, name] of [
      [{ latitude: 55.9825, longitude: 37.1814 }, '1 объявление, 8 млн ₽'],
      [{ latitude: 55.4849, longitude: 37.3068 }, '1 объявление, 7 млн ₽'],
    ] as const) {
      live.setView({ center: at, zoom: 14 });
      await expect.poll(() => markers(map)).toEqual([name]);
      expect(live.view().center.latitude).toBeCloseTo(at.latitude, 3);
    }
    await expect.element(map.view.getByRole('button', { name: '1 объявление' })).toBeVisible();
  });

  test('leave out what is not in Moscow, and say how many that are', async () => {
    const serpukhov = flatAt({ latitude: 54.9226, longitude: 37.4033 }, { price: 8_000_000, rooms: '3' });
    const map = await mount(createFakeApi(aWorld([...world.listings.map(({ listing }) => listing), serpukhov, nowhere])));
    const note = () => noteOf(map);
    await expect.poll(note).toBe('Ещё 2 объявления — только в списке');
    await expect.poll(() => countOf(map)).toBe('4 объявления');
    await expect.poll(() => markers(map)).toHaveLength(2);
    await (await controlOf(map)).search('room_count=2');
    await expect.poll(() => markers(map)).toEqual(['2 объявления, от 15 млн ₽', '1 объявление, 9 млн ₽']);
    expect(note()).toBeUndefined();
    await (await controlOf(map)).search('room_count=3');
    await expect.poll(note).toBe('Ещё 2 объявления — только в списке');
    expect(map.view.getByRole('button', { name: 'Показать весь город' }).query()).toBeNull();
  });

  test('are never said to be left out before they are there', async () => {
    const network = held(createFakeApi(world));
    const map = await mount(network.fetch);
    await liveMapOf(engines.keyless);
    const seen: string[] = [];
    const note = new MutationObserver(() => {
      const text = noteOf(map);
      if (text) seen.push(text);
    });
    note.observe(map.root(), { childList: true, subtree: true, characterData: true });
    await expect.poll(() => network.to(path).length).toBe(1);
    network.releaseAll();
    await expect.poll(() => markers(map)).toHaveLength(2);
    // The same points in another view, and other ones in the same view.
    const control = await controlOf(map);
    void control.search('room_count=2');
    await expect.poll(() => network.to(path).length).toBe(1);
    network.releaseAll();
    await expect.poll(() => markers(map)).toEqual(['2 объявления, от 15 млн ₽', '1 объявление, 9 млн ₽']);
    note.disconnect();
    expect(seen).toEqual([]);
  });

  test.each([375, 744, 1200, 1440])(
    'add up at %d px: those on the map and those in the list only are all that was found',
    async (width) => {
      await page.viewport(width, 900);
      try {
        const map = await mount(createFakeApi(withNowhere));
        const live = await liveMapOf(engines.keyless);
        await expect.poll(() => noteOf(map)).toBe('Ещё 1 объявление — только в списке');
        // The noun may be hidden, but not from screen readers.
        await expect.poll(() => countOf(map)).toBe('4 объявления');
        live.setView({ center: north, zoom: 14 });
        await expect.poll(() => countOf(map)).toBe('3 из 4 объявлений');
        expect(noteOf(map)).toBe('Ещё 1 объявление — только в списке');
        const { left, right, height } = press(map).element().getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(height).toBeGreaterThanOrEqual(44);
      } finally {
        await page.viewport(1280, 900);
      }
    },
  );

  test('lead to the list of that search: on the main site, or behind the map', async () => {
    const map = await mount(createFakeApi(withNowhere), { filters: 'price_max=20000000' });
    const link = press(map);
    await expect.element(link).toBeVisible();
    const toList = map.view.getByRole('link', { name: 'К списку объектов' });
    expect(link.element().getAttribute('href')).toBe(toList.element().getAttribute('href'));
    expect(link.element().getAttribute('href')).toContain('price_max=20000000');
    map.unmount();

    engines = useFakeEngines();
    const results = await host.mount('results', { view: 'map' }, { network: createFakeApi(withNowhere) });
    await press(results, 'button').click();
    await expect.poll(() => shownIds(results)).toHaveLength(5);
    expect(shownIds(results)).toContain(nowhere.id);
    await expect.poll(() => focused()?.textContent).toBe('На карте');
  });

  test('nothing can be shown: none on the map, and all of them in the list', async () => {
    const map = await mount(createFakeApi(aWorld([nowhere])));
    await expect.poll(() => noteOf(map)).toBe('Ещё 1 объявление — только в списке');
    await expect.poll(() => countOf(map)).toBe('0 объявлений');
    expect(map.view.getByText('Нет объявлений по заданным фильтрам').query()).toBeNull();
    expect(map.view.getByRole('button', { name: 'Показать весь город' }).query()).toBeNull();
  });
});
