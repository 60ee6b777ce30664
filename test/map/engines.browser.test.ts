import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Box, contains, moscowCenter, requestBox } from '../../src/domain/map/coordinates';
import { loadEngine } from '../../src/map/engine/engines';
import type { MapEngine, MapEvents, MapHandle, MapMotion, MapOptions, MapSettings, MapView } from '../../src/map/engine/MapEngine';
import { failOnConsoleErrors } from '../support/consoleErrors';
import { basemapUrl } from '../support/map/basemapUrl';
import { fakeEngine } from '../support/map/fakeMap';
import { serveYandex, type YandexServer } from '../support/map/yandexServer';
import { emulateReducedMotion } from '../support/motion';
import { focused } from '../support/shown';

failOnConsoleErrors();

const settings: MapSettings = { basemapUrl, fetch: (input, init) => fetch(input, init), key: 'key', satelliteUrl: '/{z}/{x}/{y}.jpg' };
const options: MapOptions = {
  center: moscowCenter,
  zoom: 12,
  minZoom: 9,
  maxZoom: 19,
  bounds: requestBox,
  gestures: 'free',
  label: 'Карта',
  lang: 'ru',
  attribution: { text: '© участники OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
};
const arbat = { latitude: 55.7494, longitude: 37.5916 };

const engines: Record<string, () => Promise<MapEngine>> = {
  keyless: () => loadEngine('keyless'),
  yandex: () => loadEngine('yandex'),
  fake: async () => fakeEngine({ layers: ['scheme', 'satellite'] }),
};

let vendor: YandexServer;
const cleanups: (() => void)[] = [];
beforeEach(() => {
  vendor = serveYandex();
});
afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
  vendor.stop();
});

interface Shown {
  readonly handle: MapHandle;
  readonly container: HTMLElement;
  readonly settled: MapView[];
  readonly motions: MapMotion[];
  readonly events: { readonly [E in keyof MapEvents]?: MapEvents[E][] };
}

function listenTo<E extends keyof MapEvents>(handle: MapHandle, event: E): MapEvents[E][] {
  const heard: MapEvents[E][] = [];
  handle.on(event, (detail) => heard.push(detail));
  return heard;
}

describe.each(Object.entries(engines))('the engine %s', (name, load) => {
  async function show(more: Partial<MapOptions> = {}, width = 600, height = 400): Promise<Shown> {
    const engine = await load();
    await engine.load(settings, new AbortController().signal);
    const container = document.createElement('div');
    Object.assign(container.style, { position: 'relative', width: `${width}px`, height: `${height}px` });
    document.body.append(container);
    const handle = engine.create(container, { ...options, ...more }, settings);
    cleanups.push(() => {
      handle.destroy();
      container.remove();
    });
    const [settled, motions] = [listenTo(handle, 'settle'), listenTo(handle, 'motion')];
    const events = { press: listenTo(handle, 'press'), blocked: listenTo(handle, 'blocked'), error: listenTo(handle, 'error') };
    await expect.poll(() => settled.length).toBe(1);
    if (name === 'yandex') await expect.poll(() => container.querySelector('ymaps')).not.toBeNull();
    return { handle, container, settled, motions, events };
  }

  /** Waits for the single idle view after an action, and for anything that would follow it. */
  async function afterAction({ settled }: Shown, action: () => void): Promise<MapView> {
    const before = settled.length;
    action();
    await expect.poll(() => settled.length).toBe(before + 1);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(settled).toHaveLength(before + 1);
    return settled.at(-1) as MapView;
  }

  const near = (view: MapView, at: { latitude: number; longitude: number }) => {
    expect(view.center.latitude).toBeCloseTo(at.latitude, 4);
    expect(view.center.longitude).toBeCloseTo(at.longitude, 4);
  };

  /** The corners of the box lie in the corners of the container. */
  function expectCorners({ handle, container }: Shown): void {
    const { box } = handle.view();
    const { clientWidth: width, clientHeight: height } = container;
    const topLeft = handle.project({ latitude: box.north, longitude: box.west });
    const bottomRight = handle.project({ latitude: box.south, longitude: box.east });
    for (const [found, wanted] of [
      [topLeft.x, 0],
      [topLeft.y, 0],
      [bottomRight.x, width],
      [bottomRight.y, height],
    ] as const)
      expect(Math.abs(found - wanted)).toBeLessThanOrEqual(1);
  }

  test('shows what it was made with', async () => {
    const { handle, settled } = await show();
    near(handle.view(), moscowCenter);
    expect(handle.view().zoom).toBe(12);
    expect(settled[0]).toEqual(handle.view());
  });

  test('says where the middle and the corners are', async () => {
    const shown = await show();
    const { x, y } = shown.handle.project(shown.handle.view().center);
    expect(Math.abs(x - 300)).toBeLessThanOrEqual(1);
    expect(Math.abs(y - 200)).toBeLessThanOrEqual(1);
    expectCorners(shown);
    await afterAction(shown, () => shown.handle.setView({ center: arbat, zoom: 15 }));
    expectCorners(shown);
  });

  test('goes to another view and becomes idle once', async () => {
    const shown = await show();
    const view = await afterAction(shown, () => shown.handle.setView({ center: arbat, zoom: 14 }));
    near(view, arbat);
    expect(view.zoom).toBe(14);
    expect(view).toEqual(shown.handle.view());
  });

  test.each([
    [14.4, 14],
    [3, 9],
    [40, 19],
  ])('zoom %d becomes %d', async (asked, zoom) => {
    const shown = await show();
    const view = await afterAction(shown, () => shown.handle.setView({ center: moscowCenter, zoom: asked }));
    expect(view.zoom).toBe(zoom);
  });

  test('begins with a zoom that is allowed', async () => {
    const { handle } = await show({ zoom: 25.3 });
    expect(handle.view().zoom).toBe(19);
  });

  test('comes nearer by a step around the middle, and not beyond its limit', async () => {
    const shown = await show({ zoom: 18 });
    const view = await afterAction(shown, () => shown.handle.zoomBy(1));
    expect(view.zoom).toBe(19);
    near(view, moscowCenter);
    shown.handle.zoomBy(1);
    await new Promise(requestAnimationFrame);
    expect(shown.handle.view().zoom).toBe(19);
  });

  test('two steps at once are two steps', async () => {
    const shown = await show();
    shown.handle.zoomBy(1, { duration: 100 });
    shown.handle.zoomBy(1, { duration: 100 });
    await expect.poll(() => shown.handle.view().zoom).toBe(14);
  });

  test('shows a whole box, and the box that it shows at the same zoom', async () => {
    const shown = await show();
    const box: Box = { south: 55.7, west: 37.55, north: 55.78, east: 37.7 };
    const view = await afterAction(shown, () => shown.handle.fit(box));
    expect(contains(view.box, box)).toBe(true);
    const closer = await afterAction(shown, () => shown.handle.setView({ center: view.center, zoom: view.zoom + 1 }));
    expect(contains(closer.box, box)).toBe(false);
    shown.handle.fit(closer.box);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(shown.handle.view().zoom).toBe(closer.zoom);
    near(shown.handle.view(), closer.center);
  });

  test('keeps the box beside what covers a side, and comes no nearer than it is told', async () => {
    const shown = await show();
    const box: Box = { south: 55.74, west: 37.6, north: 55.76, east: 37.63 };
    await afterAction(shown, () => shown.handle.fit(box, { padding: { top: 0, right: 0, bottom: 0, left: 300 } }));
    const { x } = shown.handle.project({ latitude: box.north, longitude: box.west });
    expect(x).toBeGreaterThanOrEqual(299);
    const view = await afterAction(shown, () => shown.handle.fit(box, { maxZoom: 12 }));
    expect(view.zoom).toBe(12);
  });

  test('is moved by px', async () => {
    const shown = await show();
    const before = shown.handle.project(arbat);
    await afterAction(shown, () => shown.handle.panBy(100, -60));
    const after = shown.handle.project(arbat);
    expect(Math.abs(after.x - (before.x - 100))).toBeLessThanOrEqual(1);
    expect(Math.abs(after.y - (before.y + 60))).toBeLessThanOrEqual(1);
  });

  test('is not moved out of its bounds', async () => {
    const shown = await show();
    shown.handle.setView({ center: { latitude: 59.9, longitude: 30.3 }, zoom: 12 });
    await expect.poll(() => contains(requestBox, shown.handle.view().box)).toBe(true);
  });

  test('reports motion on the way and becomes idle once', async () => {
    const shown = await show();
    const place = shown.handle.project(arbat);
    const view = await afterAction(shown, () => shown.handle.panBy(200, 0, { duration: 250 }));
    const moved = shown.motions.filter(({ x }) => x !== 0);
    expect(moved.length).toBeGreaterThan(2);
    expect(moved.every(({ x, scale }) => x < 0 && x >= -201 && scale === 1)).toBe(true);
    expect(Math.abs(shown.handle.project(arbat).x - (place.x - 200))).toBeLessThanOrEqual(1);
    expect(view.zoom).toBe(12);
  });

  test('tells that it comes nearer', async () => {
    const shown = await show();
    await afterAction(shown, () => shown.handle.zoomBy(1, { duration: 200 }));
    expect(shown.motions.some(({ scale }) => scale > 1)).toBe(true);
  });

  test('goes at once for a visitor who wants less motion', async () => {
    await emulateReducedMotion();
    const shown = await show();
    const start = performance.now();
    await afterAction(shown, () => shown.handle.panBy(200, 0, { duration: 3000 }));
    expect(performance.now() - start).toBeLessThan(1500);
  });

  test('has a scheme and pictures', async () => {
    const { handle, events } = await show();
    expect([...handle.layers].sort()).toEqual(['satellite', 'scheme']);
    handle.setLayer('satellite');
    handle.setLayer('scheme');
    handle.restyle();
    expect(events.error).toEqual([]);
  });

  test('keeps its middle when its size changes', async () => {
    const shown = await show();
    const { center } = shown.handle.view();
    shown.container.style.width = '420px';
    const view = await afterAction(shown, () => shown.handle.resize());
    const { x, y } = shown.handle.project(center);
    expect(Math.abs(x - 210)).toBeLessThanOrEqual(1);
    expect(Math.abs(y - 200)).toBeLessThanOrEqual(1);
    expect(view.zoom).toBe(12);
    expectCorners(shown);
  });

  test('is named, takes the focus, and is moved by keys', async () => {
    const shown = await show();
    shown.handle.focus();
    expect(focused()?.getAttribute('aria-label')).toBe('Карта');
    // Anywhere else a screen reader keeps the arrows for itself.
    expect(focused()?.getAttribute('role')).toBe('application');
    const { center } = shown.handle.view();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => shown.handle.view().center.longitude).toBeGreaterThan(center.longitude);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => shown.handle.view().center.latitude).toBeGreaterThan(center.latitude);
    await userEvent.keyboard('+');
    await expect.poll(() => shown.handle.view().zoom).toBe(13);
    await userEvent.keyboard('-');
    await expect.poll(() => shown.handle.view().zoom).toBe(12);
  });

  test('leaves the wheel to the page when it shares gestures', async () => {
    const { handle, container, events } = await show({ gestures: 'cooperative' });
    const { left, top } = container.getBoundingClientRect();
    const target = document.elementFromPoint(left + 300, top + 200) ?? container;
    const turn = (ctrlKey: boolean) => {
      const wheel = new WheelEvent('wheel', {
        deltaY: -120,
        ctrlKey,
        clientX: left + 300,
        clientY: top + 200,
        bubbles: true,
        cancelable: true,
        composed: true,
      });
      target.dispatchEvent(wheel);
      return wheel.defaultPrevented;
    };
    expect(turn(false)).toBe(false);
    expect(handle.view().zoom).toBe(12);
    expect(events.blocked).toEqual(['wheel']);
    expect(turn(true)).toBe(true);
    await expect.poll(() => handle.view().zoom).toBeGreaterThan(12);
  });

  test('does not mind what is not a number', async () => {
    const { handle } = await show();
    const none = Number.NaN;
    expect(() => {
      handle.setView({ center: { latitude: none, longitude: none }, zoom: none });
      handle.zoomBy(none);
      handle.panBy(none, Infinity);
      handle.fit({ south: none, west: 1, north: none, east: 2 });
    }).not.toThrow();
    await new Promise(requestAnimationFrame);
    const { center, zoom, box } = handle.view();
    expect([center.latitude, center.longitude, zoom, ...Object.values(box)].every(Number.isFinite)).toBe(true);
    near(handle.view(), moscowCenter);
  });

  test('stands twice on a page, each for itself', async () => {
    const [first, second] = [await show(), await show()];
    await afterAction(first, () => first.handle.setView({ center: arbat, zoom: 15 }));
    near(second.handle.view(), moscowCenter);
    expect(second.settled).toHaveLength(1);
    first.handle.destroy();
    await afterAction(second, () => second.handle.zoomBy(1));
  });

  test('says nothing after its end, which may come twice, and leaves nothing behind', async () => {
    const { handle, container, settled, motions } = await show();
    handle.panBy(100, 0, { duration: 200 });
    const [ends, steps] = [settled.length, motions.length];
    handle.destroy();
    handle.destroy();
    expect(() => {
      handle.panBy(10, 10);
      handle.resize();
      handle.zoomBy(1);
      handle.setLayer('satellite');
      handle.focus();
    }).not.toThrow();
    await vi.waitFor(() => expect(container.childElementCount).toBe(0));
    // A map that lives moves for longer than was left.
    const other = await show();
    await afterAction(other, () => other.handle.panBy(60, 0, { duration: 300 }));
    expect([settled.length, motions.length]).toEqual([ends, steps]);
  });

  test('may be ended before it stands', async () => {
    const engine = await load();
    await engine.load(settings, new AbortController().signal);
    const container = document.createElement('div');
    Object.assign(container.style, { position: 'relative', width: '300px', height: '200px' });
    document.body.append(container);
    const handle = engine.create(container, options, settings);
    handle.destroy();
    await expect.poll(() => container.childElementCount).toBe(0);
    container.remove();
  });

  test('has a press on it told with its place', async () => {
    const shown = await show();
    if (name === 'yandex') vendor.maps().at(-1)?.press([arbat.latitude, arbat.longitude]);
    else await userEvent.click(page.elementLocator(shown.container), { position: shown.handle.project(arbat) });
    await expect.poll(() => shown.events.press?.length).toBe(1);
    expect(shown.events.press?.[0]?.latitude).toBeCloseTo(arbat.latitude, 3);
    expect(shown.events.press?.[0]?.longitude).toBeCloseTo(arbat.longitude, 3);
  });
});
