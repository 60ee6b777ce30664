import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keylessMap, type TestMap } from '../../../test/support/map/keylessMap';

let map: TestMap;
beforeEach(async () => {
  map = await keylessMap();
  await vi.waitFor(() => expect(map.count('settle')).toBe(1));
});
afterEach(() => {
  vi.restoreAllMocks();
  map.end();
});

const target = () => map.surface.firstElementChild as HTMLElement;
const fingers = (...at: readonly (readonly [x: number, y: number])[]) =>
  at.map(([clientX, clientY], identifier) => new Touch({ identifier, target: target(), clientX, clientY }));
const touch = (type: string, touches: Touch[]) =>
  target().dispatchEvent(new TouchEvent(type, { bubbles: true, composed: true, cancelable: true, touches, changedTouches: touches }));

/** Collects errors, including those from timers and frames. */
async function faults(): Promise<unknown[]> {
  const heard: unknown[] = [];
  const listener = (event: ErrorEvent) => {
    event.preventDefault();
    heard.push(event.error);
  };
  window.addEventListener('error', listener);
  const until = performance.now() + 300;
  await vi.waitFor(() => expect(performance.now()).toBeGreaterThan(until), 2000);
  window.removeEventListener('error', listener);
  return heard;
}

describe('a destroyed map', () => {
  test('while the wheel turns: does not zoom afterwards', async () => {
    target().dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: 200, clientY: 100, deltaY: -200 }));
    map.handle.destroy();
    expect(await faults()).toEqual([]);
  });

  test('between two fingers: leaves no listeners', async () => {
    touch('touchstart', fingers([200, 200], [300, 200]));
    touch('touchmove', fingers([180, 200], [320, 200]));
    const apart = fingers([150, 200], [350, 200]);
    map.handle.destroy();
    const heard = faults();
    document.body.dispatchEvent(new TouchEvent('touchmove', { bubbles: true, touches: apart }));
    document.body.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [] }));
    expect(await heard).toEqual([]);
  });

  test('after a two-finger tap: leaves nothing on the document', async () => {
    const added = vi.spyOn(document, 'addEventListener');
    const removed = vi.spyOn(document, 'removeEventListener');
    touch('touchstart', fingers([200, 200], [300, 200]));
    touch('touchend', []);
    map.handle.destroy();
    const names = (spy: typeof added | typeof removed) => spy.mock.calls.map(([name]) => name).sort();
    expect(names(added).length).toBeGreaterThan(0);
    expect(names(removed)).toEqual(names(added));
  });

  test('while dragged out of its bounds: does not pan back', async () => {
    map.end();
    map = await keylessMap({ bounds: { south: 55.745, west: 37.61, north: 55.76, east: 37.63 } });
    const at = (type: string, clientX: number) =>
      (type === 'mousedown' ? target() : document.body).dispatchEvent(
        new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, buttons: 1, clientX, clientY: 200 }),
      );
    at('mousedown', 100);
    at('mousemove', 200);
    at('mousemove', 550);
    await new Promise(requestAnimationFrame);
    map.handle.destroy();
    expect(await faults()).toEqual([]);
  });
});
