/**
 * Lighthouse, mobile preset, on the built site with its reference server: home, results, a listing; and the delay between the data of
 * a page, or of a tab of the account, and its paint. Prints a table and a line of JSON. Load from other programs lowers "performance".
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from '../../scripts/chromium';
import { ensureBuilt } from '../../scripts/ensureBuilt';
import { startServer } from '../../test/e2e/support/server';
import { routeChanges } from './routeChange';
import { tabChanges } from './tabChange';

const runs = 3;
const goal = 95;
const maxShift = 0.02;
/** Limit for the total blocking time of a page, ms. */
const maxBlocking = 150;
/** Limit for painting another page of the site, or tab of the account, after its data, ms. */
const maxPaint = 100;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

process.env.NODE_ENV ??= 'production';
ensureBuilt('kit', 'site');
const server = await startServer(20_000);
const chrome = await launch({ chromePath: findChromium('full') ?? undefined, chromeFlags: ['--headless=new', ...chromiumFlags] });
try {
  const answer = (await (await fetch(`${server.origin}/api/realty/`)).json()) as { results: readonly { id: number }[] };
  const pages = { home: '/', results: '/realty', listing: `/buy/${answer.results[0]?.id}` };
  const rows = [];
  for (const [page, path] of Object.entries(pages)) {
    // Warm-up: the server loads the site's code on the first request.
    await fetch(server.origin + path);
    const visits = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(server.origin + path));
    rows.push({ page, ...median(visits) });
  }
  const changes = await routeChanges(server.origin, 9);
  const tabs = await tabChanges(server.origin, 9);
  console.table(rows);
  const blocking = rows.map(({ page, blockingMs }) => ({ page, blockingMs, goal: `≤ ${maxBlocking}`, met: blockingMs <= maxBlocking }));
  console.table(blocking);
  console.log('benchmarkIndex is the speed of the machine by Lighthouse; scores of runs with different ones cannot be compared.');
  console.table(changes);
  console.table(tabs);
  console.log(JSON.stringify({ bench: 'site', runs, goal, rows, changes, tabs }));
  const isSlow =
    changes.some(({ paintedMs, documents }) => paintedMs > maxPaint || documents > 0) || tabs.some(({ paintedMs }) => paintedMs > maxPaint);
  if (isSlow || rows.some((row) => categories.some((name) => row[name] < goal) || row.shift >= maxShift || row.blockingMs > maxBlocking))
    process.exitCode = 1;
} finally {
  chrome.kill();
  await server.stop();
}

type Visit = Record<(typeof categories)[number] | 'firstPaintMs' | 'largestPaintMs' | 'blockingMs' | 'shift' | 'benchmarkIndex', number>;

async function visit(url: string): Promise<Visit> {
  const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { audits, categories: scored, environment } = result.lhr;
  const score = (name: string) => Math.round((scored[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    firstPaintMs: Math.round(figure('first-contentful-paint')),
    largestPaintMs: Math.round(figure('largest-contentful-paint')),
    blockingMs: Math.round(figure('total-blocking-time')),
    shift: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
    benchmarkIndex: Math.round(environment.benchmarkIndex),
  };
}

/** Returns the visit with the median performance. */
function median(visits: readonly Visit[]): Visit {
  const [middle] = visits.toSorted((a, b) => a.performance - b.performance).slice(Math.floor(visits.length / 2));
  if (!middle) throw new Error('nothing was visited');
  return middle;
}
