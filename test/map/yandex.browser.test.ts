import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { moscowCenter, requestBox } from '../../src/domain/city/moscowPlace';
import { type MapErrorCode, type MapHandle, type MapOptions, type MapSettings } from '../../src/map/engine/MapEngine';
import { yandexEngine } from '../../src/map/yandex';
import { serveYandex, type YandexServer } from '../support/map/yandexServer';
import { standInApi } from '../support/map/yandexStandIn';

const settings: MapSettings = { basemapUrl: '/none', fetch, key: 'a key & more' };
const options: MapOptions = {
  center: moscowCenter,
  zoom: 12,
  minZoom: 9,
  maxZoom: 19,
  bounds: requestBox,
  gestures: 'free',
  label: 'Карта',
  lang: 'ru',
  attribution: { text: '', href: '' },
};

let vendor: YandexServer;
const ends: (() => void)[] = [];
beforeEach(() => {
  vendor = serveYandex();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vendor.stop();
});

const load = (key = settings.key, signal = new AbortController().signal) => yandexEngine.load({ ...settings, key }, signal);
const leftovers = () => Object.keys(window).filter((name) => name.startsWith('kvartalYandex'));

function create(more: Partial<MapOptions> = {}): { handle: MapHandle; container: HTMLElement } {
  const container = document.createElement('div');
  Object.assign(container.style, { position: 'relative', width: '600px', height: '400px' });
  document.body.append(container);
  const handle = yandexEngine.create(container, { ...options, ...more }, settings);
  ends.push(() => {
    handle.destroy();
    container.remove();
  });
  return { handle, container };
}

async function shown(more: Partial<MapOptions> = {}) {
  await load();
  const made = create(more);
  await expect.poll(() => vendor.maps().length).toBeGreaterThan(0);
  const map = vendor.maps().at(-1);
  if (!map) throw new Error('no map');
  return { ...made, map };
}

/** Time passes at once. */
function withClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

const codeOf = (loading: Promise<unknown>): Promise<MapErrorCode | null> =>
  loading.then(
    () => null,
    (error: { code: MapErrorCode }) => error.code,
  );

describe('the script of Yandex', () => {
  test('is asked for once, with the key in one piece', async () => {
    await Promise.all([load(), load(), load()]);
    await load();
    expect(vendor.requests).toHaveLength(1);
    const [address] = vendor.requests;
    expect(`${address?.origin}${address?.pathname}`).toBe('https://api-maps.yandex.ru/2.1/');
    expect(address?.searchParams.get('apikey')).toBe('a key & more');
    expect(leftovers()).toEqual([]);
  });

  test('is not asked for without a key', async () => {
    expect(await codeOf(load(''))).toBe('key');
    expect(vendor.requests).toEqual([]);
  });

  test('is not asked for when the page has it already', async () => {
    const { api, maps } = standInApi();
    Object.assign(window, { ymaps: api });
    await load();
    create();
    await expect.poll(() => maps.length).toBe(1);
    expect(vendor.requests).toEqual([]);
  });

  test.each([
    ['blocked', 'script'],
    ['refused', 'key'],
    ['notReady', 'script'],
    ['noModule', 'script'],
  ] as const)('%s is an error %s, and may be tried again', async (answer, code) => {
    vendor.answer(answer);
    expect(await codeOf(load())).toBe(code);
    // One that came stands where it came; what it brought is forgotten.
    expect(vendor.scripts()).toBe(answer === 'noModule' ? 1 : 0);
    expect('ymaps' in window).toBe(false);
    expect(leftovers()).toEqual([]);
    vendor.answer('ok');
    expect(await codeOf(load())).toBeNull();
    expect(vendor.requests).toHaveLength(2);
  });

  test('that says nothing is waited for ten seconds', async () => {
    withClock();
    vendor.answer('silent');
    const code = codeOf(load());
    await vi.advanceTimersByTimeAsync(9_900);
    expect(vendor.scripts()).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await code).toBe('timeout');
    expect(vendor.scripts()).toBe(0);
  });

  test('that comes too late is used by the next attempt', async () => {
    withClock();
    vendor.answer('held');
    const code = codeOf(load());
    await vi.advanceTimersByTimeAsync(10_100);
    expect(await code).toBe('timeout');
    vendor.release();
    expect(await codeOf(load())).toBeNull();
    expect(vendor.requests).toHaveLength(1);
    expect(leftovers()).toEqual([]);
  });

  test('that comes late ends the attempt that is under way by then; its own script may follow', async () => {
    withClock();
    vendor.answer('held');
    const first = codeOf(load());
    await vi.advanceTimersByTimeAsync(10_100);
    expect(await first).toBe('timeout');
    const second = codeOf(load());
    await vi.advanceTimersByTimeAsync(100);
    vendor.release(0);
    expect(await second).toBeNull();
    vi.useRealTimers();
    create();
    await expect.poll(() => vendor.maps().length).toBe(1);
    vendor.release(1);
    expect(vendor.maps().filter(({ isDestroyed }) => !isDestroyed)).toHaveLength(1);
    expect(leftovers()).toEqual([]);
  });

  test('is waited for by others when one has given up', async () => {
    vendor.answer('held');
    const asked = new AbortController();
    const given = load('key', asked.signal).catch((reason: unknown) => reason);
    const kept = codeOf(load());
    asked.abort(new Error('gone'));
    expect(await given).toEqual(new Error('gone'));
    await expect.poll(() => vendor.requests.length).toBe(1);
    vendor.release();
    expect(await kept).toBeNull();
  });

  test('is refused by a page that wants trusted addresses, and that is an error of the script', async () => {
    vendor.stop();
    const { createElement } = Document.prototype;
    vi.spyOn(Document.prototype, 'createElement').mockImplementation((name: string) => {
      const made: HTMLElement = createElement.call(document, name);
      Object.defineProperty(made, 'src', {
        set: () => {
          throw new TypeError('This document requires TrustedScriptURL');
        },
      });
      return made;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await codeOf(load())).toBe('script');
    expect(leftovers()).toEqual([]);
  });
});

describe('a map of Yandex', () => {
  test('has no controls of the vendor, the layer that was chosen, and the vendor’s own events', async () => {
    const { handle, map } = await shown();
    expect(map.type).toBe('yandex#map');
    handle.setLayer('satellite');
    expect(map.type).toBe('yandex#hybrid');
    handle.setLayer('scheme');
    expect(map.type).toBe('yandex#map');
  });

  test('takes what was asked of it before it stood', async () => {
    await load();
    const { handle } = create();
    handle.setLayer('satellite');
    handle.setView({ center: { latitude: 55.7, longitude: 37.5 }, zoom: 15 });
    expect(handle.view().zoom).toBe(15);
    await expect.poll(() => vendor.maps().length).toBe(1);
    await expect.poll(() => vendor.maps()[0]?.getZoom()).toBe(15);
    expect(vendor.maps()[0]?.type).toBe('yandex#hybrid');
    expect(handle.view().center.latitude).toBeCloseTo(55.7, 4);
  });

  test('tells of a drag: motion, then one settled view, which stays within the bounds', async () => {
    const { handle, map } = await shown();
    await expect.poll(() => handle.view().zoom).toBe(12);
    const heard: string[] = [];
    handle.on('motion', ({ x, y, scale }) => heard.push(`motion ${Math.round(x)} ${Math.round(y)} ${scale}`));
    handle.on('settle', () => heard.push('settle'));
    map.drag(60, -40);
    await expect.poll(() => heard.at(-1)).toBe('settle');
    expect(heard).toEqual(['motion 30 -20 1', 'motion 60 -40 1', 'settle']);
    map.drag(99_999, 0);
    await expect.poll(() => handle.view().box.west).toBeCloseTo(requestBox.west, 5);
  });

  test('becomes idle once when a movement is interrupted by the next one', async () => {
    const { handle } = await shown();
    const settled = vi.fn();
    await new Promise(requestAnimationFrame);
    handle.on('settle', settled);
    handle.panBy(300, 0, { duration: 300 });
    await new Promise(requestAnimationFrame);
    handle.setView({ center: moscowCenter, zoom: 14 }, { duration: 100 });
    await expect.poll(() => settled.mock.calls.length).toBe(1);
    expect(handle.view().zoom).toBe(14);
    // A movement that takes longer than what was left of the broken one.
    handle.panBy(40, 0, { duration: 400 });
    await expect.poll(() => Math.abs(handle.view().center.longitude - moscowCenter.longitude)).toBeGreaterThan(0.001);
    expect(settled).toHaveBeenCalledTimes(2);
  });

  test('lets a finger scroll the page, and the mouse move the map', async () => {
    const { handle, container, map } = await shown({ gestures: 'cooperative' });
    const blocked = vi.fn();
    handle.on('blocked', blocked);
    expect(map.behaviors.has('scrollZoom')).toBe(false);
    const target = container.querySelector('ymaps');
    target?.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    expect(map.behaviors.has('drag')).toBe(false);
    const finger = new Touch({ identifier: 1, target: target ?? container, clientX: 5, clientY: 5 });
    target?.dispatchEvent(new TouchEvent('touchmove', { touches: [finger], bubbles: true }));
    expect(blocked.mock.calls).toEqual([['touch']]);
    target?.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true }));
    expect(map.behaviors.has('drag')).toBe(true);
    expect(map.behaviors.has('multiTouch')).toBe(true);
  });

  test('is ended as a whole, also while it comes', async () => {
    await load();
    const { handle, container } = create();
    await expect.poll(() => vendor.maps().length).toBe(1);
    handle.destroy();
    await expect.poll(() => vendor.maps()[0]?.isDestroyed).toBe(true);
    expect(container.childElementCount).toBe(0);
    const second = create();
    second.handle.destroy();
    // One that is asked for later stands later.
    const third = create();
    const live = () => vendor.maps().filter(({ isDestroyed }) => !isDestroyed);
    await expect.poll(() => third.container.querySelector('ymaps')).not.toBeNull();
    await expect.poll(live).toHaveLength(1);
    third.handle.destroy();
    await expect.poll(live).toHaveLength(0);
  });

  test('that cannot be made is told, and takes nothing down with it', async () => {
    vendor.answer('throwingMap');
    await load();
    const { handle } = create();
    const failed = vi.fn();
    handle.on('error', failed);
    await expect.poll(() => failed.mock.calls[0]?.[0]).toMatchObject({ code: 'script' });
    handle.setView({ center: moscowCenter, zoom: 11 });
    expect(handle.view().zoom).toBe(11);
  });
});
