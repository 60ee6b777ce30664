/**
 * `npm run bench -- engine`: how long the index takes to build on two nodes of Sphinx; what searches cost them and PostgreSQL, which both answer
 * the same ones with nothing remembered; what the whole site needs with them. Prints tables and a line of JSON. Times of the clock grow with
 * other work on the machine, processor time does not. `LISTINGS` and `ROUNDS` change its size; `DATABASE_URL` and `DATA_DIR` name what the bench
 * has filled before.
 */
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
import { requestBox } from '../../src/domain/city/moscowPlace';
import { startSphinx } from '../../test/server/search/sphinx';
import { startSystemPostgres } from '../../test/server/support/postgres';
import { temporaryFolder } from '../../test/server/support/temporaryFolder';
import { median } from '../median';
import { cpuClock, quantile } from './cpu';
import { measureSite } from './engineSite';
import { change, seed } from './measure';
import { memoryOf, processTime } from './processTime';
import { makeSearches, type Search } from './searches';

const listings = Number(process.env.LISTINGS ?? 1_000_000);
const rounds = Number(process.env.ROUNDS ?? 100);

const questions: Readonly<Record<string, (index: SearchIndex, search: Search) => Promise<unknown>>> = {
  count: (index, { criteria }) => index.count(criteria),
  page: (index, { criteria, page }) => index.page(criteria, { limit: 10, offset: (page - 1) * 10 }),
  'map of the city': (index, { criteria }) => index.points(criteria, requestBox),
};

const short = (value: number) => Number(value.toFixed(1));

const folder = await temporaryFolder();
const filled = process.env.DATABASE_URL;
const postgres = filled ? { url: filled, stop: async () => undefined } : await startSystemPostgres();
const searchd = await startSphinx();
const target = { url: postgres.url };
if (!filled) {
  console.info(`Seeding ${listings} listings`);
  await seed(target, `${folder}/pictures`, listings);
  await change(target);
}
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
  const built = { seconds: (performance.now() - started.at) / 1000, nodes: searchTime() - started.cpu, memory: memoryOf(searchPids) };
  await sql`update listings set price = price + 1 where id % 200 = 0 and id <= 20000`.execute(db);
  const fed = performance.now();
  await feedIndex(db, engine);
  const changes = performance.now() - fed;
  await rebuildIndex(db, engine);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const backend = rows[0]?.pid ?? 0;
  const sources = {
    PostgreSQL: postgresIndex(db, { countsFor: 0, map: mapStore(db) }),
    'two nodes': engineIndex(db, node, searchd.address.name),
  };
  const searches = makeSearches(rounds, await loadStations(db), 7);
  const figures: Record<string, string | number>[] = [];
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
      figures.push({
        question: what,
        source,
        'CPU of PostgreSQL': short(database() / rounds),
        'CPU of the nodes': short((searchTime() - before) / rounds),
        'ms, median': short(median(times)),
        'ms, 95th': short(quantile(times, 0.95)),
      });
    }
  }
  console.table(figures);
  const site = await measureSite({
    database: postgres.url,
    search: searchd.url,
    dataDir: process.env.DATA_DIR ?? folder,
    rounds,
    nodes: searchTime,
  });
  console.table(site);
  console.info(JSON.stringify({ bench: 'engine', listings, rounds, built, changes, figures, site }));
} finally {
  await Promise.all([engine.end(), node.end(), db.destroy()]);
  await searchd.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
