import type { Header } from 'pmtiles';

export interface TileId {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** A tile of the file and its position in a screen tile, in screen tile sides. */
export interface TilePart {
  readonly id: TileId;
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export type TileLimits = Pick<Header, 'minZoom' | 'maxZoom' | 'minLon' | 'minLat' | 'maxLon' | 'maxLat'>;

/** File tiles per screen tile below the file's minimum zoom; more are not worth reading. */
const maxParts = 16;

export const toWorldX = (longitude: number) => (longitude + 180) / 360;

export function toWorldY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** Returns the file tiles that fill a screen tile: one, part of one above the file's maximum zoom, or several below its minimum. */
export function partsOf({ z, x, y }: TileId, limits: TileLimits): TilePart[] {
  const { minZoom, maxZoom } = limits;
  if (z > maxZoom) {
    const scale = 2 ** (z - maxZoom);
    const id = { z: maxZoom, x: Math.floor(x / scale), y: Math.floor(y / scale) };
    return isCovered(id, limits) ? [{ id, scale, left: id.x * scale - x, top: id.y * scale - y }] : [];
  }
  if (z >= minZoom) {
    const id = { z, x, y };
    return isCovered(id, limits) ? [{ id, scale: 1, left: 0, top: 0 }] : [];
  }
  const many = 2 ** (minZoom - z);
  const range = rangeOf(minZoom, limits);
  const parts: TilePart[] = [];
  for (let column = Math.max(x * many, range.left); column <= Math.min(x * many + many - 1, range.right); column += 1) {
    for (let row = Math.max(y * many, range.top); row <= Math.min(y * many + many - 1, range.bottom); row += 1) {
      if (parts.length >= maxParts) return parts;
      parts.push({ id: { z: minZoom, x: column, y: row }, scale: 1 / many, left: column / many - x, top: row / many - y });
    }
  }
  return parts;
}

function rangeOf(zoom: number, { minLon, minLat, maxLon, maxLat }: TileLimits) {
  const size = 2 ** zoom;
  return {
    left: Math.floor(toWorldX(minLon) * size),
    right: Math.floor(toWorldX(maxLon) * size),
    top: Math.floor(toWorldY(maxLat) * size),
    bottom: Math.floor(toWorldY(minLat) * size),
  };
}

function isCovered({ z, x, y }: TileId, limits: TileLimits): boolean {
  const { left, right, top, bottom } = rangeOf(z, limits);
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** An area in world px of a zoom. */
export interface PixelArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
}

/** Returns the file tiles under an area. */
export function tilesOver({ left, top, width, height, zoom }: PixelArea, limits: TileLimits): TileId[] {
  const z = Math.max(limits.minZoom, Math.min(limits.maxZoom, zoom));
  const side = 256 * 2 ** (zoom - z);
  const range = rangeOf(z, limits);
  const ids: TileId[] = [];
  for (let x = Math.max(range.left, Math.floor(left / side)); x <= Math.min(range.right, Math.floor((left + width) / side)); x += 1) {
    for (let y = Math.max(range.top, Math.floor(top / side)); y <= Math.min(range.bottom, Math.floor((top + height) / side)); y += 1) {
      ids.push({ z, x, y });
    }
  }
  return zoom < limits.minZoom ? ids.slice(0, maxParts) : ids;
}
