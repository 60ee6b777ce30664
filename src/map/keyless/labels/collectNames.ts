import type { DecodedTile } from '../tiles/decodeTile';
import { extent } from '../tiles/extent';
import { joined } from '../tiles/joinLines';
import { tileSide } from '../tiles/paintTile';
import type { Sliced } from '../tiles/SliceQueue';
import type { PixelArea } from '../tiles/tileMath';
import type { TileName } from '../tiles/tileNames';
import { turnOf } from './NameRules';
import type { NameAt } from './placeNames';

const atOnce = 80;

/** Names of the tiles that show at this zoom, at their places in the area; a street in several tiles is one street again. */
export function* collectNames(tiles: readonly DecodedTile[], area: PixelArea): Sliced<NameAt[]> {
  const found: NameAt[] = [];
  const lines = new Map<string, NameAt[]>();
  let count = 0;
  for (const { id, names } of tiles) {
    const side = tileSide * 2 ** (area.zoom - id.z);
    const left = id.x * side - area.left;
    const top = id.y * side - area.top;
    for (const name of names) {
      count += 1;
      if (count % atOnce === 0) yield;
      if (turnOf(name, area.zoom) === 0) continue;
      const moved = { ...name, points: moveTo(name, side / extent, left, top) };
      if (!isNear(moved, area)) continue;
      if (name.kind === 'road' || name.kind === 'river') {
        const key = `${name.kind}${name.rank}${name.text}`;
        const alike = lines.get(key) ?? [];
        lines.set(key, alike);
        alike.push(moved);
      } else found.push(moved);
    }
    yield;
  }
  for (const alike of lines.values()) {
    count += alike.length;
    if (count % atOnce < alike.length) yield;
    const [name] = alike;
    if (name)
      for (const line of joined(alike.map(pointsOf)))
        found.push({ ...name, points: Float32Array.from(line.flatMap(({ x, y }) => [x, y])) });
  }
  return found;
}

/** A park has its width and height beside its middle. */
const isSize = ({ kind }: TileName, index: number) => kind === 'park' && index > 1;

function moveTo(name: TileName, factor: number, left: number, top: number): Float32Array {
  return name.points.map((value, index) => value * factor + (isSize(name, index) ? 0 : index % 2 === 0 ? left : top));
}

function pointsOf({ points }: NameAt): { x: number; y: number }[] {
  return Array.from({ length: points.length / 2 }, (_, index) => ({ x: points[index * 2] ?? 0, y: points[index * 2 + 1] ?? 0 }));
}

function isNear(name: NameAt, { width, height }: PixelArea): boolean {
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
