/**
 * `npm run bench:pages`: how long calls of the API take alone and beside eight visitors who only load pages of the site, each another one, so
 * that every page is rendered. By turns, because the machine may be busy. `ROUNDS` and `SECONDS` change its size. Needs `npm run build:server`
 * or a built site.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startSystemPostgres } from '../../test/server/support/postgres';
import { temporaryFolder } from '../../test/server/support/temporaryFolder';
import { median } from '../median';
import { quantile } from './cpu';
import { seed } from './measure';
import { startBuiltServer } from './serverProcess';

const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 5);
const clients = 8;
/** How many times longer a call may take beside them, at the 95th percentile. */
const goal = 2;

const folder = await temporaryFolder();
const postgres = await startSystemPostgres();
await seed({ url: postgres.url }, join(folder, 'pictures'), 5000);
const server = await startBuiltServer({ DATABASE_URL: postgres.url, DATA_DIR: folder, NODE_ENV: 'production' });
const { origin } = server;
let turn = 0;
const pages = { rendered: 0, bare: 0 };

async function load(path: string): Promise<string> {
  const answer = await fetch(origin + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

async function visit(): Promise<void> {
  turn += 1;
  const html = await load(`/realty?price_max=${10_000_000 + turn * 1000}`);
  pages[html.includes('id="first"') ? 'rendered' : 'bare'] += 1;
}

/** Times of calls of the API, one after another, ms. */
async function measure(): Promise<number[]> {
  const times: number[] = [];
  for (const until = performance.now() + seconds * 1000; performance.now() < until; await delay(5)) {
    turn += 1;
    const since = performance.now();
    await load(`/api/realty/?price_max=${10_000_000 + turn * 1000}`);
    times.push(performance.now() - since);
  }
  return times;
}

async function beside(): Promise<number[]> {
  const over = new AbortController();
  const visitors = Array.from({ length: clients }, async () => {
    while (!over.signal.aborted) await visit();
  });
  const times = await measure();
  over.abort();
  await Promise.all(visitors);
  return times;
}

try {
  for (let warm = 0; warm < 30; warm += 1) await Promise.all([visit(), load(`/api/realty/?price_max=${20_000_000 + warm}`)]);
  Object.assign(pages, { rendered: 0, bare: 0 });
  const figures: { alone: number; beside: number }[] = [];
  const medians: { alone: number; beside: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [alone, crowded] = [await measure(), await beside()];
    figures.push({ alone: quantile(alone, 0.95), beside: quantile(crowded, 0.95) });
    medians.push({ alone: median(alone), beside: median(crowded) });
  }
  const rounded = (values: readonly number[]) => Number(median(values).toFixed(1));
  const result = {
    'alone, median ms': rounded(medians.map(({ alone }) => alone)),
    'alone, p95': rounded(figures.map(({ alone }) => alone)),
    'beside pages, median ms': rounded(medians.map((each) => each.beside)),
    'beside pages, p95': rounded(figures.map((each) => each.beside)),
    'times of alone, p95': rounded(figures.map((each) => each.beside / each.alone)),
    'pages rendered': pages.rendered,
    'pages without content': pages.bare,
  };
  console.table(Object.entries(result).map(([figure, value]) => ({ figure, value, goal: figure.startsWith('times') ? `≤ ${goal}` : '' })));
  console.log(JSON.stringify({ bench: 'pages', rounds, seconds, clients, ...result }));
  if (result['times of alone, p95'] > goal) process.exitCode = 1;
} finally {
  await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
