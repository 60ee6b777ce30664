import type { Box, Coordinates } from '../../domain/map/coordinates';
import type { Padding } from '../engine/MapEngine';
import { tileSide } from './tiles/paintTile';
import { toWorldX, toWorldY } from './tiles/tileMath';

export interface Size {
  readonly x: number;
  readonly y: number;
}

export interface Framing {
  readonly center: Coordinates;
  readonly zoom: number;
}

/** A box may be this much larger than its room, px: the box of a view that was written with five digits still fits that view. */
const slack = 8;

const isNumber = (value: number) => Number.isFinite(value);

/** A latitude that the projection can show. */
const most = 85;

/** The place itself; null for what is none. */
export function cleanPlace({ latitude, longitude }: Coordinates): Coordinates | null {
  if (!isNumber(latitude) || !isNumber(longitude)) return null;
  return { latitude: Math.min(most, Math.max(-most, latitude)), longitude: Math.min(180, Math.max(-180, longitude)) };
}

/** A whole zoom within the limits; `otherwise` for what is no number. */
export function cleanZoom(zoom: number, min: number, max: number, otherwise: number): number {
  const wanted = Number.isNaN(zoom) || typeof zoom !== 'number' ? otherwise : zoom;
  return Math.max(min, Math.min(max, Math.round(wanted)));
}

export function cleanBox({ south, west, north, east }: Box): Box | null {
  const first = cleanPlace({ latitude: south, longitude: west });
  const second = cleanPlace({ latitude: north, longitude: east });
  if (!first || !second) return null;
  return {
    south: Math.min(first.latitude, second.latitude),
    north: Math.max(first.latitude, second.latitude),
    west: Math.min(first.longitude, second.longitude),
    east: Math.max(first.longitude, second.longitude),
  };
}

/** Nothing where there is no sense, and never more than leaves room for the map. */
function cleanPadding(padding: Padding, { x, y }: Size): Padding {
  const clean = (side: keyof Padding, room: number) =>
    padding[side] > 0 && isNumber(padding[side]) ? Math.min(padding[side], room * 0.45) : 0;
  return { top: clean('top', y), right: clean('right', x), bottom: clean('bottom', y), left: clean('left', x) };
}

/** The closest framing of a box in a room of this size. */
export function framingOf(box: Box, size: Size, covered: Padding, minZoom: number, maxZoom: number): Framing {
  const padding = cleanPadding(covered, size);
  const left = toWorldX(box.west);
  const right = toWorldX(box.east);
  const top = toWorldY(box.north);
  const bottom = toWorldY(box.south);
  const room = {
    x: Math.max(1, size.x - padding.left - padding.right) + slack,
    y: Math.max(1, size.y - padding.top - padding.bottom) + slack,
  };
  const closest = Math.floor(Math.log2(Math.min(room.x / (right - left), room.y / (bottom - top)) / tileSide));
  const zoom = cleanZoom(closest, minZoom, maxZoom, minZoom);
  const world = tileSide * 2 ** zoom;
  const x = (left + right) / 2 + (padding.right - padding.left) / 2 / world;
  const y = (top + bottom) / 2 + (padding.bottom - padding.top) / 2 / world;
  return { center: { latitude: toLatitude(y), longitude: x * 360 - 180 }, zoom };
}

const toLatitude = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
