import { extent } from './extent';

interface At {
  readonly x: number;
  readonly y: number;
}

/** Returns the pieces of a line inside its tile: what is beyond the edge belongs to the next tile. */
export function clipLine(line: readonly At[]): At[][] {
  const pieces: At[][] = [];
  let piece: At[] = [];
  line.forEach((to, index) => {
    const from = line[index - 1];
    if (!from) return;
    const inside = clipSegment(from, to);
    if (!inside) return;
    const [start, end] = inside;
    if (piece.length === 0) piece.push(start);
    piece.push(end);
    // The line leaves the tile.
    if (end !== to) {
      pieces.push(piece);
      piece = [];
    }
  });
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}

/** Liang–Barsky: returns the part of a segment inside the tile; uncut ends stay the same objects. */
function clipSegment(from: At, to: At): [At, At] | null {
  const x = to.x - from.x;
  const y = to.y - from.y;
  let first = 0;
  let last = 1;
  for (const [step, distance] of [
    [-x, from.x],
    [x, extent - from.x],
    [-y, from.y],
    [y, extent - from.y],
  ] as const) {
    if (step === 0 && distance < 0) return null;
    const share = distance / step;
    if (step < 0) first = Math.max(first, share);
    if (step > 0) last = Math.min(last, share);
  }
  if (first >= last) return null;
  const at = (share: number) => ({ x: from.x + x * share, y: from.y + y * share });
  return [first === 0 ? from : at(first), last === 1 ? to : at(last)];
}
