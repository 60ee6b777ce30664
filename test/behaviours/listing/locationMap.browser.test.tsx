import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listingMapBox } from '../../../src/domain/city/moscowPlace';
import { contains } from '../../../src/domain/map/coordinates';
import { loadEngine } from '../../../src/map/engine/engines';
import { MapError, type MapProvider } from '../../../src/map/engine/MapEngine';
import { LocationMap, type LocationMapProps } from '../../../src/parts/location/LocationMap';
import { createRuntime } from '../../../src/state/runtime/runtime';
import { RuntimeProvider } from '../../../src/state/runtime/runtimeContext';
import { turnWheel } from '../../support/finger';
import { type FakeEngine, type FakeMap, fakeEngine } from '../../support/map/fakeMap';
import { type PlaceName, type Staged, stage } from '../../support/stage';

vi.mock('../../../src/map/engine/engines', () => ({ loadEngine: vi.fn() }));

const address = { label: 'Пречистенка, 40/2', latitude: 55.7392, longitude: 37.5886 };
const runtime = createRuntime({ apiUrl: 'https://server.test/api' });
let engines: Record<MapProvider, FakeEngine>;

beforeEach(() => {
  engines = { keyless: fakeEngine(), yandex: fakeEngine({ id: 'yandex' }) };
  vi.mocked(loadEngine).mockReset();
  vi.mocked(loadEngine).mockImplementation(async (provider) => engines[provider]);
});
afterEach(() => window.scrollTo(0, 0));

interface Given extends Partial<LocationMapProps> {
  /** How far below the window's upper edge, px. */
  readonly above?: number;
}

const content = ({ above = 0, ...given }: Given) => (
  <StrictMode>
    <RuntimeProvider runtime={runtime}>
      <div style={{ paddingTop: above, paddingBottom: 2000 }}>
        <button type="button">До карты</button>
        <LocationMap address={address} part="location" {...given} />
        <button type="button">После карты</button>
      </div>
    </RuntimeProvider>
  </StrictMode>
);

const liveMaps = () => Object.values(engines).flatMap(({ maps }) => maps.filter(({ isLive }) => isLive));

interface Shown extends Staged {
  readonly map: FakeMap;
}

async function show(given: Given = {}, place: PlaceName = 'shadow root'): Promise<Shown> {
  const staged = stage(content(given), { place, width: 800 });
  await expect.poll(() => liveMaps().length).toBe(1);
  await expect.element(staged.view.getByRole('button', { name: 'Приблизить' })).toBeVisible();
  const [map] = liveMaps();
  if (!map) throw new Error('No map');
  return { ...staged, map };
}

const roomOf = ({ root }: Staged) => root.querySelector('[part="location"]');

test.each([375, 1440])('shows as much around the house as is asked for, at %i px', async (width) => {
  const staged = stage(content({ map: { offset: 0.01 } }), { width });
  await expect.poll(() => liveMaps().length).toBe(1);
  await expect.element(staged.view.getByRole('button', { name: 'Приблизить' })).toBeVisible();
  const [map] = liveMaps();
  if (!map) throw new Error('No map');
  const { latitude, longitude } = address;
  const around = { south: latitude - 0.01, west: longitude - 0.01, north: latitude + 0.01, east: longitude + 0.01 };
  const shown = map.view();
  expect(contains(shown.box, around)).toBe(true);
  expect(shown.center.latitude).toBeCloseTo(latitude, 3);
  expect(shown.center.longitude).toBeCloseTo(longitude, 3);
  // Not farther away than that needs.
  map.setView({ center: shown.center, zoom: shown.zoom + 1 });
  expect(contains(map.view().box, around)).toBe(false);
});

describe.each(['page', 'shadow root'] as const)('the map of a listing on a %s', (place) => {
  test('stands around the house, within Moscow, as the page is scrolled over it', async () => {
    const { map, view } = await show({}, place);
    expect(map.options).toMatchObject({
      center: { latitude: address.latitude, longitude: address.longitude },
      zoom: 14,
      minZoom: 2,
      maxZoom: 19,
      bounds: listingMapBox,
      gestures: 'cooperative',
    });
    expect(map.options.label).toContain(address.label);
    expect(map.settings.basemapUrl).toBe('https://server.test/api/basemap/moscow.pmtiles');
    await expect.element(view.getByText(address.label, { exact: true })).toBeVisible();
  });

  test('has a marker in its middle, which brings it back', async () => {
    const { map, view } = await show({}, place);
    const marker = view.getByRole('button', { name: new RegExp(address.label) });
    await expect.element(marker).toBeVisible();
    expect(marker.element().getAttribute('part')).toBe('marker');
    const [box, room] = [marker.element().getBoundingClientRect(), map.container.getBoundingClientRect()];
    expect(Math.round(box.left + box.width / 2 - room.left)).toBe(400);
    expect(Math.round(box.top + box.height / 2 - room.top)).toBe(217);
    map.drag(150, 60);
    await marker.click();
    await expect.poll(() => map.view().center.longitude).toBeCloseTo(address.longitude, 5);
    expect(map.view().center.latitude).toBeCloseTo(address.latitude, 5);
  });

  test('the keyboard goes to the map, to the marker, to the buttons and on', async () => {
    const { view, focused } = await show({}, place);
    (view.getByRole('button', { name: 'До карты' }).element() as HTMLElement).focus();
    const names: (string | null | undefined)[] = [];
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      names.push(focused()?.getAttribute('aria-label') ?? focused()?.textContent);
    }
    expect(names).toEqual([
      expect.stringContaining('Карта, Пречистенка, 40/2'),
      expect.stringContaining('Пречистенка, 40/2'),
      'Приблизить',
      'Отдалить',
      'После карты',
    ]);
  });
});

describe('zoom buttons', () => {
  test('go by one step in 400 ms', async () => {
    const { map, view } = await show();
    const zoomBy = vi.spyOn(map, 'zoomBy');
    await view.getByRole('button', { name: 'Приблизить' }).click();
    expect(zoomBy).toHaveBeenLastCalledWith(1, { duration: 400 });
    await view.getByRole('button', { name: 'Отдалить' }).click();
    expect(zoomBy).toHaveBeenLastCalledWith(-1, { duration: 400 });
  });

  test.each([
    ['Приблизить', 19, 'Отдалить'],
    ['Отдалить', 2, 'Приблизить'],
  ])('«%s» says at zoom %i that there is no further, and keeps the focus', async (name, zoom, other) => {
    const { map, view, focused } = await show();
    map.setView({ center: map.view().center, zoom });
    const button = view.getByRole('button', { name });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(view.getByRole('button', { name: other })).toHaveAttribute('aria-disabled', 'false');
    const zoomBy = vi.spyOn(map, 'zoomBy');
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(zoomBy).not.toHaveBeenCalled();
    expect(focused()).toBe(button.element());
  });
});

describe('the room of the map', () => {
  test('is there before the map, which comes when it is near the window', async () => {
    const staged = stage(content({ above: 4000 }), { width: 800 });
    await expect.poll(() => roomOf(staged)?.getBoundingClientRect().height).toBe(434);
    const after = staged.view.getByRole('button', { name: 'После карты' });
    const place = after.element().getBoundingClientRect().top + window.scrollY;
    expect(loadEngine).not.toHaveBeenCalled();
    window.scrollTo(0, 2900);
    await expect.poll(() => liveMaps().length).toBe(1);
    expect(after.element().getBoundingClientRect().top + window.scrollY).toBe(place);
  });

  test('is lower on a phone, and takes the margin that the page lends', async () => {
    const staged = stage(content({}), { width: 375 });
    await expect.poll(() => roomOf(staged)?.getBoundingClientRect().height).toBe(300);
    const room = roomOf(staged);
    if (room instanceof HTMLElement) room.style.setProperty('--kv-bleed', '16px');
    expect(room?.getBoundingClientRect().width).toBe(375 + 32);
  });

  test('is left empty-handed: no live map after the page has taken it away', async () => {
    const { show: draw } = await show();
    draw(null);
    await expect.poll(() => liveMaps().length).toBe(0);
  });

  test('shows another house from scratch', async () => {
    const { show: draw } = await show();
    draw(content({ address: { ...address, latitude: 55.8, longitude: 37.6 } }));
    await expect.poll(() => liveMaps().map(({ options }) => options.center)).toEqual([{ latitude: 55.8, longitude: 37.6 }]);
  });
});

test.each([
  ['unknown', null, null],
  ['half known', 55.74, null],
  ['zero', 0, 0],
  ['not a number', Number.NaN, 37.6],
  ['outside of Moscow', 59.94, 30.31],
])('coordinates that are %s: no map, the address stays', async (_, latitude, longitude) => {
  const staged = stage(content({ address: { ...address, latitude, longitude } }));
  await expect.element(staged.view.getByText('Расположение на карте неизвестно')).toBeVisible();
  await expect.element(staged.view.getByText(address.label, { exact: true })).toBeVisible();
  expect(roomOf(staged)).toBeNull();
  expect(loadEngine).not.toHaveBeenCalled();
});

test('a map that does not come leaves the address, and is tried again', async () => {
  engines.keyless.refuse(new MapError('tiles'));
  const onError = vi.fn();
  const { view, focused } = stage(content({ onError }));
  await expect.element(view.getByRole('alert')).toHaveTextContent('Карта не загрузилась');
  await expect.element(view.getByText(address.label, { exact: true })).toBeVisible();
  expect(onError.mock.calls.at(-1)?.[0]).toMatchObject({ code: 'tiles' });
  engines.keyless.refuse(null);
  await view.getByRole('button', { name: 'Обновить' }).click();
  await expect.poll(() => liveMaps().length).toBe(1);
  await expect.element(view.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(() => focused()?.getAttribute('aria-label')).toContain('Карта, Пречистенка, 40/2');
});

test('without the vendor it is our own map, and the page is told', async () => {
  engines.yandex.refuse(new MapError('script'));
  const onError = vi.fn();
  const { map } = await show({ map: { mapProvider: 'yandex', mapKey: 'key' }, onError });
  expect(engines.keyless.maps).toContain(map);
  expect(onError.mock.calls.at(-1)?.[0]).toMatchObject({ code: 'script' });
});

const hintOf = (staged: Staged) => roomOf(staged)?.querySelector('[aria-hidden][data-state=shown]')?.textContent ?? '';

describe('over the map', () => {
  test('the wheel scrolls the page, and a hint says what the map takes', async () => {
    await page.viewport(1280, 600);
    const staged = await show();
    const { map } = staged;
    expect(hintOf(staged)).toBe('');
    const { left, top } = map.container.getBoundingClientRect();
    await turnWheel([left + 200, top + 100], 120);
    await expect.poll(() => window.scrollY).toBeGreaterThan(0);
    expect(map.view().zoom).toBe(14);
    await expect.poll(() => hintOf(staged)).toBe('Чтобы приблизить, прокручивайте с\u00a0Ctrl');
    await expect.poll(() => hintOf(staged)).toBe('');
    await page.viewport(1280, 900);
  });

  test('one finger gets the hint about two fingers', async () => {
    const staged = await show();
    const touched = () => {
      staged.map.raise('blocked', 'touch');
      return hintOf(staged);
    };
    await expect.poll(touched).toBe('Двигайте карту двумя пальцами');
  });
});
