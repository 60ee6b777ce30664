import { setTimeout as delay } from 'node:timers/promises';
import { type ConnectionSettings, openDatabase, openPool } from '../../examples/server/database/connect';
import { migrate } from '../../examples/server/database/migrate';
import { listingStore } from '../../examples/server/listings/listingStore';
import { loadStations, Stations } from '../../examples/server/metro/stations';
import { folderFiles } from '../../examples/server/pictures/folderFiles';
import { builtInPictures, preparePictures } from '../../examples/server/pictures/library';
import { storePictures } from '../../examples/server/pictures/pictureStore';
import { readFacts } from '../../examples/server/seed/facts';
import { Random } from '../../examples/server/seed/random';
import { seedDatabase } from '../../examples/server/seed/seedDatabase';
import { decodeMetroStation } from '../../src/api/wire/metro';
import { moscow } from '../../src/domain/city/moscow';
import { limits } from '../../src/domain/limits';
import { defaultFilters } from '../../src/domain/search/filters';
import { formatQuery } from '../../src/domain/search/filtersQuery';
import { cpuClock } from './cpu';
import { type AccountFigures, measureAccounts } from './measureAccounts';
import { type BoxSize, measureMap } from './measureMap';
import { measureOwn, type OwnFigures } from './measureOwn';
import { makeSearches, type Search } from './searches';
import { type ServerProcess, startHello, startServerProcess } from './serverProcess';
import { warmUp, watch } from './watch';

type Target = ConnectionSettings['target'];

/** CPU ms of the database for each query. */
export interface QueryFigures {
  readonly page: readonly number[];
  readonly count: readonly number[];
  /** Similar ones of any rooms and price, as the page of a listing asks when there are too few others. */
  readonly similar: readonly number[];
  readonly detail: readonly number[];
  readonly latest: readonly number[];
  /** The figures by the size of the box. */
  readonly map: Readonly<Record<BoxSize, readonly number[]>>;
  /** Bytes of map responses, uncompressed. */
  readonly mapBody: readonly number[];
  readonly nodeForCity: readonly number[];
  readonly own: OwnFigures;
  /** CPU ms of Node for a page with its count, without HTTP. */
  readonly nodeForStore: number;
}

const latestCount = 10;
/** CPU times of Node are averages over whole batches; the fastest counts, as other programs and garbage collection only add time. */
const batches = 4;

/** Concurrent requests: with a single one Node would mostly pay for waking up. */
const inFlight = 16;

export async function together<T>(items: readonly T[], ask: (item: T) => Promise<unknown>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (const item of rest) await ask(item);
    }),
  );
}

async function leastOf(count: number, measure: () => Promise<number>): Promise<number> {
  const figures: number[] = [];
  for (let batch = 0; batch < count; batch++) figures.push(await measure());
  return Math.min(...figures);
}

/** Creates schema, pictures and listings. @returns seconds of the seed */
export async function seed(target: Target, pictureDir: string, listings: number): Promise<number> {
  const pool = openPool({ target, statementTimeout: 0, poolSize: 2 });
  const db = openDatabase(pool);
  try {
    await migrate(pool);
    await storePictures(db, await preparePictures(builtInPictures, folderFiles(pictureDir)));
    const facts = await readFacts();
    const started = performance.now();
    await seedDatabase(pool, { facts, listings, seededAt: new Date() });
    return (performance.now() - started) / 1000;
  } finally {
    await db.destroy();
  }
}

/** Longest wait for autovacuum, ms: it looks once a minute by default. */
const autovacuumed = 90_000;
/** Tables of the search with more dead rows than their settings allow. */
const waiting = `
  select count(*) as left from pg_stat_user_tables where relname like 'listing_search%' and n_dead_tup > 200 + 0.01 * n_live_tup`;

/** Changes 5 % of the listings, as owners and moderators do, and gives autovacuum its turn: what it leaves is there in every measurement. */
export async function change(target: Target): Promise<void> {
  const pool = openPool({ target, statementTimeout: 0, poolSize: 1 });
  try {
    await pool.query('update listings set price = price + 1, version = version + 1 where id % 25 = 0');
    await pool.query('update listings set status = 4 where id % 200 = 1');
    await pool.query('update listings set status = 1 where id % 200 = 2');
    const changed = performance.now();
    for (let left = 1; left > 0 && performance.now() - changed < autovacuumed; await delay(1000)) {
      const { rows } = await pool.query<{ left: number }>(waiting);
      left = rows[0]?.left ?? 0;
    }
  } finally {
    await pool.end();
  }
}

/** Runs queries one after another over one connection, whose process is measured. */
export async function measureQueries(target: Target, listings: number, rounds: number): Promise<QueryFigures> {
  const pool = openPool({ target, poolSize: 1 });
  const db = openDatabase(pool);
  try {
    const stations = await loadStations(db);
    const store = listingStore(db, stations, { countsFor: 0 });
    const knowing = listingStore(db, stations, { countsFor: 3_600_000 });
    const costs = await watch(db);
    const searches = makeSearches(rounds + warmUp, stations, 11);
    const ofMap = await measureMap(db, searches, costs);
    const random = new Random(12);
    const page = ({ criteria, page: number }: Search) => knowing.page(criteria, number, limits.pageSize);
    // A page needs its count, which is measured apart.
    for (const { criteria } of searches) await knowing.count(criteria);
    const count = ({ criteria }: Search) => store.count(criteria);
    const figures = {
      page: await costs(searches, page),
      count: await costs(searches, count),
      similar: await costs(searches, ({ criteria: { filters } }) => {
        const { tradeType, realtyType } = filters;
        const alike = {
          filters: { ...defaultFilters, tradeType, realtyType },
          city: moscow,
          metroIds: [],
          similarTo: random.integer(1, listings),
        };
        return store.page(alike, 1, limits.pageSize);
      }),
      detail: await costs(
        searches.map(() => random.integer(1, listings)),
        (id) => store.byId(id, null),
      ),
      latest: await costs(
        searches.map((_, index) => (index % 2 === 0 ? 'sale' : 'rent')),
        (deal) => store.latest(moscow, deal, latestCount),
      ),
    };
    const own = await measureOwn(db, stations, rounds + warmUp, costs);
    return { ...figures, ...ofMap, own, nodeForStore: await measureStore(target, stations, searches) };
  } finally {
    await db.destroy();
  }
}

/** CPU ms of a page with its count below HTTP: statements, driver, rows. */
async function measureStore(target: Target, stations: Stations, searches: readonly Search[]): Promise<number> {
  const db = openDatabase(openPool({ target }));
  const store = listingStore(db, stations);
  const ask = ({ criteria, page }: Search) => Promise.all([store.page(criteria, page, limits.pageSize), store.count(criteria)]);
  try {
    return await leastOf(batches, async () => {
      const before = process.cpuUsage();
      await together(searches, ask);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / searches.length;
    });
  } finally {
    await db.destroy();
  }
}

export interface ServerFigures {
  /** Seconds from the start of the process to its first response, on a prepared database. */
  readonly start: number;
  /** CPU ms of Node for `GET /realty/`, all included. */
  readonly request: number;
  /** The same for one listing, for a count, and for a route of the framework that says hello. */
  readonly listing: number;
  readonly count: number;
  readonly hello: number;
  readonly accounts: AccountFigures;
}

/** The same searches through HTTP, on the server as people start it. */
export async function measureServer(
  environment: Readonly<Record<string, string>>,
  listings: number,
  rounds: number,
): Promise<ServerFigures> {
  const started = performance.now();
  const server = await startServerProcess(environment);
  const start = (performance.now() - started) / 1000;
  try {
    const stations = await stationsOf(server.origin);
    const searches = makeSearches(rounds + warmUp, stations, 11);
    const random = new Random(14);
    const request = await cpuOfRequests(
      server,
      searches.map(({ criteria, page }) => `/api/realty/?${formatQuery(criteria.filters, page)}`),
    );
    const count = await cpuOfRequests(
      server,
      searches.map(({ criteria }) => `/api/realty/count/?${formatQuery(criteria.filters, 1)}`),
    );
    const listing = await cpuOfRequests(
      server,
      searches.map(() => `/api/realty/${random.integer(1, listings)}/`),
    );
    const hello = await startHello();
    const least = await cpuOfRequests(
      hello,
      searches.map(() => '/'),
    ).finally(() => hello.stop());
    return { start, request, count, listing, hello: least, accounts: await measureAccounts(server, rounds) };
  } finally {
    await server.stop();
  }
}

/** Returns the CPU ms of Node for one of these requests. */
async function cpuOfRequests({ origin, pid }: ServerProcess, paths: readonly string[]): Promise<number> {
  const ask = async (path: string) => {
    const response = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
    if (response.status !== 200) throw new Error(`${response.status} for ${path}`);
    await response.arrayBuffer();
  };
  // Warm-up: the first run of code is slow.
  await together([...paths, ...paths], ask);
  return leastOf(batches, async () => {
    const spent = cpuClock(pid);
    await together(paths, ask);
    return spent() / paths.length;
  });
}

export async function stationsOf(origin: string): Promise<Stations> {
  const answer: unknown = await (await fetch(`${origin}/api/realty-addresses/metro/`)).json();
  return new Stations(Array.isArray(answer) ? answer.flatMap((item) => decodeMetroStation(item) ?? []) : []);
}
