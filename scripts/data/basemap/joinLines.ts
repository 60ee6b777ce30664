import type { Feature, MultiLineString, Position } from 'geojson';

/** A road continues across a junction if it turns by less than this, radians. */
const turn = Math.PI / 6;

/**
 * Joins the recorded pieces of a way into long lines: pieces recorded in both directions count once, pieces that meet are joined, at a
 * junction the straightest ones. So a street is one line for its label, at half the size.
 */
export function joinLines<P>({ geometry, properties }: Feature<Feature['geometry'], P>): Feature<MultiLineString, P> {
  return { type: 'Feature', properties, geometry: { type: 'MultiLineString', coordinates: joined(edgesOf(linesOf(geometry))) } };
}

interface Edge {
  readonly ends: readonly [Position, Position];
  /** The following edge at each end. */
  readonly next: [Edge | null, Edge | null];
}

const keyOf = (at: Position) => at.join();

/** The same for both directions. */
export const edgeKey = (from: Position, to: Position) => [keyOf(from), keyOf(to)].sort().join(' ');

function linesOf(geometry: Feature['geometry']): readonly Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  if (geometry.type === 'MultiLineString') return geometry.coordinates;
  throw new Error(`${geometry.type} is no line`);
}

function edgesOf(lines: readonly Position[][]): Edge[] {
  const edges = new Map<string, Edge>();
  for (const line of lines) {
    for (const [index, to] of line.entries()) {
      const from = line[index - 1];
      if (!from || keyOf(from) === keyOf(to)) continue;
      const key = edgeKey(from, to);
      if (!edges.has(key)) edges.set(key, { ends: [from, to], next: [null, null] });
    }
  }
  return [...edges.values()];
}

function joined(edges: readonly Edge[]): Position[][] {
  for (const meeting of meetings(edges).values()) link(meeting);
  const done = new Set<Edge>();
  const lines: Position[][] = [];
  // Lines with an end first; the rest are rings, which may start anywhere.
  for (const start of [...edges.filter(({ next }) => next.includes(null)), ...edges]) {
    if (done.has(start)) continue;
    let [from, to] = start.next[0] === null ? start.ends : [start.ends[1], start.ends[0]];
    const line = [from];
    for (let edge: Edge | null = start; edge && !done.has(edge); ) {
      done.add(edge);
      const isForward: boolean = keyOf(edge.ends[0]) === keyOf(from);
      to = edge.ends[isForward ? 1 : 0];
      line.push(to);
      from = to;
      edge = edge.next[isForward ? 1 : 0];
    }
    lines.push(line);
  }
  return lines;
}

interface Arrival {
  readonly edge: Edge;
  readonly end: 0 | 1;
}

function meetings(edges: readonly Edge[]): Map<string, Arrival[]> {
  const found = new Map<string, Arrival[]>();
  for (const edge of edges) {
    for (const end of [0, 1] as const) {
      const key = keyOf(edge.ends[end]);
      found.set(key, [...(found.get(key) ?? []), { edge, end }]);
    }
  }
  return found;
}

/** Links two edges that meet, or at a junction the straightest pairs. */
function link(arrivals: readonly Arrival[]): void {
  const pairs = arrivals.flatMap((one, index) => arrivals.slice(index + 1).map((other) => ({ one, other, bend: bendOf(one, other) })));
  for (const { one, other, bend } of pairs.sort((a, b) => a.bend - b.bend)) {
    const isTaken = one.edge.next[one.end] || other.edge.next[other.end] || one.edge === other.edge;
    if (isTaken || (arrivals.length > 2 && bend > turn)) continue;
    one.edge.next[one.end] = other.edge;
    other.edge.next[other.end] = one.edge;
  }
}

/** Returns how far the way turns from one edge to the other; 0 is straight on. */
function bendOf(one: Arrival, other: Arrival): number {
  const difference = Math.abs(direction(one) - direction(other)) % (2 * Math.PI);
  return Math.abs(Math.PI - difference);
}

/** Returns the direction in which the edge leaves the junction. */
function direction({ edge, end }: Arrival): number {
  const [at, away] = end === 0 ? edge.ends : [edge.ends[1], edge.ends[0]];
  const [x, y] = [(away[0] ?? 0) - (at[0] ?? 0), (away[1] ?? 0) - (at[1] ?? 0)];
  return Math.atan2(y, x * Math.cos(((at[1] ?? 0) * Math.PI) / 180));
}
