import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { openDatabase, openPool } from '../../../../examples/server/database/connect';
import type { Database } from '../../../../examples/server/database/schema';
import { listingStatuses, optionByKey } from '../../../../src/domain/enumerations';
import { pictureDir } from '../../support/constants';
import { freePort } from '../../support/postgres';
import { type Engine, installed } from '../../support/seededServer';
import { end, endAll, main, type Started, start } from '../../support/serverProcess';
import { storeSession } from '../../support/storeUser';
import { removeDataFolder, temporaryFolder } from '../../support/temporaryFolder';
import { noProxies, type Proxy, startNginx, startPgbouncer } from './proxies';
import { addPairs, type Pair, startWriters } from './writers';

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly environment: Readonly<Record<string, string>>; readonly command?: readonly string[] }>
  >;
}

const missing = installed.missing ?? noProxies;
if (missing) {
  // CI must not pass by skipping tests that it has not chosen to skip.
  if (process.env.CI && process.env.TEST_DATABASES !== 'embedded') throw new Error(missing);
  console.warn(`\n*** NOT TESTED with nginx and PgBouncer: ${missing}\n`);
}

/** What a machine without containers has instead: other machines' names, one network for all. */
const elsewhere = ['DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'METRICS_HOST', 'METRICS_PORT'];

describe.skipIf(missing !== null)('compose.yaml, nginx.conf and pgbouncer.ini, without containers', () => {
  let engine: Engine;
  let url: string;
  let folder: string;
  let compose: Compose;
  let db: Kysely<Database>;
  let bouncer: Proxy;
  let nginx: Proxy;
  let origin: string;
  let pairs: readonly Pair[];
  let cache: Server;
  const purged: string[] = [];
  const ports: number[] = [];
  const instances: Started[] = [];
  let nextRelease: string;

  /** The environment of a service, with what it finds here. */
  function environmentOf(service: string): Record<string, string> {
    const { environment } = compose.services[service] ?? { environment: {} };
    const shared = Object.entries(environment).filter(([name]) => !elsewhere.includes(name) && !name.startsWith('S3_'));
    return {
      ...Object.fromEntries(shared),
      DATABASE_URL: url,
      DATABASE_POOLER_URL: `postgres://kvartal@127.0.0.1:${bouncer.port}/kvartal`,
      PURGE_URL: `http://127.0.0.1:${(cache.address() as AddressInfo).port}/`,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      // nginx learns from a refused connection; ten seconds are for balancers that ask.
      DRAIN_SECONDS: '0',
    };
  }
  async function startInstance(place: 0 | 1, program?: string): Promise<void> {
    const environment = { ...environmentOf(`api-${place + 1}`), PORT: String(ports[place]) };
    instances[place] = await start(folder, { environment, ...(program && { program: join(program, 'main.js') }) });
  }
  const childOf = (place: 0 | 1) => (instances[place] as Started).child;

  beforeAll(async () => {
    compose = parse(await readFile('compose.yaml', 'utf8'), { merge: true }) as Compose;
    [engine, folder] = await Promise.all([installed.start(), temporaryFolder()]);
    // Pictures take seconds to encode and are always the same.
    await symlink(pictureDir, join(folder, 'pictures'));
    url = 'url' in engine.target ? engine.target.url : '';
    db = openDatabase(openPool({ target: engine.target, poolSize: 2 }));
    cache = createServer(async (request, response) => {
      const order = (await json(request)) as { readonly surrogate_keys: readonly string[] };
      purged.push(...order.surrogate_keys);
      response.writeHead(204).end();
    });
    await new Promise<void>((done) => cache.listen(0, '127.0.0.1', done));
    const [port, pooler, first, second] = [await freePort(), await freePort(), await freePort(), await freePort()];
    ports.push(first, second);
    const files = { nginx: join(folder, 'nginx'), pgbouncer: join(folder, 'pgbouncer') };
    await Promise.all(Object.values(files).map((name) => mkdir(name, { mode: 0o755 })));
    bouncer = await startPgbouncer(files.pgbouncer, pooler, url);
    pairs = await addPairs(db, 8);
    await Promise.all([startInstance(0), startInstance(1), start(folder, { environment: { ...environmentOf('worker'), PORT: '0' } })]);
    nginx = await startNginx(files.nginx, port, [first, second]);
    origin = `http://127.0.0.1:${port}`;
    nextRelease = await makeNextRelease();
  });
  afterAll(async () => {
    await endAll();
    await nginx?.stop();
    await bouncer?.stop();
    cache?.close();
    await db?.destroy();
    await engine?.stop();
    if (nextRelease) await rm(nextRelease, { recursive: true, force: true });
    if (folder) await removeDataFolder(folder);
  });

  /** The same program with one migration more. */
  async function makeNextRelease(): Promise<string> {
    const present = dirname(main);
    const release = join(dirname(present), `next-release-${randomBytes(4).toString('hex')}`);
    await mkdir(release);
    for (const name of await readdir(present)) {
      if (name.endsWith('.js') || name === 'migrations') await cp(join(present, name), join(release, name), { recursive: true });
      else if (!name.endsWith('.map')) await symlink(join(present, name), join(release, name));
    }
    await writeFile(join(release, 'migrations/9999_next_release.sql'), 'alter table listings add column next_release text;\n');
    return release;
  }

  test('a session behind the pooler is set up as a direct one is', async () => {
    const direct = openPool({ target: engine.target, poolSize: 1 });
    const pooled = openPool({ target: { url: environmentOf('api-1').DATABASE_POOLER_URL ?? '' }, poolSize: 1, isPooled: true });
    const names = [
      'jit',
      'max_parallel_workers_per_gather',
      'cpu_index_tuple_cost',
      'statement_timeout',
      'idle_in_transaction_session_timeout',
    ];
    const settings = async (pool: typeof direct) =>
      (await pool.query('select name, setting from pg_settings where name = any($1) order by name', [names])).rows;
    const [expected, found] = [await settings(direct), await settings(pooled)];
    await Promise.all([direct.end(), pooled.end()]);
    expect(found).toHaveLength(names.length);
    expect(found).toEqual(expected);
  });

  test('calls of all kinds share few sessions: nothing depends on the one they had before', async () => {
    const paths = [
      '/api/realty/',
      '/api/realty/1/',
      '/api/realty/?trade_type=1&page=2',
      '/api/realty/count/?price_max=9000000',
      '/api/questions/sections/',
      '/api/chats/?page=1',
      '/api/notifications/',
      '/api/users/profile/',
      '/api/users/data/',
      '/api/users/personal-account/',
    ];
    const ask = async (path: string, turn: number) => {
      const headers = { authorization: `Token ${pairs[turn % pairs.length]?.tokens[0]}` };
      const answer = await fetch(origin + path, { headers });
      return [path, answer.status, (await answer.text()).length > 0];
    };
    // Both instances, and as many at once as have to wait for each other.
    const asked = Array.from({ length: 12 }, () => paths).flat();
    expect(await Promise.all(asked.map(ask))).toEqual(asked.map((path) => [path, 200, true]));
    const { rows } = await sql<{ sessions: number }>`select count(*)::int as sessions from pg_prepared_statements`.execute(db);
    expect(rows).toEqual([{ sessions: 0 }]);
    // Limits are counted by statements that a direct connection prepares.
    const wrong = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"username":"a@b.ru","password":"wrong"}' };
    const tries = await Promise.all(Array.from({ length: 4 }, () => fetch(`${origin}/api/token-auth/`, wrong)));
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });

  test('an instance is killed: the other answers, and no acknowledged message is lost or stored twice', { timeout: 120_000 }, async () => {
    const writers = startWriters(origin, db, pairs);
    await writers.atLeast(4);
    await end(childOf(0), 'SIGKILL');
    await writers.atLeast(12);
    const { acknowledged, ...rest } = await writers.stop();
    expect(acknowledged).toBeGreaterThanOrEqual(16);
    expect(rest).toEqual({ lost: [], twice: [], refusedReads: [] });
  });

  test('a listing that stops being public is purged from a cache in front', async () => {
    const { id, owner_id } = await db
      .selectFrom('listings')
      .select(['id', 'owner_id'])
      .where('status', '=', optionByKey(listingStatuses, 'active').id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const token = await storeSession(db, owner_id);
    const answer = await fetch(`${origin}/api/realty/${id}/status/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
      body: JSON.stringify({ realty_status: optionByKey(listingStatuses, 'archived').id }),
    });
    expect(answer.status).toBe(200);
    await vi.waitFor(() => expect(purged).toContain(`listing-${id}`), { timeout: 15_000 });
  });

  test('a release is rolled out and back while people write: nothing is refused to readers, lost or stored twice', {
    timeout: 120_000,
  }, async () => {
    expect(compose.services.migrate?.command).toEqual(['node', 'dist/reference-server/migrate.js']);
    const writers = startWriters(origin, db, pairs);
    await writers.atLeast(4);
    const migrated = await promisify(execFile)(process.execPath, [join(nextRelease, 'migrate.js')], {
      env: { ...process.env, DATABASE_URL: url },
    });
    expect(migrated.stdout).toContain('Applied 9999_next_release\n');
    // Forward in place of the one that was killed and of the other, then back.
    await startInstance(0, nextRelease);
    await writers.atLeast(6);
    for (const release of [nextRelease, dirname(main)]) {
      expect(await end(childOf(1), 'SIGTERM')).toBe(0);
      await startInstance(1, release);
      await writers.atLeast(6);
    }
    const { acknowledged, ...rest } = await writers.stop();
    expect(acknowledged).toBeGreaterThanOrEqual(22);
    expect(rest).toEqual({ lost: [], twice: [], refusedReads: [] });
  });
});
