interface At {
  readonly x: number;
  readonly y: number;
}
type Line = readonly At[];

/** Two ends this close are one: halves of a line that was cut differ by rounding. */
const close = 2;

const keyOf = (at: At | undefined) => (at ? `${Math.round(at.x / close)},${Math.round(at.y / close)}` : '');

/** Pieces that begin where another one ends, as one line: a name needs room. */
export function joined(lines: readonly Line[]): Line[] {
  if (lines.length < 2) return [...lines];
  const byStart = new Map<string, Line>();
  for (const line of lines) byStart.set(keyOf(line[0]), line);
  const ends = new Set(lines.map((line) => keyOf(line.at(-1))));
  const left = new Set(lines);
  const long: Line[] = [];
  const follow = (first: Line) => {
    const whole = [...first];
    left.delete(first);
    for (let next = byStart.get(keyOf(whole.at(-1))); next && left.has(next); next = byStart.get(keyOf(whole.at(-1)))) {
      left.delete(next);
      whole.push(...next.slice(1));
    }
    long.push(whole);
  };
  for (const line of lines) if (!ends.has(keyOf(line[0])) && left.has(line)) follow(line);
  // What is left goes in circles.
  for (const line of lines) if (left.has(line)) follow(line);
  return long;
}
