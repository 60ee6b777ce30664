/**
 * Measures clustering of points, the main script cost of a map's first draw besides the pins: 10 000 and 100 000 points at the zooms that
 * show many of them. CPU ms of Node, in total and the longest chunk; prints a table and a line of JSON.
 */

import { moscowBox } from '../../src/domain/city/moscowPlace';
import { clusteringSteps } from '../../src/domain/map/clusterPoints';
import type { MapPoint } from '../../src/domain/map/mapPoints';
import { seededRandom } from '../../src/testing/random';

/** The minimum is taken: other programs and garbage collection only add time. */
const attempts = 5;
const longestAllowed = 50;
const sizes: readonly (readonly [points: number, whole: number])[] = [
  [10_000, 100],
  [100_000, 1000],
];

function somePoints(count: number): MapPoint[] {
  const random = seededRandom(1);
  const { south, north, west, east } = moscowBox;
  return Array.from({ length: count }, (_, id) => ({
    at: { latitude: south + random() * (north - south), longitude: west + random() * (east - west) },
    count: 1,
    ids: [id],
    price: 1 + Math.floor(random() * 90_000_000),
    cell: null,
  }));
}

interface Figures {
  readonly whole: number;
  readonly longest: number;
  readonly pieces: number;
  readonly groups: number;
}

function measure(points: readonly MapPoint[], zoom: number, withPrices: boolean): Figures {
  const steps = clusteringSteps(points, zoom, { withPrices });
  let [whole, longest, pieces] = [0, 0, 0];
  for (;;) {
    const before = process.cpuUsage();
    const step = steps.next();
    const { user, system } = process.cpuUsage(before);
    const spent = (user + system) / 1000;
    whole += spent;
    longest = Math.max(longest, spent);
    pieces++;
    if (step.done) return { whole, longest, pieces, groups: step.value.length };
  }
}

const figures = sizes.flatMap(([count, wholeGoal]) => {
  const points = somePoints(count);
  return [10, 12, 14, 16].flatMap((zoom) =>
    [false, true].map((withPrices) => {
      const tries = Array.from({ length: attempts }, () => measure(points, zoom, withPrices));
      const least = (of: (figures: Figures) => number) => Math.min(...tries.map(of));
      const [whole, longest] = [least((one) => one.whole), least((one) => one.longest)];
      const { pieces, groups } = tries[0] ?? { pieces: 0, groups: 0 };
      return { points: count, zoom, withPrices, groups, pieces, whole, wholeGoal, longest, longestGoal: longestAllowed };
    }),
  );
});

console.table(
  figures.map(({ whole, wholeGoal, longest, longestGoal, ...rest }) => ({
    ...rest,
    'ms in all': whole.toFixed(1),
    'longest piece, ms': longest.toFixed(1),
    goal: `≤ ${wholeGoal}, ≤ ${longestGoal}`,
    '': whole <= wholeGoal && longest <= longestGoal ? 'holds' : 'MISSED',
  })),
);
console.info(JSON.stringify({ bench: 'grouping', attempts, figures }));
