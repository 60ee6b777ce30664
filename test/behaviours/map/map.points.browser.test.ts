import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mapBox } from '../../../src/domain/map/cityMapBoxes';
import { contains, intersection } from '../../../src/domain/map/coordinates';
import type { MapProvider } from '../../../src/map/engine/MapEngine';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { altered, held, never, offline, recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import type { FakeEngine } from '../../support/map/fakeMap';
import { beside, flatAt, liveMapOf, markers, useFakeEngines } from '../../support/map/searchMap';
import { controlOf, hosts } from '../../support/mount';
import { announced, focused } from '../../support/shown';

vi.mock('../../../src/map/engine/engines', () => ({ loadEngine: vi.fn() }));

let engines: Record<MapProvider, FakeEngine>;
beforeEach(() => {
  engines = useFakeEngines();
});

const path = '/realty-addresses/map-points/';
const points = /\/map-points\/$/;
const north = beside(60, 0);
const south = beside(-60, 0);
const world = aWorld([
  flatAt(north, { price: 12_500_000, rooms: '1' }),
  flatAt(north, { price: 15_000_000, rooms: '2' }),
  flatAt(north, { price: 18_000_000, rooms: '2' }),
  flatAt(south, { price: 9_000_000, rooms: '2' }),
  flatAt(beside(5, 50), { tradeType: 'rent', price: 85_000 }),
]);

interface MapBody {
  readonly top_left_latitude: number;
  readonly top_left_longitude: number;
  readonly bottom_right_latitude: number;
  readonly bottom_right_longitude: number;
}

const boxOf = (body: unknown) => {
  const { top_left_latitude, top_left_longitude, bottom_right_latitude, bottom_right_longitude } = body as MapBody;
  return { north: top_left_latitude, west: top_left_longitude, south: bottom_right_latitude, east: bottom_right_longitude };
};

describe.each(hosts)('points of the map on $name', (host) => {
  const mount = (network = createFakeApi(world), props = {}) => host.mount('map', props, { network });

  test('stand where the listings are, and say how many and from which price', async () => {
    const map = await mount();
    await expect.poll(() => markers(map)).toEqual(['3 объявления, от 12,5 млн ₽', '1 объявление, 9 млн ₽']);
    await expect.poll(() => announced(map)).toContain('На карте 4 объявления');
    await expect.poll(() => map.root().querySelector('[part~=count]')?.textContent).toBe('4 объявления');
  });

  test('are asked for once, in a box a little larger than the map and no larger than what is asked for at most', async () => {
    const network = recorded(createFakeApi(world));
    const map = await mount(network.fetch);
    const live = await liveMapOf(engines.keyless);
    await expect.poll(() => markers(map)).toHaveLength(2);
    expect(network.to(path)).toHaveLength(1);
    const asked = boxOf(network.to(path)[0]?.body);
    expect(contains(mapBox, asked)).toBe(true);
    expect(contains(asked, intersection(live.view().box, mapBox) ?? mapBox)).toBe(true);
  });

  test('are not asked for again while the map stays within a whole answer, and are beyond it', async () => {
    const network = recorded(createFakeApi(world));
    const map = await mount(network.fetch);
    const live = await liveMapOf(engines.keyless);
    live.setView({ center: north, zoom: 14 });
    await expect.poll(() => markers(map)).toEqual(['3 объявления, от 12,5 млн ₽']);
    // The count tells that these are not all.
    await expect.poll(() => map.root().querySelector('[part~=count]')?.textContent).toBe('3 из 4 объявлений');
    live.setView({ center: south, zoom: 14 });
    await expect.poll(() => markers(map)).toEqual(['1 объявление, 9 млн ₽']);
    expect(network.to(path)).toHaveLength(1);
  });

  test('that the server gives as cells are asked for again in another view, and open by coming nearer', async () => {
    const cell = { id: [], latitude: 55.7558, longitude: 37.6176, displayCount: 1700, price: 5e6, cluster: true };
    const bounds = [55.74, 37.6, 55.77, 37.64];
    const gridded = when(
      points,
      altered(() => [{ ...cell, bounds }]),
      createFakeApi(world),
    );
    const network = recorded(gridded);
    const map = await mount(network.fetch);
    const live = await liveMapOf(engines.keyless);
    const marker = map.view.getByRole('button', { name: /1 700 объявлений, от.5.млн/ });
    await expect.element(marker).toHaveTextContent(/^1.700$/);
    await userEvent.click(marker);
    await expect.poll(() => live.view().zoom).toBeGreaterThan(10);
    await expect.poll(() => network.to(path).length).toBe(2);
    expect(boxOf(network.to(path)[1]?.body)).not.toEqual(boxOf(network.to(path)[0]?.body));
  });

  test('of other filters take the place of the old ones at once, and an answer that is late never shows', async () => {
    const network = held(createFakeApi(world), { ignoresAbort: true });
    const map = await mount(network.fetch);
    await liveMapOf(engines.keyless);
    await expect.poll(() => network.to(path).length).toBe(1);
    network.releaseAll();
    await expect.poll(() => markers(map)).toHaveLength(2);

    const control = await controlOf(map);
    void control.search('room_count=2');
    await expect.poll(() => markers(map)).toEqual([]);
    await expect.poll(() => network.to(path).length).toBe(1);
    const [late] = network.to(path);
    void control.search('trade_type=Аренда');
    await expect.poll(() => network.to(path).length).toBe(2);
    expect(late?.signal.aborted).toBe(true);
    network.to(path).at(-1)?.release();
    await expect.poll(() => markers(map)).toEqual(['1 объявление, 85 тыс ₽']);
    late?.release();
    network.releaseAll();
    await expect.poll(() => announced(map)).toContain('На карте 1 объявление');
    expect(markers(map)).toEqual(['1 объявление, 85 тыс ₽']);
  });

  test('stay when only the order is another one, and so does the map', async () => {
    const network = recorded(createFakeApi(world));
    const map = await mount(network.fetch);
    const live = await liveMapOf(engines.keyless);
    await expect.poll(() => markers(map)).toHaveLength(2);
    live.setView({ center: beside(1, 1), zoom: 12 });
    await expect.poll(() => live.view().zoom).toBe(12);
    const control = await controlOf(map);
    await control.search('ordering=price');
    expect(network.to(path)).toHaveLength(1);
    await control.search('room_count=1');
    await expect.poll(() => network.to(path).length).toBe(2);
    expect(live.view()).toMatchObject({ zoom: 12 });
    expect(engines.keyless.maps.at(-1)).toBe(live);
  });

  test('that fail say so and are asked for once more', async () => {
    const server = switchable(when(points, offline(), createFakeApi(world)));
    const map = await mount(server.fetch);
    await expect.element(map.view.getByRole('alert')).toHaveTextContent('Ошибка загрузки точек на карте');
    server.use(when(points, rejects(500), createFakeApi(world)));
    await userEvent.click(map.view.getByRole('button', { name: 'Обновить' }));
    await expect.element(map.view.getByRole('alert')).toHaveTextContent('Ошибка загрузки точек на карте');
    server.use(createFakeApi(world));
    await userEvent.click(map.view.getByRole('button', { name: 'Обновить' }));
    await expect.poll(() => markers(map)).toHaveLength(2);
    expect(map.root().querySelector('[role=alert]')).toBeNull();
    expect(focused()?.getAttribute('aria-label')).toMatch(/^Карта Москвы/);
  });

  test('that failed come by themselves when the network is back', async () => {
    const server = switchable(when(points, offline(), createFakeApi(world)));
    const map = await mount(server.fetch);
    await expect.element(map.view.getByRole('alert')).toHaveTextContent('Ошибка загрузки точек на карте');
    const live = await liveMapOf(engines.keyless);
    const resized = () => live.calls.filter((call) => call === 'resize').length;
    const before = resized();
    server.use(createFakeApi(world));
    dispatchEvent(new Event('online'));
    await expect.poll(() => markers(map)).toHaveLength(2);
    expect(resized()).toBeGreaterThan(before);
  });

  test('that are not there: nothing at all, or nothing here and the way back', async () => {
    const nothing = await mount(createFakeApi(aWorld([])));
    await expect.element(nothing.view.getByRole('heading', { name: 'Нет объявлений по заданным фильтрам' })).toBeVisible();
    nothing.unmount();

    engines = useFakeEngines();
    const map = await mount();
    const live = await liveMapOf(engines.keyless);
    await expect.poll(() => markers(map)).toHaveLength(2);
    live.setView({ center: beside(0, 200), zoom: 15 });
    await expect.element(map.view.getByText('Здесь объявлений нет').first()).toBeVisible();
    expect(map.view.getByText('Нет объявлений по заданным фильтрам').query()).toBeNull();
    await userEvent.click(map.view.getByRole('button', { name: 'Показать весь город' }));
    await expect.poll(() => markers(map)).toHaveLength(2);
    expect(map.view.getByText('Здесь объявлений нет').query()).toBeNull();
    expect(focused()?.getAttribute('aria-label')).toMatch(/^Карта Москвы/);
  });

  test('say that they are on their way', async () => {
    const map = await mount(when(points, never(), createFakeApi(world)));
    await expect.element(map.view.getByRole('progressbar', { name: 'Загрузка точек на карте' })).toHaveAttribute('data-state', 'active');
  });

  test('say their prices where there is room for them', async () => {
    const map = await mount();
    const live = await liveMapOf(engines.keyless);
    live.setView({ center: north, zoom: 14 });
    const marker = map.view.getByRole('button', { name: '3 объявления' });
    await expect.element(marker).toHaveTextContent(/^от.12,5.млн$/);
    live.setView({ center: north, zoom: 13 });
    await expect.element(marker).toHaveTextContent(/^3$/);
  });
});
