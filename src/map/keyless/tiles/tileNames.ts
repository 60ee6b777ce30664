import type { VectorTileFeature } from '@mapbox/vector-tile';

export type NameKind = 'station' | 'place' | 'road' | 'river' | 'park' | 'house';

/** A named feature. `points` are x, y pairs in tile units: one for a point, several for a line. */
export interface TileName {
  readonly kind: NameKind;
  readonly text: string;
  readonly points: Float32Array;
  /** Importance of a road or river; 1 is highest. */
  readonly rank: number;
  /** Stations only. */
  readonly color: string;
  /** Identifies a station that appears in two tiles. */
  readonly id: number | string;
}

export function nameKindOf(layer: string, { type, properties }: VectorTileFeature): NameKind | null {
  if (layer === 'station' || layer === 'place' || layer === 'house') return type === 1 ? layer : null;
  if (layer === 'road') return type === 2 && properties['n'] && !properties['l'] ? 'road' : null;
  if (layer === 'waterway') return type === 2 && properties['n'] ? 'river' : null;
  if (layer === 'green') return type === 3 && properties['n'] ? 'park' : null;
  return null;
}

export function readName(
  kind: NameKind,
  { properties }: VectorTileFeature,
  line: readonly { readonly x: number; readonly y: number }[],
): TileName | null {
  const text = String(properties['n'] ?? properties['name'] ?? '').trim();
  if (!text || line.length === 0) return null;
  return {
    kind,
    text,
    points: kind === 'park' ? middleOf(line) : Float32Array.from(line.flatMap(({ x, y }) => [x, y])),
    rank: Number(properties['c'] ?? properties['w'] ?? properties['rank']) || (kind === 'road' ? 5 : 1),
    color: String(properties['color'] ?? ''),
    id: properties['id'] === undefined ? '' : String(properties['id']),
  };
}

/** Returns the centroid of a ring, then the width and height of its bounding box. */
function middleOf(ring: readonly { readonly x: number; readonly y: number }[]): Float32Array {
  let area = 0;
  let x = 0;
  let y = 0;
  let left = Infinity;
  let right = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    const cross = point.x * next.y - next.x * point.y;
    area += cross;
    x += (point.x + next.x) * cross;
    y += (point.y + next.y) * cross;
    left = Math.min(left, point.x);
    right = Math.max(right, point.x);
    top = Math.min(top, point.y);
    bottom = Math.max(bottom, point.y);
  });
  const middle = area === 0 ? [(left + right) / 2, (top + bottom) / 2] : [x / (3 * area), y / (3 * area)];
  return Float32Array.from([...middle, right - left, bottom - top]);
}
