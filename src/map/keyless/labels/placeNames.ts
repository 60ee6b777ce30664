import type { Sliced } from '../tiles/SliceQueue';
import type { TileName } from '../tiles/tileNames';
import { alongLine, boxesOf, type Glyph, lengthsOf, pointAt } from './alongLine';
import { CollisionGrid, type LabelBox } from './CollisionGrid';
import { dotRadius, type NameStyle, priorityOf, stationNamesFrom, stationsFrom, styleOf } from './nameRules';
import type { Dot, PositionedName } from './positionedName';
import { type StationGroup, stationGroups } from './stationGroups';
import type { TextWidths } from './TextWidths';

type Widths = Pick<TextWidths, 'width'>;

export interface PlacedName {
  readonly name: TileName;
  readonly style: NameStyle;
  readonly glyphs: readonly Glyph[];
}

export interface PlacedNames {
  readonly dots: readonly Dot[];
  readonly names: readonly PlacedName[];
}

/** Minimum px between two labels of the same street. */
const repeatDistance = 360;
const batchSize = 30;

/** Places as many names as fit without overlapping or being cut at the edge, by priority. */
export function* placeNames(
  names: readonly PositionedName[],
  zoom: number,
  width: number,
  height: number,
  widths: Widths,
): Sliced<PlacedNames> {
  const placing = new Placement(zoom, { left: 0, top: 0, right: width, bottom: height }, widths);
  const groups = zoom >= stationsFrom ? stationGroups(names.filter(({ kind }) => kind === 'station')) : [];
  for (const group of groups) placing.addDots(group);
  yield;
  let count = 0;
  if (zoom >= stationNamesFrom) {
    for (const complex of groups) {
      placing.nameStation(complex);
      count += 1;
      if (count % batchSize === 0) yield;
    }
  }
  const others = names
    .map((name) => ({ name, turn: name.kind === 'station' ? 0 : priorityOf(name, zoom) }))
    .filter(({ turn }) => turn > 0)
    .sort((a, b) => a.turn - b.turn);
  for (const { name } of others) {
    placing.add(name);
    count += 1;
    if (count % batchSize === 0) yield;
  }
  return placing;
}

class Placement implements PlacedNames {
  readonly dots: Dot[] = [];
  readonly names: PlacedName[] = [];
  readonly #grid = new CollisionGrid();
  readonly #used = new Map<string, { x: number; y: number }[]>();
  readonly #zoom: number;
  readonly #area: LabelBox;
  readonly #widths: Widths;

  constructor(zoom: number, area: LabelBox, widths: Widths) {
    this.#zoom = zoom;
    this.#area = area;
    this.#widths = widths;
  }

  addDots({ stations }: StationGroup): void {
    const radius = dotRadius(this.#zoom) + 1;
    for (const { x, y, color } of stations) {
      this.dots.push({ x, y, color });
      if (this.#zoom >= stationNamesFrom - 1)
        this.#grid.add([{ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }]);
    }
  }

  nameStation({ name, stations }: StationGroup): void {
    const style = styleOf('station', this.#zoom, 1);
    const width = this.#widths.width(name.text, style);
    const radius = dotRadius(this.#zoom) + 3;
    const left = Math.min(...stations.map(({ x }) => x)) - radius;
    const right = Math.max(...stations.map(({ x }) => x)) + radius;
    const top = Math.min(...stations.map(({ y }) => y)) - radius;
    const bottom = Math.max(...stations.map(({ y }) => y)) + radius;
    const x = (left + right) / 2;
    const y = (top + bottom) / 2;
    const side = width / 2 + 3;
    const candidates = [
      [x, bottom + style.size * 0.6],
      [x, top - style.size * 0.6],
      [right + side, y],
      [left - side, y],
      [right + side - 4, bottom],
      [right + side - 4, top],
      [left - side + 4, bottom],
      [left - side + 4, top],
    ] as const;
    for (const [tryX, tryY] of candidates) if (this.#tryAt(name, style, tryX, tryY, width)) return;
  }

  add(name: PositionedName): void {
    const style = styleOf(name.kind, this.#zoom, name.rank);
    if (name.points.length <= 2 || name.kind === 'park') this.#addPoint(name, style);
    else this.#addLine(name, style);
  }

  #addPoint(name: PositionedName, style: NameStyle): void {
    const [x = 0, y = 0, parkWidth, parkHeight] = name.points;
    const width = this.#widths.width(name.text, style);
    // A park smaller than its name would be hidden by it.
    if (parkWidth !== undefined && parkHeight !== undefined && (parkWidth < width * 0.8 || parkHeight < style.size * 2)) return;
    if (name.kind !== 'house' && this.#isNear(name.text, x, y)) return;
    this.#tryAt(name, style, x, y, width);
  }

  #tryAt(name: TileName, style: NameStyle, x: number, y: number, width: number): boolean {
    const gap = name.kind === 'house' ? 6 : name.kind === 'place' && this.#zoom < 12 ? 8 : 3;
    const half = style.size * 0.6 + 1;
    const box = { left: x - width / 2 - gap, right: x + width / 2 + gap, top: y - half, bottom: y + half };
    return this.#commit(name, style, [{ text: name.text, x, y, angle: 0 }], [box]);
  }

  #addLine(name: PositionedName, style: NameStyle): void {
    const widthOf = (text: string) => this.#widths.width(text, style);
    const width = widthOf(name.text);
    const lengths = lengthsOf(name.points);
    const length = lengths.at(-1) ?? 0;
    if (length < width + 8) return;
    const count = Math.max(1, Math.floor(length / repeatDistance));
    for (let index = 0; index < count; index += 1) {
      for (const shift of [0, -0.2, 0.2, -0.35, 0.35]) {
        const middle = ((index + 0.5 + shift) * length) / count;
        if (middle - width / 2 < 2 || middle + width / 2 > length - 2) continue;
        const { x, y } = pointAt(name.points, lengths, middle);
        if (!this.#contains(x, y) || this.#isNear(name.text, x, y)) continue;
        const glyphs = alongLine(name.text, name.points, lengths, middle, widthOf);
        if (glyphs && this.#commit(name, style, glyphs, boxesOf(glyphs, style.size, widthOf))) break;
      }
    }
  }

  #commit(name: TileName, style: NameStyle, glyphs: readonly Glyph[], boxes: readonly LabelBox[]): boolean {
    const { left, top, right, bottom } = this.#area;
    const isInside = boxes.every((box) => box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom);
    if (!isInside || !this.#grid.isFree(boxes)) return false;
    this.#grid.add(boxes);
    this.names.push({ name, style, glyphs });
    const middle = glyphs[Math.floor(glyphs.length / 2)];
    if (middle) this.#used.set(name.text, [...(this.#used.get(name.text) ?? []), { x: middle.x, y: middle.y }]);
    return true;
  }

  #contains(x: number, y: number): boolean {
    const { right, bottom } = this.#area;
    return x > 0 && y > 0 && x < right && y < bottom;
  }

  #isNear(text: string, x: number, y: number): boolean {
    return (this.#used.get(text) ?? []).some((other) => Math.hypot(other.x - x, other.y - y) < repeatDistance * 0.8);
  }
}
