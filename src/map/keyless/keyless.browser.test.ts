import { afterEach, describe, expect, test, vi } from 'vitest';
import { keylessMap, river, square, type TestMap, type TestMapOptions } from '../../../test/support/map/keylessMap';
import { requestBox } from '../../domain/city/moscowPlace';
import type { MapView } from '../engine/MapEngine';

let map: TestMap;
const show = async (options?: TestMapOptions) => {
  map = await keylessMap(options);
  return map;
};
const drawn = () => vi.waitFor(() => expect(map.isDrawn).toBe(true), 10_000);
afterEach(() => map?.end());

describe('the drawing', () => {
  test('shows the river as water and the banks as land, in the token colours', async () => {
    await show();
    await drawn();
    expect(map.colourAt(river)).toBe('#bfd5da');
    expect(map.colourAt(square)).toBe('#e5e0d3');
  });

  test("stays in place above the file's maximum zoom", async () => {
    await show({ zoom: 17 });
    await drawn();
    expect(map.colourAt(river)).toBe('#bfd5da');
    map.handle.setView({ center: square, zoom: 19 });
    await drawn();
    expect(map.colourAt(square)).toBe('#e5e0d3');
  });

  test('takes new colours on restyle', async () => {
    await show();
    await drawn();
    map.container.dataset['kvTheme'] = 'dark';
    map.container.style.setProperty('--kv-map-water', 'rgb(1 2 3)');
    map.handle.restyle();
    await vi.waitFor(() => expect(map.colourAt(river)).toBe('#010203'));
    await vi.waitFor(() => expect(map.colourAt(square)).toBe('#202c2a'));
  });

  test('has names on one canvas over the tiles, redrawn after each move', async () => {
    await show();
    await drawn();
    const names = map.container.querySelector<HTMLCanvasElement>('canvas.kv-map-names');
    const pixels = names?.getContext('2d')?.getImageData(0, 0, names.width, names.height).data;
    expect(pixels?.some((value) => value > 0)).toBe(true);
    map.handle.panBy(300, 0);
    await vi.waitFor(() => expect(map.container.querySelector('canvas.kv-map-names')).not.toBe(names));
    expect(map.container.querySelectorAll('canvas.kv-map-names')).toHaveLength(1);
  });

  test('is land beyond the edge of the file', async () => {
    await show({ zoom: 9, center: { latitude: 55.341, longitude: 37.058 } });
    await drawn();
    expect(getComputedStyle(map.surface).backgroundColor).toBe('rgb(239, 235, 225)');
  });
});

describe('the view', () => {
  test('agrees with the projection', async () => {
    await show();
    const { box, center, zoom } = map.handle.view();
    expect(zoom).toBe(14);
    expect(center.latitude).toBeCloseTo(river.latitude, 4);
    const near = (at: { latitude: number; longitude: number }, x: number, y: number) => {
      const point = map.handle.project(at);
      expect(Math.hypot(point.x - x, point.y - y)).toBeLessThan(1);
    };
    near({ latitude: box.north, longitude: box.west }, 0, 0);
    near({ latitude: box.south, longitude: box.east }, 600, 400);
    near(center, 300, 200);
  });

  test('settles once, with motion events in between', async () => {
    await show();
    await vi.waitFor(() => expect(map.count('settle')).toBe(1));
    map.handle.panBy(100, 50, { duration: 120 });
    const before = map.handle.project(river);
    await vi.waitFor(() => expect(map.count('settle')).toBe(2));
    expect(map.count('motion')).toBeGreaterThan(0);
    const last = map.told.filter(([name]) => name === 'motion').at(-1);
    expect(last?.[1]).toEqual({ x: -100, y: -50, scale: 1 });
    const after = map.handle.project(river);
    expect(after.x - before.x).toBeCloseTo(-100, 0);
    expect(after.y - before.y).toBeCloseTo(-50, 0);
  });

  test('stays the same when fitted to its own box, even rounded to five digits', async () => {
    for (const [width, height] of [
      [600, 400],
      [331, 457],
    ] as const) {
      await show({ width, height });
      for (let zoom = 10; zoom <= 19; zoom += 1) {
        map.handle.setView({ center: square, zoom });
        const { box } = map.handle.view();
        const [south, west, north, east] = [box.south, box.west, box.north, box.east].map((side) => Number(side.toFixed(5)));
        map.handle.fit({ ...box, south, west, north, east } as MapView['box']);
        expect(map.handle.view().zoom).toBe(zoom);
        map.handle.fit(map.handle.view().box);
        expect(map.handle.view().zoom).toBe(zoom);
      }
      map.end();
    }
  });

  test('fits a whole box inside the padding', async () => {
    await show();
    const box = { south: 55.74, west: 37.6, north: 55.76, east: 37.64 };
    const padding = { top: 20, right: 10, bottom: 40, left: 250 };
    map.handle.fit(box, { padding });
    const corner = map.handle.project({ latitude: box.north, longitude: box.west });
    const other = map.handle.project({ latitude: box.south, longitude: box.east });
    expect(corner.x).toBeGreaterThanOrEqual(246);
    expect(corner.y).toBeGreaterThanOrEqual(16);
    expect(other.x).toBeLessThanOrEqual(594);
    expect(other.y).toBeLessThanOrEqual(364);
    map.handle.fit(box, { maxZoom: 11 });
    expect(map.handle.view().zoom).toBe(11);
  });

  test('stays within the bounds', async () => {
    await show({ zoom: 12 });
    map.handle.setView({ center: { latitude: 10, longitude: 10 }, zoom: 12 });
    const { box } = map.handle.view();
    expect(box.south).toBeGreaterThanOrEqual(requestBox.south - 0.001);
    expect(box.west).toBeGreaterThanOrEqual(requestBox.west - 0.001);
  });

  test('ignores invalid numbers', async () => {
    await show();
    const before = map.handle.view();
    map.handle.setView({ center: { latitude: Number.NaN, longitude: Infinity }, zoom: Number.NaN });
    map.handle.panBy(Number.NaN, 3);
    map.handle.zoomBy(Number.NaN);
    map.handle.fit({ south: Number.NaN, west: 1, north: 2, east: 3 });
    expect(map.handle.view().zoom).toBe(before.zoom);
    expect(map.handle.view().center.latitude).toBeCloseTo(before.center.latitude, 4);
    map.handle.zoomBy(1000);
    expect(map.handle.view().zoom).toBe(19);
    map.handle.zoomBy(-1000, { duration: Number.NaN });
    expect(map.handle.view().zoom).toBe(9);
    map.handle.setView({ center: river, zoom: 12.4 });
    expect(map.handle.view().zoom).toBe(12);
    expect(() =>
      map.handle.fit(
        { south: 55.7, west: 37.6, north: 55.7, east: 37.6 },
        { padding: { top: Number.NaN, right: 9999, bottom: 0, left: 9999 } },
      ),
    ).not.toThrow();
    expect(Number.isFinite(map.handle.view().center.latitude)).toBe(true);
  });

  test('is applied once the container has a size', async () => {
    await show({ width: 0, height: 0 });
    map.handle.fit({ south: 55.74, west: 37.6, north: 55.76, east: 37.64 });
    Object.assign(map.container.style, { width: '500px', height: '500px' });
    map.handle.resize();
    const { zoom, center } = map.handle.view();
    expect(zoom).toBe(14);
    expect(center.latitude).toBeCloseTo(55.75, 3);
    await drawn();
    expect(map.colourAt(center)).not.toBeNull();
  });

  test('keeps its centre on resize', async () => {
    await show();
    const before = map.handle.view().center;
    const settled = map.count('settle');
    Object.assign(map.container.style, { width: '900px', height: '300px' });
    map.handle.resize();
    const after = map.handle.view();
    expect(map.count('settle')).toBeGreaterThan(settled);
    expect(after.center.longitude).toBeCloseTo(before.longitude, 4);
    expect(map.handle.project({ latitude: after.box.south, longitude: after.box.east }).x).toBeCloseTo(900, 0);
  });
});
