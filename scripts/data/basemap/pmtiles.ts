import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import type { Box, Coordinates } from '../../../src/domain/map/coordinates';

/** One vector tile, uncompressed. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly data: Uint8Array;
}

/** Values for the header and the metadata. */
export interface ArchiveFacts {
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: Box;
  readonly center: Coordinates & { readonly zoom: number };
  readonly metadata: Readonly<Record<string, unknown>>;
}

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  run: number;
}

const headerLength = 127;
/** Readers fetch the header and the root directory with a first request of this many bytes. */
const firstRequest = 16_384;
const gzip = 2;
const vectorTiles = 1;

/**
 * Writes an archive in the PMTiles format, version 3: tiles ordered by id, equal tiles stored once, one directory. Deterministic.
 * @throws Error when the directory is too large: leaf directories are not supported
 */
export function writePmtiles(tiles: readonly Tile[], facts: ArchiveFacts): Uint8Array {
  const { entries, data, contents } = layOut(tiles);
  const root = packed(directory(entries));
  if (headerLength + root.length > firstRequest) throw new Error(`${entries.length} tiles are too many for a root directory alone`);
  const metadata = packed(Buffer.from(JSON.stringify(facts.metadata)));

  const header = Buffer.alloc(headerLength);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const metadataOffset = headerLength + root.length;
  const dataOffset = metadataOffset + metadata.length;
  const lengths = [headerLength, root.length, metadataOffset, metadata.length, dataOffset, 0, dataOffset, data.length];
  const counts = [tiles.length, entries.length, contents];
  for (const [index, value] of [...lengths, ...counts].entries()) header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  const { minZoom, maxZoom, bounds, center } = facts;
  for (const [index, value] of [1, gzip, gzip, vectorTiles, minZoom, maxZoom].entries()) header.writeUInt8(value, 96 + index);
  for (const [index, degrees] of [bounds.west, bounds.south, bounds.east, bounds.north].entries())
    header.writeInt32LE(fixed(degrees), 102 + index * 4);
  header.writeUInt8(center.zoom, 118);
  header.writeInt32LE(fixed(center.longitude), 119);
  header.writeInt32LE(fixed(center.latitude), 123);
  return Buffer.concat([header, root, metadata, data]);
}

function layOut(tiles: readonly Tile[]): { entries: Entry[]; data: Buffer; contents: number } {
  const entries: Entry[] = [];
  const parts: Buffer[] = [];
  const places = new Map<string, { offset: number; length: number }>();
  let end = 0;
  const ordered = tiles.map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data })).sort((a, b) => a.id - b.id);
  for (const { id, data } of ordered) {
    const key = createHash('sha256').update(data).digest('hex');
    let place = places.get(key);
    if (!place) {
      const part = packed(data);
      place = { offset: end, length: part.length };
      places.set(key, place);
      parts.push(part);
      end += part.length;
    }
    const last = entries.at(-1);
    if (last && last.id === id) throw new Error(`Tile ${id} is given twice`);
    if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1;
    else entries.push({ id, ...place, run: 1 });
  }
  return { entries, data: Buffer.concat(parts), contents: places.size };
}

/** Writes entries by column: id differences, run lengths, lengths, offsets. An offset of 0 means right after the previous entry. */
function directory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  const write = (value: number) => {
    let rest = value;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
    bytes.push(rest);
  };
  write(entries.length);
  for (const [index, { id }] of entries.entries()) write(id - (entries[index - 1]?.id ?? 0));
  for (const { run } of entries) write(run);
  for (const { length } of entries) write(length);
  for (const [index, { offset }] of entries.entries()) {
    const before = entries[index - 1];
    write(before && before.offset + before.length === offset ? 0 : offset + 1);
  }
  return Buffer.from(bytes);
}

function packed(data: Uint8Array): Buffer {
  const bytes = gzipSync(data, { level: 9 });
  // The tenth byte is the operating system; 255 is "unknown", so that every machine writes the same bytes.
  bytes[9] = 255;
  return bytes;
}

function fixed(degrees: number): number {
  return Math.round(degrees * 10_000_000);
}
