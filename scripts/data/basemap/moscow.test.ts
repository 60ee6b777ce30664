import { readFileSync } from 'node:fs';
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { describe, expect, test } from 'vitest';
import { requestBox } from '../../../src/domain/city/moscowPlace';
import { tileAt } from './tiles';

const file = readFileSync(new URL('../../../examples/server/basemap/moscow.pmtiles', import.meta.url));
const reader = new PMTiles({
  getKey: () => 'moscow',
  getBytes: async (offset, length) => ({ data: new Uint8Array(file.subarray(offset, offset + length)).buffer }),
});

async function tileOf(latitude: number, longitude: number, zoom: number): Promise<VectorTile> {
  const found = await reader.getZxy(zoom, ...tileAt(longitude, latitude, zoom));
  if (!found) throw new Error(`No tile at ${latitude}, ${longitude}`);
  return new VectorTile(new PbfReader(new Uint8Array(found.data)));
}

function properties(layer: VectorTileLayer | undefined, name: string): unknown[] {
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index).properties[name]);
}

/** Whether a point lies in an area of the layer. */
async function isIn(layer: string, latitude: number, longitude: number, zoom = 13): Promise<boolean> {
  const areas = (await tileOf(latitude, longitude, zoom)).layers[layer];
  const [column, row] = tileAt(longitude, latitude, zoom);
  return Array.from({ length: areas?.length ?? 0 }).some((_, index) => {
    const area = areas?.feature(index).toGeoJSON(column, row, zoom).geometry;
    const areaRings = area?.type === 'Polygon' ? area.coordinates : area?.type === 'MultiPolygon' ? area.coordinates.flat() : [];
    return areaRings.filter((ring) => surrounds(ring, longitude, latitude)).length % 2 === 1;
  });
}

function surrounds(ring: number[][], x: number, y: number): boolean {
  return ring.reduce((isInside, [x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !isInside : isInside;
  }, false);
}

describe('the basemap of Moscow', () => {
  test('opens, is small and has an attribution', async () => {
    expect(file.length).toBeLessThan(2_400_000);
    const header = await reader.getHeader();
    expect([header.minZoom, header.maxZoom]).toEqual([7, 13]);
    const { minLat: south, minLon: west, maxLat: north, maxLon: east } = header;
    // The map fades out at the bounds, so they must be where the geometry ends.
    for (const [side, degrees] of Object.entries({ south, west, north, east })) {
      expect(degrees).toBeCloseTo(requestBox[side as keyof typeof requestBox], 5);
    }
    expect(await reader.getMetadata()).toMatchObject({ attribution: expect.stringContaining('© участники OpenStreetMap') });
  });

  test('has its layers', async () => {
    const { vector_layers: layers } = (await reader.getMetadata()) as { vector_layers: { id: string }[] };
    const names = ['city', 'okrugs', 'districts', 'green', 'water', 'waterway', 'rail', 'metro', 'station', 'place', 'road', 'house'];
    expect(layers.map(({ id }) => id)).toEqual(names);
    const there = new Set<string>();
    for (const [latitude, longitude] of [
      [55.7475, 37.6085],
      [55.8, 37.75],
      [55.75, 37.66],
      [55.7, 37.5],
    ] as const)
      for (const name of Object.keys((await tileOf(latitude, longitude, 13)).layers)) there.add(name);
    expect([...there].sort()).toEqual([...names].sort());
  });

  test('contains the city centre at every zoom', async () => {
    for (let zoom = 7; zoom <= 13; zoom++) {
      const { layers } = await tileOf(55.7558, 37.6176, zoom);
      expect([zoom, Object.keys(layers).includes('city'), Object.keys(layers).includes('road')]).toEqual([zoom, true, true]);
    }
  });

  test('shows water where the river turns around the Kremlin, and land on its banks', async () => {
    expect(await isIn('water', 55.7482, 37.617)).toBe(true);
    expect(await isIn('water', 55.7482, 37.617, 10)).toBe(true);
    expect(await isIn('water', 55.7515, 37.6178)).toBe(false);
    expect(await isIn('city', 55.7515, 37.6178)).toBe(true);
    expect(await isIn('green', 55.86, 37.8)).toBe(true);
  });

  test('contains names of stations, streets and houses', async () => {
    const { layers } = await tileOf(55.757, 37.613, 13);
    expect(properties(layers['station'], 'n')).toEqual(expect.arrayContaining(['Театральная', 'Тверская', 'Арбатская']));
    expect(properties(layers['station'], 'color')).toContain('#EF161E');
    expect(properties(layers['road'], 'n')).toContain('Тверская улица');
    expect(properties(layers['house'], 'n').some((number) => /^\d+/.test(String(number)))).toBe(true);
    expect(properties((await tileOf(55.757, 37.6, 10)).layers['place'], 'name')).toContain('Арбат');
  });

  test('needs few bytes for the first view', async () => {
    const header = await reader.getHeader();
    let bytes = header.tileDataOffset;
    const [column, row] = tileAt(37.6176, 55.7558, 10);
    for (let x = column - 3; x <= column + 3; x++)
      for (let y = row - 2; y <= row + 2; y++) bytes += (await reader.getZxy(10, x, y))?.data.byteLength ?? 0;
    expect(bytes).toBeLessThan(250_000);
  });

  test('draws the river beyond the edge of a tile', async () => {
    const rivers = (await tileOf(55.7475, 37.6085, 13)).layers['water'];
    const beyond = Array.from({ length: rivers?.length ?? 0 }, (_, index) => rivers?.feature(index).loadGeometry() ?? [])
      .flat(2)
      .filter(({ x, y }) => x < 0 || y < 0 || x > 4096 || y > 4096);
    expect(beyond.length).toBeGreaterThan(0);
  });
});
