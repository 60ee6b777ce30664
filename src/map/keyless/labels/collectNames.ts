import type { DecodedTile } from '../tiles/decodeTile';
import { extent } from '../tiles/extent';
import { joinLines } from '../tiles/joinLines';
import { tileSide } from '../tiles/paintTile';
import type { Sliced } from '../tiles/SliceQueue';
import type { PixelArea } from '../tiles/tileMath';
import type { TileName } from '../tiles/tileNames';
import { priorityOf } from './nameRules';
import type { PositionedName } from './positionedName';

const batchSize = 80;

/** Returns the names visible at this zoom, in px of the area; pieces of a street from several tiles are joined. */
export function* collectNames(tiles: readonly DecodedTile[], area: PixelArea): Sliced<PositionedName[]> {
  const found: PositionedName[] = [];
  const lines = new Map<string, PositionedName[]>();
  let count = 0;
  for (const { id, names } of tiles) {
    const side = tileSide * 2 ** (area.zoom - id.z);
    const left = id.x * side - area.left;
    const top = id.y * side - area.top;
    for (const name of names) {
      count += 1;
      if (count % batchSize === 0) yield;
      if (priorityOf(name, area.zoom) === 0) continue;
      const moved = { ...name, points: toArea(name, side / extent, left, top) };
      if (!isNear(moved, area)) continue;
      if (name.kind === 'road' || name.kind === 'river') {
        const key = `${name.kind}${name.rank}${name.text}`;
        const sameStreet = lines.get(key) ?? [];
        lines.set(key, sameStreet);
        sameStreet.push(moved);
      } else found.push(moved);
    }
    yield;
  }
  for (const alike of lines.values()) {
    count += alike.length;
    if (count % batchSize < alike.length) yield;
    const [name] = alike;
    if (name)
      for (const line of joinLines(alike.map(pointsOf)))
        found.push({ ...name, points: Float32Array.from(line.flatMap(({ x, y }) => [x, y])) });
  }
  return found;
}

/** Points of a park: its centre, then width and height. */
const isSize = ({ kind }: TileName, index: number) => kind === 'park' && index > 1;

function toArea(name: TileName, factor: number, left: number, top: number): Float32Array {
  return name.points.map((value, index) => value * factor + (isSize(name, index) ? 0 : index % 2 === 0 ? left : top));
}

function pointsOf({ points }: PositionedName): { x: number; y: number }[] {
  return Array.from({ length: Math.ceil(points.length / 2) }, (_, index) => ({ x: points[index * 2] ?? 0, y: points[index * 2 + 1] ?? 0 }));
}

function isNear(name: PositionedName, { width, height }: PixelArea): boolean {
  const points = name.kind === 'park' ? name.points.subarray(0, 2) : name.points;
  let left = Infinity;
  let right = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  for (let index = 0; index < points.length; index += 2) {
    const x = points[index] ?? 0;
    const y = points[index + 1] ?? 0;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return left < width && right > 0 && top < height && bottom > 0;
}
