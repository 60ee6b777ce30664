import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { basemapUrl } from '../../../test/support/map/basemapUrl';
import { keylessMap, river, settingsOf, square, type TestMap, type TestMapOptions } from '../../../test/support/map/keylessMap';
import { MapError } from '../engine/MapEngine';
import { keylessEngine } from './index';

let map: TestMap | undefined;
const show = async (options?: TestMapOptions) => {
  map = await keylessMap(options);
  return map;
};
afterEach(() => {
  map?.end();
  map = undefined;
});

const load = (fetchFile: typeof fetch, signal = new AbortController().signal, url = basemapUrl) =>
  keylessEngine.load(settingsOf({ basemapUrl: url, fetch: fetchFile }), signal);
const answer = (body: BodyInit, init?: ResponseInit) => async () => new Response(body, init);

describe('the basemap file', () => {
  test('is read once as a whole where ranges are not supported', async () => {
    const whole = vi.fn<typeof fetch>(async (address) => fetch(address));
    const { handle, colourAt } = await show({ settings: { fetch: whole } });
    await vi.waitFor(() => expect(map?.isDrawn).toBe(true), 10_000);
    expect(colourAt(river)).toBe('#bfd5da');
    handle.setView({ center: square, zoom: 12 });
    await vi.waitFor(() => expect(map?.isDrawn).toBe(true), 10_000);
    expect(whole).toHaveBeenCalledTimes(1);
  });

  test('is read in ranges, neighbours together, and nothing twice', async () => {
    const pieces = vi.fn<typeof fetch>((...of) => fetch(...of));
    await show({ settings: { fetch: pieces }, zoom: 12, width: 1200, height: 800 });
    await vi.waitFor(() => expect(map?.isDrawn).toBe(true), 10_000);
    const count = pieces.mock.calls.length;
    expect(count).toBeLessThan(12);
    map?.handle.restyle();
    const more = await keylessMap({ settings: { fetch: pieces }, zoom: 12, width: 1200, height: 800 });
    await vi.waitFor(() => expect(more.isDrawn).toBe(true), 10_000);
    more.end();
    expect(pieces).toHaveBeenCalledTimes(count);
  });

  test.each([
    ['is not there', answer('', { status: 404 })],
    ['is a page', answer('<!doctype html><title>404</title>'.padEnd(20_000), { headers: { 'Content-Type': 'text/html' } })],
    ['is garbage behind a good beginning', answer(new Uint8Array(20_000).fill(7), { status: 206 })],
    ['is empty', answer('')],
    ['is cut off', answer('PMTiles', { status: 206 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('%s: reports the error, and the next attempt starts over', async (_name, broken) => {
    let isBroken = true;
    const fetchFile: typeof fetch = (...of) => (isBroken ? broken() : fetch(...of));
    const failure = await load(fetchFile).catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(MapError);
    expect((failure as MapError).code).toBe('tiles');
    isBroken = false;
    await load(fetchFile);
  });

  test('is no longer awaited after an abort', async () => {
    const asked = new AbortController();
    const slow: typeof fetch = (_address, init) =>
      new Promise((_done, fail) => init?.signal?.addEventListener('abort', () => fail(init.signal?.reason)));
    const loading = load(slow, asked.signal);
    asked.abort();
    await expect(loading).rejects.toBe(asked.signal.reason);
    await expect(load(slow, AbortSignal.abort())).rejects.toThrow();
  });
});

describe('a failed tile', () => {
  let isOffline = false;
  beforeEach(() => {
    isOffline = false;
  });
  const flaky: typeof fetch = (...of) => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : fetch(...of));

  test('is reported once; the map stays and loads it after the next move', async () => {
    const { handle, count, colourAt } = await show({ settings: { fetch: flaky } });
    await vi.waitFor(() => expect(map?.isDrawn).toBe(true), 10_000);
    isOffline = true;
    handle.setView({ center: river, zoom: 11 });
    await vi.waitFor(() => expect(count('error')).toBe(1));
    await vi.waitFor(() => expect(map?.isDrawn).toBe(true), 10_000);
    expect(map?.told.find(([name]) => name === 'error')?.[1]).toBeInstanceOf(MapError);
    expect(count('error')).toBe(1);
    expect(colourAt(square)).toBe('#efebe1');
    isOffline = false;
    handle.panBy(2, 0);
    await vi.waitFor(() => expect(colourAt(square)).not.toBe('#efebe1'), 10_000);
    expect(count('error')).toBe(1);
  });
});

describe('the page', () => {
  test('keeps its own Leaflet', async () => {
    const own = { version: '0.7.7' };
    Object.assign(window, { L: own });
    await show();
    expect(Object.getOwnPropertyDescriptor(window, 'L')?.value).toBe(own);
    Reflect.deleteProperty(window, 'L');
    await vi.waitFor(() => expect(map?.isDrawn).toBe(true), 10_000);
    expect('L' in window).toBe(false);
  });

  test('may have its own Leaflet style sheet', async () => {
    const theirs = new CSSStyleSheet();
    theirs.replaceSync(
      '.leaflet-container{background:#ddd}.leaflet-container.leaflet-touch-drag.leaflet-touch-zoom{touch-action:none}' +
        '.leaflet-zoom-anim .leaflet-zoom-animated{transition:transform 9s}',
    );
    document.adoptedStyleSheets.unshift(theirs);
    const { surface, handle } = await show({ gestures: 'cooperative' });
    expect(getComputedStyle(surface).touchAction).toBe('pan-y');
    expect(getComputedStyle(surface).backgroundColor).toBe('rgb(239, 235, 225)');
    handle.zoomBy(1, { duration: 400 });
    const moving = surface.querySelector('.leaflet-zoom-anim .leaflet-zoom-animated');
    expect(moving && getComputedStyle(moving).transitionDuration).toBe('0.4s');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== theirs);
  });

  test('gets no style element; a shadow root gets its own style sheet', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const root = host.attachShadow({ mode: 'open' });
    const { surface } = await show({ root });
    expect(root.adoptedStyleSheets).toHaveLength(1);
    expect(root.querySelector('style')).toBeNull();
    expect(getComputedStyle(surface).position).toBe('absolute');
    expect(getComputedStyle(surface.querySelector('canvas') ?? surface).position).toBe('absolute');
    host.remove();
  });
});

describe('satellite images', () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

  test('are a layer if the page sets a URL, with the copyright as plain text', async () => {
    const { handle, container } = await show({
      settings: { satelliteUrl: `${picture}#{z}{x}{y}`, satelliteAttribution: 'Снимки <b>мои</b>' },
    });
    expect(handle.layers).toEqual(['scheme', 'satellite']);
    expect(container.textContent).toBe('© участники OpenStreetMap');
    handle.setLayer('satellite');
    expect(container.textContent).toBe('© участники OpenStreetMapСнимки <b>мои</b>');
    await vi.waitFor(() => expect(container.querySelector('img.leaflet-tile-loaded')).not.toBeNull());
    expect(container.querySelector('canvas.leaflet-tile')).toBeNull();
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map(({ src }) => src)).toContainEqual(expect.stringMatching(/#14\d{4}5\d{3}$/));
    handle.setLayer('scheme');
    expect(container.querySelector('img')).toBeNull();
    // A strict CSP would block Leaflet's own `data:` URL.
    expect(pictures.filter((image) => image.hasAttribute('src'))).toEqual([]);
    expect(container.textContent).toBe('© участники OpenStreetMap');
    await vi.waitFor(() => expect(map?.isDrawn).toBe(true), 10_000);
  });

  test('are not offered without a URL', async () => {
    const { handle, container } = await show();
    expect(handle.layers).toEqual(['scheme']);
    handle.setLayer('satellite');
    expect(container.querySelector('img')).toBeNull();
  });
});
