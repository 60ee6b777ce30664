import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { clipLine } from './clipLine';
import { extent } from './extent';
import type { Sliced } from './SliceQueue';
import type { TileId } from './tileMath';
import { type NameKind, nameKindOf, readName, type TileName } from './tileNames';

/** A path in tile coordinates, 0 to 4096, with its bounding box. */
export interface Shape {
  readonly path: Path2D;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A tile's shapes by style (`road:2`, `water`) and its names. */
export interface DecodedTile {
  readonly id: TileId;
  readonly shapes: ReadonlyMap<string, readonly Shape[]>;
  readonly names: readonly TileName[];
}

/** Features between two yields. */
const batchSize = 24;

type Line = readonly { readonly x: number; readonly y: number }[];

/** @param isLast tiles of the file's maximum zoom are drawn in parts, so their shapes stay separate. */
export function* decodeTile(id: TileId, data: ArrayBuffer, isLast: boolean): Sliced<DecodedTile> {
  const tile = new VectorTile(new PbfReader(new Uint8Array(data)));
  const shapes = new Map<string, Drawing[]>();
  const names: TileName[] = [];
  let count = 0;
  for (const [name, layer] of Object.entries(tile.layers)) {
    for (let index = 0; index < layer.length; index += 1) {
      count += 1;
      if (count % batchSize === 0) yield;
      const feature = layer.feature(index);
      const style = styleOf(name, feature);
      const kind = nameKindOf(name, feature);
      if (!style && !kind) continue;
      const lines = scaledLines(feature, layer);
      if (style) draw(shapes, style, lines, isLast);
      if (kind) addName(names, kind, feature, lines);
    }
  }
  return { id, shapes: shapes as ReadonlyMap<string, readonly Shape[]>, names };
}

function addName(names: TileName[], kind: NameKind, feature: VectorTileFeature, lines: readonly Line[]): void {
  for (const line of kind === 'road' || kind === 'river' ? lines.flatMap(clipLine) : lines) {
    const name = readName(kind, feature, line);
    if (name) names.push(name);
  }
}

function scaledLines(feature: VectorTileFeature, layer: VectorTileLayer): Line[] {
  const factor = extent / layer.extent;
  const lines = feature.loadGeometry();
  return factor === 1 ? lines : lines.map((line) => line.map(({ x, y }) => ({ x: x * factor, y: y * factor })));
}

function styleOf(layer: string, { type, properties }: VectorTileFeature): string | null {
  if (layer === 'city' || layer === 'green' || layer === 'water') return type === 3 ? layer : null;
  if (type !== 2) return null;
  if (layer === 'road') return properties['l'] ? 'link' : `road:${Number(properties['c']) || 5}`;
  if (layer === 'waterway') return `waterway:${Number(properties['w']) || 5}`;
  // Suburban trains are drawn as rails; straight lines between stations would be misleading.
  if (layer === 'metro') return properties['kind'] === 'mcd' ? null : `metro:${String(properties['color'] ?? '')}`;
  return layer === 'rail' || layer === 'okrugs' ? layer : null;
}

interface Drawing extends Shape {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function draw(shapes: Map<string, Drawing[]>, style: string, lines: readonly Line[], isSeparate: boolean): void {
  const known = shapes.get(style) ?? [];
  shapes.set(style, known);
  let into = known[0];
  if (!into || isSeparate) {
    into = { path: new Path2D(), left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    known.push(into);
  }
  for (const line of lines) trace(into, line);
}

function trace(into: Drawing, line: Line): void {
  const [first, ...rest] = line;
  if (!first) return;
  into.path.moveTo(first.x, first.y);
  for (const { x, y } of rest) into.path.lineTo(x, y);
  for (const { x, y } of line) {
    if (x < into.left) into.left = x;
    if (x > into.right) into.right = x;
    if (y < into.top) into.top = y;
    if (y > into.bottom) into.bottom = y;
  }
}
