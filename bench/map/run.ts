/**
 * Measures the search map in Chromium: with the listings of the reference server, and with 10 000 and 100 000 points from a server that
 * does not group. Prints a table and JSON. Needs `npm run build`.
 */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium';
import { moscowBox } from '../../src/domain/city/moscowPlace';
import { seededRandom } from '../../src/testing/random';
import { startServer } from '../../test/e2e/support/server';
import { median } from '../median';
import { startFrontServer } from '../widget/frontServer';
import { type MapVisit, visitMap } from './visit';

const rounds = Number(process.env.ROUNDS ?? 3);

interface Goal {
  readonly figure: keyof MapVisit;
  readonly label: string;
  readonly most?: number;
}

const goals: readonly Goal[] = [
  { figure: 'firstMarkers', label: 'open to markers, ms' },
  { figure: 'longestTaskOfPoints', label: 'longest task from the answer on, ms', most: 100 },
  { figure: 'markers', label: 'markers in the document', most: 150 },
  { figure: 'panFrameMedian', label: 'frame while panning, median, ms', most: 17 },
  { figure: 'panFrame95', label: 'frame while panning, p95, ms' },
  { figure: 'longestTaskOfPan', label: 'longest task of a pan, ms', most: 50 },
  { figure: 'longestTaskOfZoom', label: 'longest task of a zoom, ms', most: 50 },
  { figure: 'layoutShift', label: 'layout shift', most: 0.001 },
  { figure: 'codeKb', label: 'code, KB' },
  { figure: 'basemapKb', label: 'basemap before quiet, KB' },
];

if (!existsSync('dist/browser/kvartal.js')) throw new Error('Build first: npm run build');
const server = await startServer(20_000);
const front = await startFrontServer(server.origin);
const browser = await chromium.launch({ executablePath: ensureChromium('full'), args: [...chromiumFlags] });
const subjects = { 'server, 20 000 listings': null, '10 000 places': places(10_000), '100 000 places': places(100_000) };
const visits: Record<string, MapVisit[]> = {};
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, points] of Object.entries(subjects)) {
      front.answer(points === null ? null : { path: '/map-points/', body: points });
      const seen = await visitMap(browser, `${front.origin}/bench/map.html`);
      visits[name] = [...(visits[name] ?? []), seen];
    }
  }
} finally {
  await browser.close();
  await front.stop();
  await server.stop();
}

const rows = goals.map(({ figure, label, most }) => {
  const medians = Object.entries(visits).map(([name, seen]) => [name, median(seen.map((visit) => visit[figure]))] as const);
  return {
    figure: label,
    ...Object.fromEntries(medians.map(([name, value]) => [name, value.toFixed(figure === 'layoutShift' ? 4 : 0)])),
    goal: most === undefined ? '' : `≤ ${most}`,
    met: most === undefined ? '' : medians.every(([, value]) => value <= most + 0.5),
  };
});
console.log(`\nSearch map at 1440 x 900, medians of ${rounds} visits\n`);
console.table(rows);
console.log(JSON.stringify({ bench: 'map', rounds, rows, visits }));

/** The response of a server that does not group: single points all over Moscow. */
function places(count: number): string {
  const random = seededRandom(count);
  const { south, west, north, east } = moscowBox;
  return JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      latitude: south + random() * (north - south),
      longitude: west + random() * (east - west),
      displayCount: 1,
    })),
  );
}
