import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MapProvider } from '../../../src/map/engine/MapEngine';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { recorded } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import type { FakeEngine } from '../../support/map/fakeMap';
import { beside, flatAt, liveMapOf, markers, useFakeEngines } from '../../support/map/searchMap';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

vi.mock('../../../src/map/engine/engines', () => ({ loadEngine: vi.fn() }));

let engines: Record<MapProvider, FakeEngine>;
const address = location.href;
beforeEach(() => {
  engines = useFakeEngines();
});
afterEach(() => {
  history.replaceState(null, '', address);
  vi.restoreAllMocks();
});

const world = aWorld([flatAt(beside(20, 20)), flatAt(beside(20.5, 20.5)), flatAt(beside(-40, -40))]);

describe.each(hosts)('what the map shows on $name', (host) => {
  const mount = (props = {}, network = createFakeApi(world)) => host.mount('map', props, { network });

  test('begins in the middle of Moscow, or where the address says, and asks for nothing else', async () => {
    const plain = await mount();
    const first = await liveMapOf(engines.keyless);
    // The window is wider than the basemap at zoom 10.
    expect(first.view()).toMatchObject({ zoom: 11 });
    expect(first.view().center.latitude).toBeCloseTo(55.7558, 1);
    plain.unmount();

    engines = useFakeEngines();
    history.replaceState(null, '', '?view=map&box=55.77,37.62,55.76,37.64');
    const network = recorded(createFakeApi(world));
    await mount({ urlSync: 'query' }, network.fetch);
    const live = await liveMapOf(engines.keyless);
    await expect.poll(() => live.view().zoom).toBeGreaterThan(13);
    expect(live.view().center.latitude).toBeCloseTo(55.765, 2);
    await expect.poll(() => network.to('/realty-addresses/map-points/').length).toBe(1);
    live.drag(60, 0);
    await expect.poll(() => location.search).not.toContain('box=55.77,37.62,55.76,37.64');
    expect(location.search).toContain('view=map&box=');
  });

  test('begins at zoom 10 where the basemap fills the window, and wherever it has no end', async () => {
    await mount({ mapProvider: 'yandex', mapKey: 'key' });
    expect((await liveMapOf(engines.yandex)).view().zoom).toBe(10);
    await page.viewport(800, 900);
    engines = useFakeEngines();
    await mount();
    expect((await liveMapOf(engines.keyless)).view().zoom).toBe(10);
    await page.viewport(1280, 900);
  });

  test('keeps its view in the address and restores it after a reload', async () => {
    const first = await mount({ urlSync: 'query' });
    const moved = await liveMapOf(engines.keyless);
    // Nobody moves a map that is not drawn.
    await expect.poll(() => markers(first)).not.toEqual([]);
    expect(location.search).not.toContain('box=');
    moved.setView({ center: beside(200, 200), zoom: 14 });
    await expect.poll(() => location.search).toContain('box=');
    expect(location.search).not.toContain('view=');
    const left = moved.view();
    first.unmount();

    engines = useFakeEngines();
    await mount({ urlSync: 'query' });
    const live = await liveMapOf(engines.keyless);
    await expect.poll(() => live.view().zoom).toBe(14);
    expect(live.view().center.latitude).toBeCloseTo(left.center.latitude, 3);
    expect(live.view().center.longitude).toBeCloseTo(left.center.longitude, 3);
  });

  test('comes nearer to a group, until each place stands alone', async () => {
    const map = await mount();
    const live = await liveMapOf(engines.keyless);
    await expect.poll(() => markers(map)).toEqual(['2 объявления, от 18,5 млн ₽', '1 объявление, 18,5 млн ₽']);
    await userEvent.click(map.view.getByRole('button', { name: /^2 объявления/ }));
    await expect.poll(() => live.view().zoom).toBeGreaterThan(13);
    await expect.poll(() => markers(map).filter((name) => name.includes('1 объявление'))).toHaveLength(2);
  });

  test('can be reached by the keyboard from north to south', async () => {
    const map = await mount();
    await expect.poll(() => markers(map)).toHaveLength(2);
    (map.view.getByRole('button', { name: /^2 объявления/ }).element() as HTMLElement).focus();
    await userEvent.tab();
    expect(focused()?.getAttribute('aria-label')).toMatch(/^1.объявление/);
  });

  test('takes the whole window where the browser refuses the screen, and gives it back by Esc, with the same view', async () => {
    const refuse = vi.spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(new TypeError('refused'));
    const map = await mount();
    const live = await liveMapOf(engines.keyless);
    live.setView({ center: beside(20, 20), zoom: 14 });
    await expect.poll(() => live.view().zoom).toBe(14);
    const before = live.view().center;
    const section = map.view.getByRole('region', { name: 'Объявления на карте' });
    const height = section.element().getBoundingClientRect().height;
    const fits = () => live.calls.filter((call) => call === 'fit').length;

    await userEvent.click(map.view.getByRole('button', { name: 'На весь экран' }));
    await expect.poll(() => section.element().getBoundingClientRect().height).toBe(innerHeight);
    expect(section.element().getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: innerWidth });
    expect(refuse).toHaveBeenCalledOnce();
    await expect.poll(fits).toBe(1);
    const leave = map.view.getByRole('button', { name: 'Свернуть карту' });
    await expect.element(leave).toBeVisible();
    expect(focused()).toBe(leave.element());

    await userEvent.keyboard('{Escape}');
    await expect.poll(() => section.element().getBoundingClientRect().height).toBe(height);
    await expect.poll(fits).toBe(2);
    await expect.poll(() => live.view().zoom).toBe(14);
    expect(live.view().center.latitude).toBeCloseTo(before.latitude, 3);
    expect(focused()).toBe(map.view.getByRole('button', { name: 'На весь экран' }).element());
  });
});

type Answer = { readonly at: readonly [number, number] } | { readonly code: 1 | 2 | 3 };

function geolocationAnswers(answer: Answer) {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    if ('code' in answer) failed?.({ code: answer.code } as GeolocationPositionError);
    else found({ coords: { latitude: answer.at[0], longitude: answer.at[1] } } as GeolocationPosition);
  });
}

describe.each(hosts)('where the visitor is, on $name', (host) => {
  const find = async (answer: Answer): Promise<Mounted> => {
    geolocationAnswers(answer);
    const map = await host.mount('map', {}, { network: createFakeApi(world) });
    await liveMapOf(engines.keyless);
    await userEvent.click(map.view.getByRole('button', { name: 'Моё местоположение' }));
    return map;
  };

  test('is shown in Moscow', async () => {
    const map = await find({ at: [55.79, 37.7] });
    const live = await liveMapOf(engines.keyless);
    await expect.poll(() => live.view()).toMatchObject({ zoom: 15 });
    expect(live.view().center.latitude).toBeCloseTo(55.79, 3);
    const dot = map.view.getByRole('img', { name: 'Вы здесь' });
    const { width, height } = live.container.getBoundingClientRect();
    const middle = () => {
      const { x, y } = dot.element().getBoundingClientRect();
      const frame = live.container.getBoundingClientRect();
      return [Math.round((x + 9 - frame.x) / 10), Math.round((y + 9 - frame.y) / 10)];
    };
    await expect.poll(middle).toEqual([Math.round(width / 20), Math.round(height / 20)]);
  });

  test.each([
    [{ code: 1 }, 'Доступ к местоположению запрещён'],
    [{ code: 2 }, 'Не удалось определить местоположение'],
    [{ code: 3 }, 'Местоположение не определено: истекло время ожидания'],
    [{ at: [59.93, 30.31] }, 'Вы находитесь за пределами Москвы'],
    [{ at: [Number.NaN, 0] }, 'Не удалось определить местоположение'],
  ] as const)('%o: is said, and the map stays', async (answer, text) => {
    const map = await find(answer);
    await expect.element(map.view.getByText(text)).toBeVisible();
    const live = await liveMapOf(engines.keyless);
    expect(live.calls).not.toContain('setView');
    expect(map.root().querySelector('[role=img][aria-label="Вы здесь"]')).toBeNull();
  });
});

test.each(hosts)('two maps of one search show the same view and stop moving, on $name', async (host) => {
  const first = await host.mount('map', {}, { network: createFakeApi(world) });
  const second = await host.mount('map', {}, { beside: first });
  second.container.style.width = '400px';
  const live = () => engines.keyless.maps.filter(({ isLive }) => isLive);
  await expect.poll(() => live().length).toBe(2);
  const [one, other] = live();
  if (!one || !other) throw new Error('no maps');
  one.setView({ center: beside(20, 20), zoom: 14 });
  await expect.poll(() => other.view().center.latitude).toBeCloseTo(beside(20, 20).latitude, 3);
  const moves = () => [...one.calls, ...other.calls].filter((call) => call === 'fit').length;
  const before = moves();
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  expect(moves()).toBe(before);
  expect(one.view().zoom).toBe(14);
});
