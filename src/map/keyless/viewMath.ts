import type { Box, Coordinates } from '../../domain/map/coordinates';
import type { Framing, Padding } from '../engine/MapEngine';
import { tileSide } from './tiles/paintTile';
import { toWorldX, toWorldY } from './tiles/tileMath';

export interface MapSize {
  readonly x: number;
  readonly y: number;
}

/** Px by which a box may exceed the viewport: the box of a view rounded to five digits still fits that view. */
const slack = 8;

const isNumber = (value: number) => Number.isFinite(value);

/** Latitude limit of the projection. */
const maxLatitude = 85;

/** Returns valid coordinates within the projection; null if not finite. */
export function cleanCoordinates({ latitude, longitude }: Coordinates): Coordinates | null {
  if (!isNumber(latitude) || !isNumber(longitude)) return null;
  return { latitude: Math.min(maxLatitude, Math.max(-maxLatitude, latitude)), longitude: Math.min(180, Math.max(-180, longitude)) };
}

/** Returns an integer zoom within the limits; `fallback` for NaN. */
export function cleanZoom(zoom: number, min: number, max: number, fallback: number): number {
  const wanted = Number.isNaN(zoom) || typeof zoom !== 'number' ? fallback : zoom;
  return Math.max(min, Math.min(max, Math.round(wanted)));
}

export function cleanBox({ south, west, north, east }: Box): Box | null {
  const first = cleanCoordinates({ latitude: south, longitude: west });
  const second = cleanCoordinates({ latitude: north, longitude: east });
  if (!first || !second) return null;
  return {
    south: Math.min(first.latitude, second.latitude),
    north: Math.max(first.latitude, second.latitude),
    west: Math.min(first.longitude, second.longitude),
    east: Math.max(first.longitude, second.longitude),
  };
}

/** Ignores invalid padding and leaves space for the map. */
function cleanPadding(padding: Padding, { x, y }: MapSize): Padding {
  const clean = (side: keyof Padding, length: number) =>
    padding[side] > 0 && isNumber(padding[side]) ? Math.min(padding[side], length * 0.45) : 0;
  return { top: clean('top', y), right: clean('right', x), bottom: clean('bottom', y), left: clean('left', x) };
}

/** Returns the closest view of a box in a viewport of this size. */
export function framingOf(box: Box, size: MapSize, covered: Padding, minZoom: number, maxZoom: number): Framing {
  const padding = cleanPadding(covered, size);
  const left = toWorldX(box.west);
  const right = toWorldX(box.east);
  const top = toWorldY(box.north);
  const bottom = toWorldY(box.south);
  const free = {
    x: Math.max(1, size.x - padding.left - padding.right) + slack,
    y: Math.max(1, size.y - padding.top - padding.bottom) + slack,
  };
  const closest = Math.floor(Math.log2(Math.min(free.x / (right - left), free.y / (bottom - top)) / tileSide));
  const zoom = cleanZoom(closest, minZoom, maxZoom, minZoom);
  const world = tileSide * 2 ** zoom;
  const x = (left + right) / 2 + (padding.right - padding.left) / 2 / world;
  const y = (top + bottom) / 2 + (padding.bottom - padding.top) / 2 / world;
  return { center: { latitude: toLatitude(y), longitude: x * 360 - 180 }, zoom };
}

const toLatitude = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
