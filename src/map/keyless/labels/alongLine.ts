import type { LabelBox } from './CollisionGrid';

/** One letter, or a whole straight word. */
export interface Glyph {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Largest angle between two letters, and across the name. Radians. */
const maxLetterTurn = 0.42;
const maxTotalTurn = 1.7;
/** Radians below which a line counts as straight. */
const straightTolerance = 0.05;

/** Returns the distance from the start of a line to each of its points. */
export function lengthsOf(points: Float32Array): Float32Array {
  const lengths = new Float32Array(points.length / 2);
  for (let index = 1; index < lengths.length; index += 1) {
    const x = (points[index * 2] ?? 0) - (points[index * 2 - 2] ?? 0);
    const y = (points[index * 2 + 1] ?? 0) - (points[index * 2 - 1] ?? 0);
    lengths[index] = (lengths[index - 1] ?? 0) + Math.hypot(x, y);
  }
  return lengths;
}

interface LinePoint {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Returns the point at a distance along the line. */
export function pointAt(points: Float32Array, lengths: Float32Array, at: number): LinePoint {
  let low = 1;
  let high = lengths.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lengths[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  const from = lengths[low - 1] ?? 0;
  const span = (lengths[low] ?? 0) - from || 1;
  const share = (at - from) / span;
  const [ax = 0, ay = 0, bx = 0, by = 0] = points.subarray(low * 2 - 2, low * 2 + 2);
  return { x: ax + (bx - ax) * share, y: ay + (by - ay) * share, angle: Math.atan2(by - ay, bx - ax) };
}

const difference = (a: number, b: number) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

/** Returns the letters of a name centred on a point of a line, left to right; null where the line bends too much. */
export function alongLine(
  text: string,
  points: Float32Array,
  lengths: Float32Array,
  middle: number,
  widthOf: (text: string) => number,
): Glyph[] | null {
  const width = widthOf(text);
  const start = pointAt(points, lengths, middle - width / 2);
  const end = pointAt(points, lengths, middle + width / 2);
  const isBack = end.x < start.x;
  const chord = isBack ? Math.atan2(start.y - end.y, start.x - end.x) : Math.atan2(end.y - start.y, end.x - start.x);
  const turn = isBack ? Math.PI : 0;
  let done = 0;
  let last: number | null = null;
  let isStraight = true;
  const glyphs: Glyph[] = [];
  const letters = [...text];
  const sum = letters.reduce((total, letter) => total + widthOf(letter), 0) || 1;
  for (const letter of letters) {
    const share = (widthOf(letter) / sum) * width;
    const at = isBack ? middle + width / 2 - done - share / 2 : middle - width / 2 + done + share / 2;
    const spot = pointAt(points, lengths, at);
    const angle = spot.angle + turn;
    if ((last !== null && difference(angle, last) > maxLetterTurn) || difference(angle, chord) > maxTotalTurn / 2) return null;
    if (difference(angle, chord) > straightTolerance) isStraight = false;
    last = angle;
    done += share;
    glyphs.push({ text: letter, x: spot.x, y: spot.y, angle });
  }
  const bend = Math.hypot(
    (start.x + end.x) / 2 - pointAt(points, lengths, middle).x,
    (start.y + end.y) / 2 - pointAt(points, lengths, middle).y,
  );
  if (isStraight && bend < 1.5) {
    return [{ text, x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, angle: chord }];
  }
  return glyphs;
}

/** Returns the collision boxes of a name on a line, one per few letters. */
export function boxesOf(glyphs: readonly Glyph[], size: number, widthOf: (text: string) => number): LabelBox[] {
  const [only] = glyphs;
  const half = size * 0.62;
  if (glyphs.length > 1 || !only) return glyphs.map(({ x, y }) => ({ left: x - half, right: x + half, top: y - half, bottom: y + half }));
  const width = widthOf(only.text);
  const count = Math.max(1, Math.ceil(width / size));
  return Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) / count - 0.5) * width;
    const x = only.x + Math.cos(only.angle) * along;
    const y = only.y + Math.sin(only.angle) * along;
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  });
}
