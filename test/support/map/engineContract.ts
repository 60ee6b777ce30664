import { afterEach, beforeEach, expect } from 'vitest';
import { moscowCenter, requestBox } from '../../../src/domain/city/moscowPlace';
import { loadEngine } from '../../../src/map/engine/engines';
import type { MapEngine, MapEvents, MapHandle, MapMotion, MapOptions, MapSettings, MapView } from '../../../src/map/engine/MapEngine';
import { basemapUrl } from './basemapUrl';
import { fakeEngine } from './fakeMap';
import { serveYandex, type YandexServer } from './yandexServer';

export const settings: MapSettings = {
  basemapUrl,
  fetch: (input, init) => fetch(input, init),
  key: 'key',
  satelliteUrl: '/{z}/{x}/{y}.jpg',
};
export const mapOptions: MapOptions = {
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

export const engines: Record<string, () => Promise<MapEngine>> = {
  keyless: () => loadEngine('keyless'),
  yandex: () => loadEngine('yandex'),
  fake: async () => fakeEngine({ layers: ['scheme', 'satellite'] }),
};

export interface Shown {
  readonly handle: MapHandle;
  readonly container: HTMLElement;
  readonly settled: MapView[];
  readonly motions: MapMotion[];
  readonly events: { readonly [E in keyof MapEvents]?: MapEvents[E][] };
}

export function listenTo<E extends keyof MapEvents>(handle: MapHandle, event: E): MapEvents[E][] {
  const heard: MapEvents[E][] = [];
  handle.on(event, (detail) => heard.push(detail));
  return heard;
}

/** Returns what shows a map of this engine, and Yandex's stand-in of the running test. Maps are removed after each test. */
export function mapsOf(name: string, load: () => Promise<MapEngine>) {
  let vendor: YandexServer;
  const cleanups: (() => void)[] = [];
  beforeEach(() => {
    vendor = serveYandex();
  });
  afterEach(() => {
    for (const cleanup of cleanups.splice(0).reverse()) cleanup();
    vendor.stop();
  });
  async function show(more: Partial<MapOptions> = {}, width = 600, height = 400): Promise<Shown> {
    const engine = await load();
    await engine.load(settings, new AbortController().signal);
    const container = document.createElement('div');
    Object.assign(container.style, { position: 'relative', width: `${width}px`, height: `${height}px` });
    document.body.append(container);
    const handle = engine.create(container, { ...mapOptions, ...more }, settings);
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
  return { show, vendor: () => vendor };
}

/** Waits for the single idle view after an action, and for anything that would follow it. */
export async function afterAction({ settled }: Shown, action: () => void): Promise<MapView> {
  const before = settled.length;
  action();
  await expect.poll(() => settled.length).toBe(before + 1);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(settled).toHaveLength(before + 1);
  return settled.at(-1) as MapView;
}

export const near = (view: MapView, at: { latitude: number; longitude: number }) => {
  expect(view.center.latitude).toBeCloseTo(at.latitude, 4);
  expect(view.center.longitude).toBeCloseTo(at.longitude, 4);
};

/** The corners of the box lie in the corners of the container. */
export function expectCorners({ handle, container }: Shown): void {
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
