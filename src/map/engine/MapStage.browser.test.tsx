import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeEngine, fakeEngine } from '../../../test/support/map/fakeMap';
import { type Staged, stage } from '../../../test/support/stage';
import { moscowCenter, requestBox } from '../../domain/city/moscowPlace';
import { createRuntime } from '../../state/runtime/runtime';
import { RuntimeProvider } from '../../state/runtime/runtimeContext';
import { loadEngine } from './engines';
import { MapError, type MapOptions, type MapProvider } from './MapEngine';
import { MapStage } from './MapStage';
import { placeMap } from './placeMap';
import type { MapState } from './useMap';

vi.mock('./engines', () => ({ loadEngine: vi.fn() }));

const options: MapOptions = {
  center: moscowCenter,
  zoom: 10,
  minZoom: 9,
  maxZoom: 19,
  bounds: requestBox,
  gestures: 'free',
  label: 'Карта',
  lang: 'ru',
  attribution: { text: '© участники OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
};

const runtime = createRuntime({ apiUrl: 'https://server.test/api' });
let engines: Record<MapProvider, FakeEngine>;
let states: MapState[];
let fallbacks: MapError[];
const hosts: HTMLElement[] = [];

beforeEach(() => {
  engines = { keyless: fakeEngine(), yandex: fakeEngine({ id: 'yandex', needsLightDom: true }) };
  states = [];
  fallbacks = [];
  vi.mocked(loadEngine).mockReset();
  vi.mocked(loadEngine).mockImplementation(async (provider) => engines[provider]);
});
afterEach(() => {
  for (const host of hosts.splice(0)) host.remove();
});

interface Given {
  readonly provider?: MapProvider;
  readonly key?: string;
  readonly basemapUrl?: string;
  readonly options?: MapOptions;
  readonly host?: HTMLElement;
  readonly height?: number;
  readonly theme?: string;
}

function content({ provider = 'keyless', key, basemapUrl = '/basemap', options: given = options, host, height = 300, theme }: Given) {
  return (
    <StrictMode>
      <RuntimeProvider runtime={runtime} host={host}>
        <div className="kv" data-kv-theme={theme} style={{ position: 'relative', height }}>
          <MapStage
            provider={provider}
            settings={{ basemapUrl, fetch, key }}
            options={given}
            onState={(state) => states.push(state)}
            onFallback={(reason) => fallbacks.push(reason)}
          />
        </div>
      </RuntimeProvider>
    </StrictMode>
  );
}

function last(): MapState | undefined {
  return states.at(-1);
}
const isReady = () => expect.poll(() => last()?.status).toBe('ready');
const liveMaps = () => [...engines.keyless.maps, ...engines.yandex.maps].filter(({ isLive }) => isLive);

function mount(given: Given = {}): Staged {
  return stage(content(given), { width: 400 });
}

describe('MapStage', () => {
  test("has one live map of the container's size, and none after unmounting", async () => {
    const { show } = mount();
    expect(last()?.status ?? 'loading').toBe('loading');
    await isReady();
    expect(liveMaps()).toHaveLength(1);
    const [map] = liveMaps();
    expect(map?.container.getBoundingClientRect()).toMatchObject({ width: 400, height: 300 });
    show(null);
    await expect.poll(() => liveMaps()).toHaveLength(0);
  });

  test('resizes and restyles the map with the page', async () => {
    const { show } = mount();
    await isReady();
    show(content({ height: 500 }));
    await expect.poll(() => liveMaps()[0]?.calls).toContain('resize');
    expect(liveMaps()[0]?.calls).not.toContain('restyle');
    show(content({ height: 500, theme: 'dark' }));
    await expect.poll(() => liveMaps()[0]?.calls).toContain('restyle');
  });

  test('follows a page that has grown before it was painted', () => {
    const box = document.createElement('div');
    box.style.cssText = 'width: 400px; height: 300px';
    document.body.append(box);
    hosts.push(box);
    const placed = placeMap(engines.keyless, box, undefined, options, { basemapUrl: '/basemap', fetch }, () => {});
    box.style.height = '500px';
    return expect
      .poll(() => liveMaps()[0]?.calls)
      .toEqual(['resize'])
      .finally(() => placed.end());
  });

  test("recreates the map for new settings and keeps the visitor's view", async () => {
    const { show } = mount();
    await isReady();
    const [first] = liveMaps();
    first?.setView({ center: { latitude: 55.7, longitude: 37.5 }, zoom: 15 });
    show(content({ basemapUrl: '/other' }));
    await expect.poll(() => liveMaps()[0]?.settings.basemapUrl).toBe('/other');
    expect(liveMaps()).toHaveLength(1);
    expect(liveMaps()[0]?.view()).toMatchObject({ center: { latitude: 55.7, longitude: 37.5 }, zoom: 15 });
    // An explicitly changed centre wins.
    show(content({ basemapUrl: '/third', options: { ...options, zoom: 12 } }));
    await expect.poll(() => liveMaps()[0]?.settings.basemapUrl).toBe('/third');
    expect(liveMaps()[0]?.view()).toMatchObject({ center: moscowCenter, zoom: 12 });
  });

  test('reports why the map failed, and retries', async () => {
    engines.keyless.refuse(new MapError('tiles'));
    mount();
    await expect.poll(() => last()).toMatchObject({ status: 'failed', error: { code: 'tiles' } });
    engines.keyless.refuse(null);
    const failed = last();
    if (failed?.status === 'failed') failed.retry();
    await isReady();
    expect(liveMaps()).toHaveLength(1);
  });

  test('treats a failed chunk load as a failure, not as a crash', async () => {
    vi.mocked(loadEngine).mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    mount();
    await expect.poll(() => last()).toMatchObject({ status: 'failed', error: { code: 'script' } });
  });
});

describe("a vendor's map", () => {
  test.each([
    ['without a key', {}, () => {}, 'key'],
    ['that does not load', { key: 'k' }, () => engines.yandex.refuse(new MapError('timeout')), 'timeout'],
  ] as const)('%s falls back to the keyless map and reports it once', async (_name, given, prepare, code) => {
    prepare();
    mount({ provider: 'yandex', ...given });
    await expect.poll(() => last()).toMatchObject({ status: 'ready', provider: 'keyless' });
    expect(fallbacks.map((reason) => reason.code)).toEqual([code]);
    expect(liveMaps()).toHaveLength(1);
  });

  test('falls back when the key is rejected later, but not on other errors', async () => {
    mount({ provider: 'yandex', key: 'k' });
    await expect.poll(() => last()).toMatchObject({ status: 'ready', provider: 'yandex' });
    liveMaps()[0]?.raise('error', new MapError('tiles'));
    expect(liveMaps()[0]).toBe(engines.yandex.maps.at(-1));
    liveMaps()[0]?.raise('error', new MapError('key'));
    await expect.poll(() => last()).toMatchObject({ status: 'ready', provider: 'keyless' });
    expect(liveMaps()).toHaveLength(1);
    expect(fallbacks.map(({ code }) => code)).toEqual(['key']);
  });

  test('is a child of the element, slotted into the stage', async () => {
    const host = document.createElement('div');
    hosts.push(host);
    const staged = mount({ provider: 'yandex', key: 'k', host });
    // The stage is in a shadow root: the map is slotted through its host.
    const home = staged.root instanceof ShadowRoot ? staged.root.host : null;
    home?.append(host);
    await expect.poll(() => last()?.status).toBe('ready');
    const [map] = liveMaps();
    expect(map?.container.parentElement).toBe(host);
    expect(map?.container.slot).not.toBe('');
    const slots = staged.root.querySelectorAll('slot');
    expect([...slots].map(({ name }) => name)).toEqual([map?.container.slot]);
    staged.show(null);
    await expect.poll(() => host.childElementCount).toBe(0);
  });
});
