interface At {
  readonly x: number;
  readonly y: number;
}
type Line = readonly At[];

/** Tile units within which two line ends count as one: the halves of a cut line differ by rounding. */
const tolerance = 2;

const keyOf = (at: At | undefined) => (at ? `${Math.round(at.x / tolerance)},${Math.round(at.y / tolerance)}` : '');

/** Joins lines whose ends meet, so that names have space. */
export function joinLines(lines: readonly Line[]): Line[] {
  if (lines.length < 2) return [...lines];
  const byStart = new Map<string, Line>();
  for (const line of lines) byStart.set(keyOf(line[0]), line);
  const ends = new Set(lines.map((line) => keyOf(line.at(-1))));
  const remaining = new Set(lines);
  const long: Line[] = [];
  const follow = (first: Line) => {
    const whole = [...first];
    remaining.delete(first);
    for (let next = byStart.get(keyOf(whole.at(-1))); next && remaining.has(next); next = byStart.get(keyOf(whole.at(-1)))) {
      remaining.delete(next);
      whole.push(...next.slice(1));
    }
    long.push(whole);
  };
  for (const line of lines) if (!ends.has(keyOf(line[0])) && remaining.has(line)) follow(line);
  // Only closed loops remain.
  for (const line of lines) if (remaining.has(line)) follow(line);
  return long;
}
