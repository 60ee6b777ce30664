/**
 * `node --import tsx bench/server/replica.ts`: what a mixed call costs on each part of the system, with one instance on one PostgreSQL and with
 * two instances and a standby. Processor time, so that other work on the machine does not change it. `LISTINGS` and `CALLS` change its size.
 */
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { Random } from '../../examples/server/seed/random';
import { formatQuery } from '../../src/domain/search/filtersQuery';
import { startSystemPostgres } from '../../test/server/support/postgres';
import { makeStandby } from '../../test/server/support/standby';
import { temporaryFolder } from '../../test/server/support/temporaryFolder';
import { cpuTime } from './cpu';
import { change, seed, stationsOf, together } from './measure';
import { makeSearches } from './searches';
import { type ServerProcess, startServerProcess } from './serverProcess';

const listings = Number(process.env.LISTINGS ?? 200_000);
const calls = Number(process.env.CALLS ?? 1000);

/** Returns CPU ms of all processes of a PostgreSQL server until now, of those that are still there. */
async function databaseTime(url: string): Promise<Map<number, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
  return new Map(rows.map(({ pid }) => [pid, cpuTime(pid)]));
}

const spent = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>) =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);

/** 45 % pages, 35 % counts, 10 % districts of the map, 10 % listings; each search once, since answers are kept for some seconds. */
async function mixOf({ origin }: ServerProcess, seedOfMix: number): Promise<string[]> {
  const random = new Random(seedOfMix);
  return makeSearches(calls, await stationsOf(origin), seedOfMix).map(({ criteria: { filters }, page }) => {
    const kind = random.next();
    if (kind < 0.45) return `/api/realty/?${formatQuery(filters, page)}`;
    if (kind < 0.8) return `/api/realty/count/?${formatQuery(filters)}`;
    if (kind > 0.9) return `/api/realty/${random.integer(1, listings)}/`;
    const [south, west] = [55.6 + random.next() * 0.2, 37.4 + random.next() * 0.3];
    const box = `top_left_latitude=${south + 0.1}&top_left_longitude=${west}&bottom_right_latitude=${south}&bottom_right_longitude=${west + 0.1}`;
    return `/api/realty-addresses/map-points/?${formatQuery(filters)}&${box}`;
  });
}

async function measure(databases: readonly string[], instances: readonly ServerProcess[]): Promise<Record<string, string>> {
  const [first] = instances;
  if (!first) throw new Error('No instance');
  let turn = 0;
  const ask = async (path: string) => {
    const origin = instances[turn++ % instances.length]?.origin;
    const response = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'identity' } });
    if (response.status !== 200 && response.status !== 404) throw new Error(`${response.status} for ${path}`);
    await response.arrayBuffer();
  };
  await together(await mixOf(first, 21), ask);
  const before = [await Promise.all(databases.map(databaseTime)), instances.map(({ pid }) => cpuTime(pid))] as const;
  await together(await mixOf(first, 22), ask);
  const after = [await Promise.all(databases.map(databaseTime)), instances.map(({ pid }) => cpuTime(pid))] as const;
  const perCall = (ms: number) => `${(ms / calls).toFixed(2)} ms`;
  const none = new Map<number, number>();
  return {
    instances: String(instances.length),
    primary: perCall(spent(before[0][0] ?? none, after[0][0] ?? none)),
    standby: databases.length > 1 ? perCall(spent(before[0][1] ?? none, after[0][1] ?? none)) : '',
    'Node, all instances': perCall(after[1].reduce((sum, ms, index) => sum + ms - (before[1][index] ?? 0), 0)),
  };
}

const folder = await temporaryFolder();
const primary = await startSystemPostgres();
const target = { url: primary.url };
console.info(`Seeding ${listings} listings`);
await seed(target, `${folder}/pictures`, listings);
await change(target);
const environment = { DATA_DIR: folder, DATABASE_URL: primary.url };
const rows: Record<string, string>[] = [];
const alone = await startServerProcess(environment);
rows.push(await measure([primary.url], [alone]));
await alone.stop();
const standby = await makeStandby(primary.url);
const replica = await standby.start();
const withReplica = { ...environment, DATABASE_READ_URL: replica.url };
const both = [await startServerProcess(withReplica), await startServerProcess(withReplica)];
rows.push(await measure([primary.url, replica.url], both));
console.table(rows);
await Promise.all(both.map((instance) => instance.stop()));
await replica.stop();
await standby.remove();
await primary.stop();
await rm(folder, { recursive: true, force: true });
