import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { PMTiles, type Source } from 'pmtiles';
import { expect, test } from 'vitest';
import { type ArchiveFacts, type Tile, writePmtiles } from './pmtiles';

const facts: ArchiveFacts = {
  minZoom: 1,
  maxZoom: 2,
  bounds: { west: -10.5, south: -20.25, east: 30.1234567, north: 40 },
  center: { longitude: 1.5, latitude: -2.5, zoom: 1 },
  metadata: { attribution: '© участники OpenStreetMap' },
};
const tile = (z: number, x: number, y: number, text: string): Tile => ({ z, x, y, data: new TextEncoder().encode(text) });

/** Out of order; three are equal, two of them neighbours by number. */
const tiles = [
  tile(2, 3, 0, 'sea'),
  tile(1, 1, 1, 'coast'),
  tile(2, 0, 0, 'sea'),
  tile(2, 1, 0, 'sea'),
  tile(1, 0, 0, 'town '.repeat(200)),
];

function open(archive: Uint8Array): { reader: PMTiles; text(z: number, x: number, y: number): Promise<string | null> } {
  const source: Source = {
    getKey: () => 'memory',
    getBytes: async (offset, length) => ({ data: new Uint8Array(archive.subarray(offset, offset + length)).buffer }),
  };
  const reader = new PMTiles(source);
  return {
    reader,
    async text(z, x, y) {
      const found = await reader.getZxy(z, x, y);
      return found ? new TextDecoder().decode(found.data) : null;
    },
  };
}

test('a reader finds every tile, and nothing elsewhere', async () => {
  const { text } = open(writePmtiles(tiles, facts));
  for (const { z, x, y, data } of tiles) expect(await text(z, x, y), `${z}/${x}/${y}`).toBe(new TextDecoder().decode(data));
  expect(await text(1, 0, 1)).toBeNull();
  expect(await text(2, 2, 2)).toBeNull();
  expect(await text(3, 0, 0)).toBeNull();
});

test('header and metadata describe the archive', async () => {
  const { reader } = open(writePmtiles(tiles, facts));
  expect(await reader.getHeader()).toMatchObject({
    specVersion: 3,
    clustered: true,
    internalCompression: 2,
    tileCompression: 2,
    tileType: 1,
    minZoom: 1,
    maxZoom: 2,
    minLon: -10.5,
    minLat: -20.25,
    maxLon: 30.1234567,
    maxLat: 40,
    centerZoom: 1,
    centerLon: 1.5,
    centerLat: -2.5,
  });
  expect(await reader.getMetadata()).toEqual(facts.metadata);
});

test('equal tiles are stored once, equal neighbours in one entry', async () => {
  const archive = writePmtiles(tiles, facts);
  const header = await open(archive).reader.getHeader();
  expect([header.numAddressedTiles, header.numTileEntries, header.numTileContents]).toEqual([5, 4, 3]);
  expect(header.tileDataOffset + (header.tileDataLength ?? 0)).toBe(archive.length);
});

test('an archive can hold more than 255 tiles', async () => {
  const many = Array.from({ length: 1024 }, (_, index) =>
    tile(5, index % 32, Math.floor(index / 32), `tile ${index} ${'x'.repeat(index)}`),
  );
  const { text } = open(writePmtiles(many, { ...facts, minZoom: 5, maxZoom: 5 }));
  for (const { x, y, data } of many) expect(await text(5, x, y)).toBe(new TextDecoder().decode(data));
});

test('the same tiles in any order give the same bytes on every machine', () => {
  const archive = Buffer.from(writePmtiles(tiles, facts));
  expect(archive.equals(writePmtiles([...tiles].reverse(), facts))).toBe(true);
  const root = archive.subarray(127, 127 + Number(archive.readBigUInt64LE(16)));
  expect([root[9], gunzipSync(root)[0]]).toEqual([255, 4]);
});

test('duplicate tiles and a too large directory throw', () => {
  expect(() => writePmtiles([tile(1, 0, 0, 'a'), tile(1, 0, 0, 'b')], facts)).toThrow(/twice/);
  // Lengths and gaps without a pattern, so that they do not compress.
  const scattered = Array.from({ length: 12_000 }, (_, index) => (index * 7919) % 65_536).map((place, index) => {
    const data = createHash('shake256', { outputLength: 1 + ((index * 104_729) % 997) })
      .update(`${index}`)
      .digest();
    return { z: 8, x: place % 256, y: place >> 8, data };
  });
  expect(() => writePmtiles(scattered, facts)).toThrow(/12000 tiles/);
});
