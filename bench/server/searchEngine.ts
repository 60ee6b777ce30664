/**
 * `node --import tsx bench/server/searchEngine.ts`: what searches cost two nodes of Sphinx and PostgreSQL, which both answer the same ones with
 * nothing remembered, and how long the index takes to build. Processor time, so that other work on the machine does not change it. `LISTINGS`
 * and `ROUNDS` change its size.
 */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { openDatabase, openPool } from '../../examples/server/database/connect';
import { mapStore } from '../../examples/server/listings/mapStore';
import { loadStations } from '../../examples/server/metro/stations';
import { engineIndex } from '../../examples/server/search/engine/engineIndex';
import { openNode } from '../../examples/server/search/engine/engineNode';
import { feedIndex, rebuildIndex } from '../../examples/server/search/feed/feedIndex';
import { openNodes } from '../../examples/server/search/feed/followChanges';
import { postgresIndex } from '../../examples/server/search/postgresIndex';
import type { SearchIndex } from '../../examples/server/search/searchIndex';
import { requestBox } from '../../src/domain/map/coordinates';
import { startSphinx } from '../../test/server/search/sphinx';
import { startSystemPostgres } from '../../test/server/support/postgres';
import { temporaryFolder } from '../../test/server/support/temporaryFolder';
import { median } from '../median';
import { cpuClock, quantile } from './cpu';
import { change, seed } from './measure';
import { makeSearches, type Search } from './searches';

const listings = Number(process.env.LISTINGS ?? 200_000);
const rounds = Number(process.env.ROUNDS ?? 100);

/** CPU ms of a process with the threads that have ended: each question to a node is a thread. In steps of ten. */
function processTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const questions: Readonly<Record<string, (index: SearchIndex, search: Search) => Promise<unknown>>> = {
  count: (index, { criteria }) => index.count(criteria),
  page: (index, { criteria, page }) => index.page(criteria, { limit: 10, offset: (page - 1) * 10 }),
  'map of the city': (index, { criteria }) => index.points(criteria, requestBox),
};

const folder = await temporaryFolder();
const postgres = await startSystemPostgres();
const searchd = await startSphinx();
const target = { url: postgres.url };
console.info(`Seeding ${listings} listings`);
await seed(target, `${folder}/pictures`, listings);
await change(target);
const db = openDatabase(openPool({ target, statementTimeout: 0, poolSize: 1 }));
const engine = openNodes(searchd.address);
const [first] = searchd.address.nodes;
if (!first) throw new Error('No node');
const node = openNode(first, 60_000);
try {
  const searchPids = searchd.pids();
  const searchTime = () => searchPids.reduce((sum, pid) => sum + processTime(pid), 0);
  const started = { at: performance.now(), cpu: searchTime() };
  await feedIndex(db, engine);
  console.info(`Built in ${((performance.now() - started.at) / 1000).toFixed(1)} s, ${searchTime() - started.cpu} ms of CPU of the nodes`);
  await sql`update listings set price = price + 1 where id % 200 = 0 and id <= 20000`.execute(db);
  const fed = performance.now();
  await feedIndex(db, engine);
  console.info(`A hundred changes fed in ${Math.round(performance.now() - fed)} ms`);
  await rebuildIndex(db, engine);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const backend = rows[0]?.pid ?? 0;
  const sources = {
    PostgreSQL: postgresIndex(db, { countsFor: 0, map: mapStore(db) }),
    'two nodes': engineIndex(db, node, searchd.address.name),
  };
  const searches = makeSearches(rounds, await loadStations(db), 7);
  const table: Record<string, string>[] = [];
  for (const [what, ask] of Object.entries(questions)) {
    for (const [source, index] of Object.entries(sources)) {
      for (const search of searches.slice(0, 10)) await ask(index, search);
      const times: number[] = [];
      const before = searchTime();
      const database = cpuClock(backend);
      for (const search of searches) {
        const from = performance.now();
        await ask(index, search);
        times.push(performance.now() - from);
      }
      table.push({
        question: what,
        source,
        'CPU of PostgreSQL': (database() / rounds).toFixed(1),
        'CPU of the nodes': ((searchTime() - before) / rounds).toFixed(1),
        'ms, median': median(times).toFixed(1),
        'ms, 95th': quantile(times, 0.95).toFixed(1),
      });
    }
  }
  console.table(table);
} finally {
  await Promise.all([engine.end(), node.end(), db.destroy()]);
  await searchd.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
