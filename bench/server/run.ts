/**
 * Measures the reference server on the embedded PostgreSQL and, if installed, on the system's; prints a table and a line of JSON.
 * 5 % of the listings are changed before searches are measured. Environment: ROUNDS (200) and SIZES (20000,200000; also 1000000).
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConnectionSettings } from '../../examples/server/database/connect';
import { startEmbeddedPostgres } from '../../examples/server/postgres/embeddedPostgres';
import { noSystemPostgres, startSystemPostgres } from '../../test/server/support/postgres';
import { temporaryFolder } from '../../test/server/support/temporaryFolder';
import { quantile } from './cpu';
import { change, measureQueries, measureServer, seed } from './measure';
import { measureStart } from './measureStart';
import { isServerBuilt } from './serverProcess';

const rounds = Number(process.env.ROUNDS ?? 200);
const sizes = (process.env.SIZES ?? '20000,200000').split(',').map(Number);
/** No further measurement starts after this, ms, so that a slow machine still prints a table. */
const enough = 200_000;

interface Database {
  readonly target: ConnectionSettings['target'];
  /** Passed to the server's process. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

interface Figure {
  readonly database: string;
  readonly listings: number;
  readonly figure: string;
  readonly p50: number | null;
  readonly p95: number;
  /** Null without a promised figure. */
  readonly goal: number | null;
}

/** The figure includes the start of the database where that is the embedded one. */
const secondStart = isServerBuilt() ? 'second start, CPU s' : 'second start without a build, CPU s';

/** Owners whose account is measured. */
const whose = { many: 'an owner of 200', few: 'an owner of three' } as const;
const own: readonly [number, number, number] = [3, 3, 3];

/** Upper bounds by size: up to 20 000 listings, up to 200 000, more. */
const goals: Readonly<Record<string, readonly [number, number, number]>> = {
  'page, database ms': [3, 6, 10],
  'count, database ms': [4, 10, 30],
  'similar listings, database ms': [3, 6, 15],
  'listing, database ms': [3, 4, 5],
  'newest, database ms': [3, 4, 5],
  'map of a street, database ms': [2, 3, 5],
  'map of a district, database ms': [4, 8, 15],
  'map of the city, database ms': [6, 30, 100],
  [`own listings of ${whose.many}, database ms`]: own,
  [`notifications of ${whose.many}, database ms`]: own,
  [`totals of ${whose.many}, database ms`]: own,
  [`own listings of ${whose.few}, database ms`]: own,
  [`notifications of ${whose.few}, database ms`]: own,
  [`totals of ${whose.few}, database ms`]: own,
  'moderation queue, database ms': own,
  'largest answer of the map, kB': [200, 200, 200],
  'HTTP over its SQL, Node ms': [0.8, 0.8, 0.8],
  'GET /realty/, times a hello': [5, 5, 5],
  'GET /realty/{id}/, times a hello': [4, 4, 4],
  'GET /realty/count/, times a hello': [3, 3, 3],
  'sign-in, Node ms': [40, 40, 40],
  'seed, s': [15, 60, 180],
  [secondStart]: [2, 2, 2],
};

const figureOf = (database: string, listings: number, figure: string, p95: number, p50: number | null = null): Figure => {
  const goal = goals[figure]?.[listings <= 20_000 ? 0 : listings <= 200_000 ? 1 : 2] ?? null;
  return { database, listings, figure, p50, p95, goal };
};

async function measure(name: string, listings: number, database: Database, pictureDir: string): Promise<Figure[]> {
  const result = (figure: string, p95: number, p50: number | null = null) => figureOf(name, listings, figure, p95, p50);
  const spread = (figure: string, values: readonly number[]) => result(figure, quantile(values, 0.95), quantile(values, 0.5));
  const seconds = await seed(database.target, pictureDir, listings);
  await change(database.target);
  const queries = await measureQueries(database.target, listings, rounds);
  const server = await measureServer(database.environment, listings, rounds);
  return [
    spread('page, database ms', queries.page),
    spread('count, database ms', queries.count),
    spread('similar listings, database ms', queries.similar),
    spread('listing, database ms', queries.detail),
    spread('newest, database ms', queries.latest),
    spread('map of a street, database ms', queries.map.street),
    spread('map of a district, database ms', queries.map.district),
    spread('map of the city, database ms', queries.map.city),
    spread('map of the city, Node ms', queries.nodeForCity),
    ...(['many', 'few'] as const).flatMap((person) => [
      spread(`own listings of ${whose[person]}, database ms`, queries.own[person].listings),
      spread(`notifications of ${whose[person]}, database ms`, queries.own[person].notifications),
      spread(`totals of ${whose[person]}, database ms`, queries.own[person].summary),
    ]),
    spread('moderation queue, database ms', queries.own.queue),
    result('largest answer of the map, kB', Math.max(...queries.mapBody) / 1000),
    result('HTTP over its SQL, Node ms', server.request - queries.nodeForStore),
    result('GET /realty/, Node ms', server.request),
    result('hello, Node ms', server.hello),
    result('GET /realty/, times a hello', server.request / server.hello),
    result('GET /realty/{id}/, times a hello', server.listing / server.hello),
    result('GET /realty/count/, times a hello', server.count / server.hello),
    result('sign-in, Node ms', server.accounts.signIn),
    result('GET /users/profile/, Node ms', server.accounts.profile),
    result('seed, s', seconds),
    result('second start, s', server.start),
  ];
}

async function embedded(dataDir: string): Promise<Database> {
  const { target, stop } = await startEmbeddedPostgres(dataDir);
  return { target, environment: { DATA_DIR: dataDir, DATABASE_URL: '' }, stop };
}

async function system(dataDir: string): Promise<Database> {
  const { url, stop } = await startSystemPostgres();
  return { target: { url }, environment: { DATA_DIR: dataDir, DATABASE_URL: url }, stop };
}

function print(figures: readonly Figure[]): void {
  const number = (value: number | null) => (value === null ? '' : value.toFixed(2));
  console.table(
    figures.map(({ database, listings, figure, p50, p95, goal }) => ({
      database,
      listings,
      figure,
      median: number(p50),
      'p95 or whole': number(p95),
      goal: goal === null ? '' : `≤ ${goal}`,
      '': goal === null ? '' : p95 <= goal ? 'holds' : 'MISSED',
    })),
  );
  console.info(JSON.stringify({ bench: 'server', rounds, figures }));
}

if (!existsSync('/proc/self/schedstat')) throw new Error('This benchmark reads processor time from /proc, which only Linux has');
if (noSystemPostgres) console.warn(`Only the embedded database: ${noSystemPostgres}`);
const figures: Figure[] = [];
const begun = performance.now();
for (const listings of sizes) {
  for (const [name, start] of [['embedded', embedded] as const, ...(noSystemPostgres ? [] : [['system', system] as const])]) {
    if (performance.now() - begun > enough) {
      console.warn(`Not measured, no time left: ${name}, ${listings} listings`);
      continue;
    }
    const folder = await temporaryFolder();
    const database = await start(folder);
    let stopping: Promise<void> | null = null;
    const stop = () => {
      stopping ??= database.stop();
      return stopping;
    };
    try {
      figures.push(...(await measure(name, listings, database, join(folder, 'pictures'))));
      // The server starts the embedded database itself.
      if (database.environment.DATABASE_URL === '') await stop();
      figures.push(figureOf(name, listings, secondStart, await measureStart(database.environment)));
    } finally {
      await stop();
      await rm(folder, { recursive: true, force: true });
    }
  }
}
print(figures);
