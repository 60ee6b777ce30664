import { afterEach, describe, expect, test, vi } from 'vitest';
import { dragMouse } from '../../../test/support/finger';
import { keylessMap, river, type TestMap, type TestMapOptions } from '../../../test/support/map/keylessMap';
import { emulateReducedMotion } from '../../../test/support/motion';
import { requestBox } from '../../domain/city/moscowPlace';

let map: TestMap;
const show = async (options?: TestMapOptions) => {
  map = await keylessMap(options);
  await vi.waitFor(() => expect(map.count('settle')).toBe(1));
  return map;
};
afterEach(() => map.end());
const moving = () => map.container.querySelector('.leaflet-zoom-anim .leaflet-zoom-animated');

describe('a zoom', () => {
  test('takes the requested 400 ms', async () => {
    await show();
    const from = performance.now();
    map.handle.zoomBy(1, { duration: 400 });
    const element = moving();
    expect(element && getComputedStyle(element).transitionDuration).toBe('0.4s');
    expect(map.told.at(-1)).toEqual(['motion', expect.objectContaining({ scale: 2 })]);
    expect(map.handle.view().zoom).toBe(14);
    await vi.waitFor(() => expect(map.count('settle')).toBe(2), { interval: 10, timeout: 3000 });
    const took = performance.now() - from;
    expect(took).toBeGreaterThan(380);
    expect(took).toBeLessThan(1000);
    expect(map.handle.view().zoom).toBe(15);
    expect(moving()).toBeNull();
  });

  test('is interrupted by the next one, and settles once', async () => {
    await show();
    map.handle.zoomBy(1, { duration: 400 });
    map.handle.zoomBy(1, { duration: 400 });
    map.handle.zoomBy(1, { duration: 400 });
    await vi.waitFor(() => expect(map.count('settle')).toBe(2), 3000);
    expect(map.handle.view().zoom).toBe(17);
    expect(map.handle.view().center.latitude).toBeCloseTo(river.latitude, 3);
  });

  test('is immediate without a duration, and does nothing beyond the limits', async () => {
    await show({ zoom: 19 });
    map.handle.zoomBy(-1);
    expect(map.count('settle')).toBe(2);
    expect(map.handle.view().zoom).toBe(18);
    map.handle.zoomBy(5, { duration: 0 });
    map.handle.zoomBy(1, { duration: 400 });
    expect(map.count('settle')).toBe(3);
    expect(map.handle.view().zoom).toBe(19);
  });

  test('is immediate with reduced motion', async () => {
    await emulateReducedMotion();
    await show();
    map.handle.zoomBy(1, { duration: 400 });
    expect(map.handle.view().zoom).toBe(15);
    map.handle.panBy(50, 0, { duration: 400 });
    expect(map.count('settle')).toBe(3);
    expect(moving()).toBeNull();
  });
});

test('a map dragged out of its bounds returns, and settles once', async () => {
  await show({ center: { latitude: 55.7485, longitude: 37.08 }, zoom: 14 });
  await dragMouse([100, 200], [590, 200]);
  await vi.waitFor(() => expect(map.count('settle')).toBe(2), 3000);
  const { box } = map.handle.view();
  expect(box.west).toBeGreaterThanOrEqual(requestBox.west - 0.0002);
  expect(map.count('motion')).toBeGreaterThan(1);
  await new Promise(requestAnimationFrame);
  expect(map.count('settle')).toBe(2);
});

describe('destroying a map', () => {
  test('works twice, and in the middle of a zoom', async () => {
    await show();
    map.handle.zoomBy(1, { duration: 400 });
    map.handle.destroy();
    map.handle.destroy();
    expect(map.container.childElementCount).toBe(0);
    const told = map.told.length;
    // The zoom would have ended by then.
    const later = performance.now() + 450;
    await vi.waitFor(() => expect(performance.now()).toBeGreaterThan(later));
    expect(map.told).toHaveLength(told);
    map.handle.setView({ center: river, zoom: 10 });
    map.handle.restyle();
    map.handle.resize();
    map.handle.focus();
    expect(map.handle.view().zoom).toBe(14);
  });

  test('works in the middle of a drag', async () => {
    await show();
    const mouse = (type: string, target: EventTarget, clientX: number) =>
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX, clientY: 200 }));
    mouse('mousedown', map.surface, 300);
    mouse('mousemove', document.body, 260);
    mouse('mousemove', document.body, 200);
    expect(map.count('motion')).toBeGreaterThan(0);
    map.handle.destroy();
    mouse('mousemove', document.body, 150);
    mouse('mouseup', document.body, 150);
    expect(map.count('settle')).toBe(1);
    expect(document.body.className).not.toContain('leaflet');
  });

  test('works while tiles are loading', async () => {
    map = await keylessMap({ settings: { fetch: (...of) => fetch(...of) } });
    map.handle.destroy();
    expect(map.container.childElementCount).toBe(0);
    expect(map.count('error')).toBe(0);
  });
});
