import type { Sliced } from '../tiles/SliceQueue';
import type { TileName } from '../tiles/tileNames';
import { alongLine, type Glyph, lengthsOf, roomsOf, spotAt } from './alongLine';
import { Crowd, type Room } from './CollisionGrid';
import type { Letters as AllLetters } from './Letters';
import { dotOf, type NameStyle, stationNamesFrom, stationsFrom, styleOf, turnOf } from './NameRules';
import { type Complex, complexesOf } from './stations';

type Letters = Pick<AllLetters, 'width'>;

/** A name at its tile's place: `points` are px from the corner of the area. */
export interface NameAt extends TileName {
  readonly points: Float32Array;
}

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly color: string;
}

export interface PlacedName {
  readonly name: TileName;
  readonly style: NameStyle;
  readonly glyphs: readonly Glyph[];
}

export interface Placed {
  readonly dots: readonly Dot[];
  readonly names: readonly PlacedName[];
}

/** Between two names of one street, px. */
const repeat = 360;
const atOnce = 30;

/** Finds a place for as many names as there is room for, the important ones first. None is cut by the edge of the area, and no two meet. */
export function* placeNames(names: readonly NameAt[], zoom: number, width: number, height: number, letters: Letters): Sliced<Placed> {
  const placing = new Placing(zoom, { left: 0, top: 0, right: width, bottom: height }, letters);
  const complexes = zoom >= stationsFrom ? complexesOf(names.filter(({ kind }) => kind === 'station')) : [];
  for (const complex of complexes) placing.addDots(complex);
  yield;
  let count = 0;
  if (zoom >= stationNamesFrom) {
    for (const complex of complexes) {
      placing.nameStation(complex);
      count += 1;
      if (count % atOnce === 0) yield;
    }
  }
  const others = names
    .map((name) => ({ name, turn: name.kind === 'station' ? 0 : turnOf(name, zoom) }))
    .filter(({ turn }) => turn > 0)
    .sort((a, b) => a.turn - b.turn);
  for (const { name } of others) {
    placing.add(name);
    count += 1;
    if (count % atOnce === 0) yield;
  }
  return placing;
}

class Placing implements Placed {
  readonly dots: Dot[] = [];
  readonly names: PlacedName[] = [];
  readonly #crowd = new Crowd();
  readonly #used = new Map<string, { x: number; y: number }[]>();
  readonly #zoom: number;
  readonly #area: Room;
  readonly #letters: Letters;

  constructor(zoom: number, area: Room, letters: Letters) {
    this.#zoom = zoom;
    this.#area = area;
    this.#letters = letters;
  }

  addDots({ stations }: Complex): void {
    const radius = dotOf(this.#zoom) + 1;
    for (const { x, y, color } of stations) {
      this.dots.push({ x, y, color });
      if (this.#zoom >= stationNamesFrom - 1)
        this.#crowd.take([{ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }]);
    }
  }

  nameStation({ name, stations }: Complex): void {
    const style = styleOf('station', this.#zoom, 1);
    const width = this.#letters.width(name.text, style);
    const radius = dotOf(this.#zoom) + 3;
    const left = Math.min(...stations.map(({ x }) => x)) - radius;
    const right = Math.max(...stations.map(({ x }) => x)) + radius;
    const top = Math.min(...stations.map(({ y }) => y)) - radius;
    const bottom = Math.max(...stations.map(({ y }) => y)) + radius;
    const x = (left + right) / 2;
    const y = (top + bottom) / 2;
    const side = width / 2 + 3;
    const tries = [
      [x, bottom + style.size * 0.6],
      [x, top - style.size * 0.6],
      [right + side, y],
      [left - side, y],
      [right + side - 4, bottom],
      [right + side - 4, top],
      [left - side + 4, bottom],
      [left - side + 4, top],
    ] as const;
    for (const [tryX, tryY] of tries) if (this.#put(name, style, tryX, tryY, width)) return;
  }

  add(name: NameAt): void {
    const style = styleOf(name.kind, this.#zoom, name.rank);
    if (name.points.length <= 2 || name.kind === 'park') this.#addPoint(name, style);
    else this.#addLine(name, style);
  }

  #addPoint(name: NameAt, style: NameStyle): void {
    const [x = 0, y = 0, roomX, roomY] = name.points;
    const width = this.#letters.width(name.text, style);
    // A park that is smaller than its name would be covered by it.
    if (roomX !== undefined && roomY !== undefined && (roomX < width * 0.8 || roomY < style.size * 2)) return;
    if (name.kind !== 'house' && this.#isNear(name.text, x, y)) return;
    this.#put(name, style, x, y, width);
  }

  #put(name: TileName, style: NameStyle, x: number, y: number, width: number): boolean {
    const gap = name.kind === 'house' ? 6 : name.kind === 'place' && this.#zoom < 12 ? 8 : 3;
    const half = style.size * 0.6 + 1;
    const room = { left: x - width / 2 - gap, right: x + width / 2 + gap, top: y - half, bottom: y + half };
    return this.#settle(name, style, [{ text: name.text, x, y, angle: 0 }], [room]);
  }

  #addLine(name: NameAt, style: NameStyle): void {
    const widthOf = (text: string) => this.#letters.width(text, style);
    const width = widthOf(name.text);
    const lengths = lengthsOf(name.points);
    const length = lengths.at(-1) ?? 0;
    if (length < width + 8) return;
    const count = Math.max(1, Math.floor(length / repeat));
    for (let index = 0; index < count; index += 1) {
      for (const shift of [0, -0.2, 0.2, -0.35, 0.35]) {
        const middle = ((index + 0.5 + shift) * length) / count;
        if (middle - width / 2 < 2 || middle + width / 2 > length - 2) continue;
        const { x, y } = spotAt(name.points, lengths, middle);
        if (!this.#holds(x, y) || this.#isNear(name.text, x, y)) continue;
        const glyphs = alongLine(name.text, name.points, lengths, middle, widthOf);
        if (glyphs && this.#settle(name, style, glyphs, roomsOf(glyphs, style.size, widthOf))) break;
      }
    }
  }

  #settle(name: TileName, style: NameStyle, glyphs: readonly Glyph[], rooms: readonly Room[]): boolean {
    const { left, top, right, bottom } = this.#area;
    const isInside = rooms.every((room) => room.left >= left && room.top >= top && room.right <= right && room.bottom <= bottom);
    if (!isInside || !this.#crowd.isFree(rooms)) return false;
    this.#crowd.take(rooms);
    this.names.push({ name, style, glyphs });
    const middle = glyphs[Math.floor(glyphs.length / 2)];
    if (middle) this.#used.set(name.text, [...(this.#used.get(name.text) ?? []), { x: middle.x, y: middle.y }]);
    return true;
  }

  #holds(x: number, y: number): boolean {
    const { right, bottom } = this.#area;
    return x > 0 && y > 0 && x < right && y < bottom;
  }

  #isNear(text: string, x: number, y: number): boolean {
    return (this.#used.get(text) ?? []).some((other) => Math.hypot(other.x - x, other.y - y) < repeat * 0.8);
  }
}
