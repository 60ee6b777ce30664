import { describe, expect, test } from 'vitest';
import { moscowCenter, requestBox } from '../../src/domain/city/moscowPlace';
import { type Box, contains } from '../../src/domain/map/coordinates';
import { afterAction, engines, expectCorners, mapsOf, near } from '../support/map/engineContract';

const arbat = { latitude: 55.7494, longitude: 37.5916 };

describe.each(Object.entries(engines))('the engine %s', (name, load) => {
  const { show } = mapsOf(name, load);

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
});
