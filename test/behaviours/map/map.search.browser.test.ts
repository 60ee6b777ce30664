import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Box } from '../../../src/domain/map/coordinates';
import { contains, isInside } from '../../../src/domain/map/coordinates';
import type { MapProvider } from '../../../src/map/engine/MapEngine';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { recorded } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import type { FakeEngine, FakeMap } from '../../support/map/fakeMap';
import { beside, flatAt, liveMapOf, markers, useFakeEngines } from '../../support/map/searchMap';
import { controlOf, hosts, type Mounted } from '../../support/mount';

vi.mock('../../../src/map/engine/engines', () => ({ loadEngine: vi.fn() }));

let engines: Record<MapProvider, FakeEngine>;
const address = location.href;
beforeEach(() => {
  engines = useFakeEngines();
});
afterEach(() => history.replaceState(null, '', address));

const station = (name: string) => ({ metro: { name, lineName: 'Замоскворецкая', route: '2', color: '#2DBE2C', minutes: 8 } });
const sokol = [beside(49, -108), beside(54, -96)] as const;
const belorusskaya = [beside(22, -36), beside(19, -33)] as const;
const zelenograd = { latitude: 55.9825, longitude: 37.1814 };
const troitsk = { latitude: 55.4849, longitude: 37.3068 };
const world = aWorld([
  flatAt(sokol[0], { ...station('Сокол'), rooms: '1', price: 20_000_000 }),
  flatAt(sokol[1], { ...station('Сокол'), rooms: '2', price: 21_000_000 }),
  flatAt(belorusskaya[0], { ...station('Белорусская'), rooms: '1', price: 22_000_000 }),
  flatAt(belorusskaya[1], { ...station('Белорусская'), rooms: '2', price: 23_000_000 }),
  flatAt(zelenograd, { ...station('Планерная'), rooms: '3', price: 6_000_000 }),
  flatAt(troitsk, { ...station('Спортивная'), rooms: '3', price: 7_000_000 }),
]);

const path = '/realty-addresses/map-points/';
const shows = (live: FakeMap, ...places: readonly { readonly latitude: number; readonly longitude: number }[]) =>
  places.every((at) => isInside(live.view().box, at));
const countOf = ({ root }: Mounted) => root().querySelector('[part~=count]')?.textContent;

describe.each(hosts)('the map and what was searched, on $name', (host) => {
  const mount = (props = {}, network = createFakeApi(world)) => host.mount('map', props, { network });
  const open = async (filters: string, network?: typeof fetch) => {
    const map = await mount({ filters }, network);
    return { map, live: await liveMapOf(engines.keyless), control: await controlOf(map) };
  };

  test('opens on the results of a station, with one request, and leaves the address alone', async () => {
    const { fetch, to } = recorded(createFakeApi(world));
    history.replaceState(null, '', '?trade_type=1&address_metro=Сокол');
    const map = await mount({ urlSync: 'query' }, fetch);
    const live = await liveMapOf(engines.keyless);
    await expect.poll(() => live.view().zoom).toBeGreaterThanOrEqual(13);
    expect(shows(live, ...sokol)).toBe(true);
    await expect.poll(() => markers(map)).toEqual(['1 объявление, 21 млн ₽', '1 объявление, 20 млн ₽']);
    expect(countOf(map)).toBe('2 объявления');
    expect(to(path)).toHaveLength(1);
    expect(location.search).not.toContain('box=');
  });

  test('opens on one house with its neighbourhood', async () => {
    const { live } = await open('address_metro=Сокол&room_count=1');
    await expect.poll(() => live.view().zoom).toBe(15);
    expect(live.view().center.latitude).toBeCloseTo(sokol[0].latitude, 2);
  });

  test('opens on few results wherever they are', async () => {
    const { map, live } = await open('price_max=10000000');
    await expect.poll(() => shows(live, zelenograd, troitsk)).toBe(true);
    await expect.poll(() => countOf(map)).toBe('2 объявления');
  });

  test('opens around the stations if nothing is found there', async () => {
    const { map, live } = await open('address_metro=Сокол&price_max=1000000');
    await expect.poll(() => live.view().zoom).toBeGreaterThanOrEqual(13);
    expect(shows(live, ...sokol)).toBe(true);
    await expect.element(map.view.getByRole('heading', { name: 'Нет объявлений по заданным фильтрам' })).toBeVisible();
  });

  test('opens on the city where nobody sells anything at the stations', async () => {
    const { map, live } = await open('address_metro=Курская');
    await expect.element(map.view.getByRole('heading', { name: 'Нет объявлений по заданным фильтрам' })).toBeVisible();
    expect(live.calls).not.toContain('fit');
    expect(live.view().zoom).toBe(11);
  });

  test('moves with other filters only if it shows too few of their results', async () => {
    const { map, live, control } = await open('address_metro=Сокол');
    await expect.poll(() => shows(live, ...sokol) && live.view().zoom >= 13).toBe(true);
    const first = live.view();
    await control.search('address_metro=Сокол&room_count=2');
    await expect.poll(() => markers(map)).toEqual(['1 объявление, 21 млн ₽']);
    expect(live.view()).toEqual(first);

    await control.search('address_metro=Белорусская');
    await expect.poll(() => shows(live, ...belorusskaya)).toBe(true);
    expect(shows(live, ...sokol)).toBe(false);
    await expect.poll(() => markers(map)).toHaveLength(2);

    await control.search('');
    await expect.poll(() => live.view().zoom).toBe(11);
    expect(live.view().center.latitude).toBeCloseTo(55.7558, 2);
    await control.search('address_metro=Белорусская&price_max=1000000');
    await expect.poll(() => live.view().zoom).toBeGreaterThan(12);
    expect(shows(live, ...belorusskaya)).toBe(true);
  });

  test('shows the city again without filters, and hears a visitor who moves it then', async () => {
    history.replaceState(null, '', '?trade_type=1&price_max=10000000&view=map');
    const map = await mount({ urlSync: 'query' });
    const live = await liveMapOf(engines.keyless);
    const control = await controlOf(map);
    await expect.poll(() => shows(live, zelenograd, troitsk)).toBe(true);
    await control.search('');
    await expect.poll(() => live.view().zoom).toBe(11);
    expect(live.view().center.latitude).toBeCloseTo(55.7558, 2);
    // It is there already: nothing settles but the move by hand.
    await control.search('trade_type=2');
    await expect.poll(() => markers(map)).toEqual([]);
    expect(location.search).not.toContain('box=');
    live.drag(300, 0);
    await expect.poll(() => location.search).toContain('box=');
  });

  test('stays where the visitor has moved it, whatever is searched', async () => {
    const { map, live, control } = await open('address_metro=Сокол');
    await expect.poll(() => markers(map)).toHaveLength(2);
    live.drag(900, 0);
    const moved = live.view();
    expect(shows(live, belorusskaya[0])).toBe(false);
    await control.search('address_metro=Белорусская');
    await expect.element(map.view.getByText('Здесь объявлений нет').first()).toBeVisible();
    expect(live.view()).toEqual(moved);
  });

  test('does not jump away under a finger', async () => {
    const { live, control } = await open('');
    live.raise('motion', { x: 5, y: 5, scale: 1 });
    const { center } = live.view();
    const fits = () => live.calls.filter((call) => call === 'fit').length;
    await control.search('address_metro=Сокол');
    live.drag(0, 0);
    expect(fits()).toBe(0);
    expect(live.view().center.latitude).toBeCloseTo(center.latitude, 3);
  });

  test('shows the view of a link, and the results again after the way back', async () => {
    history.replaceState(null, '', '?trade_type=1&address_metro=Сокол&view=map&box=55.77,37.62,55.76,37.64');
    await mount({ urlSync: 'query' });
    const live = await liveMapOf(engines.keyless);
    const linked: Box = { north: 55.77, west: 37.62, south: 55.76, east: 37.64 };
    await expect.poll(() => contains(live.view().box, { ...linked, north: 55.769, south: 55.761 })).toBe(true);
    expect(shows(live, ...sokol)).toBe(false);
    history.replaceState(null, '', '?trade_type=1&address_metro=Сокол&view=map');
    dispatchEvent(new PopStateEvent('popstate'));
    await expect.poll(() => shows(live, ...sokol) && live.view().zoom >= 13).toBe(true);
  });

  test('opens on another search that was made in the list, and where it was left on the same one', async () => {
    const results = await host.mount('results', { view: 'map', filters: 'address_metro=Сокол' }, { network: createFakeApi(world) });
    const control = await controlOf(results);
    await expect.poll(() => markers(results)).toHaveLength(2);
    const first = await liveMapOf(engines.keyless);
    first.drag(300, 200);
    const moved = first.view();
    const toList = () => results.view.getByRole('button', { name: 'К списку объектов' }).click();
    const toMap = () => results.view.getByRole('button', { name: 'На карте' }).click();
    await toList();
    await control.search('address_metro=Сокол&ordering=price');
    await toMap();
    const again = await liveMapOf(engines.keyless);
    await expect.poll(() => again.view().zoom).toBe(moved.zoom);
    await expect.poll(() => again.view().center.latitude).toBeCloseTo(moved.center.latitude, 2);
    await toList();
    await control.search('address_metro=Белорусская');
    await toMap();
    const other = await liveMapOf(engines.keyless);
    await expect.poll(() => shows(other, ...belorusskaya) && other.view().zoom >= 13).toBe(true);
  });
});
