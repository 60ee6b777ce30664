import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, rename, symlink } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../examples/server/postgres/embeddedPostgres';
import { postgresHome } from '../../examples/server/postgres/home';
import { readPostmaster, stopPostmaster } from '../../examples/server/postgres/postmaster';
import { demoAccount } from '../../examples/server/seed/demoAccount';
import { getProfile, signIn } from '../../src/api/account';
import { postOf } from '../../src/api/client/post';
import { closeAccount } from '../../src/api/identity';
import { listMyListings } from '../../src/api/listing/myListings';
import { listNotifications } from '../../src/api/notifications';
import { getPersonalAccount } from '../../src/api/personalAccount';
import { someone } from './support/accountServer';
import { pictureDir } from './support/constants';
import { end, endAll, ended, launch, type Started, start } from './support/serverProcess';
import { clusterOf, removeDataFolder, temporaryFolder } from './support/temporaryFolder';

const isRoot = process.getuid?.() === 0;
const nobody = 65534;

async function page({ origin }: Started): Promise<unknown> {
  const response = await fetch(`${origin}/api/realty/`);
  expect(response.status).toBe(200);
  return response.json();
}

/** The first lines of stacks, each after the line above it. What the log writes of errors is in one line. */
const stacksIn = (output: string) => output.match(/[^\n]*\n\s+at [^\n]+/g) ?? [];

let folder: string;
/** Another data folder of a test, inside the first. */
let alsoUsed: string | null = null;

/** Pictures take seconds to encode and are always the same. */
const withPictures = (dataDir: string) => symlink(pictureDir, join(dataDir, 'pictures'));

/** Data folder of a server that ran once. */
let used: string;
/** Copying a cluster with schema and listings is faster than creating it. Only `cp` keeps owners of files. */
const copyUsed = () => promisify(execFile)('cp', ['-a', `${used}/.`, folder]);

beforeAll(async () => {
  used = await temporaryFolder();
  await withPictures(used);
  await end((await start(used)).child, 'SIGTERM');
});
afterAll(async () => {
  await endAll();
  await removeDataFolder(used);
});

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(async () => {
  await endAll();
  if (alsoUsed) await removeDataFolder(alsoUsed);
  alsoUsed = null;
  await removeDataFolder(folder);
});

describe('the server as a process', () => {
  test('has its metro stations without demo listings too', async () => {
    await withPictures(folder);
    const server = await start(folder, { environment: { SEED_LISTINGS: '0', DRAIN_SECONDS: '1' } });
    expect(await page(server)).toMatchObject({ count: 0 });
    const stations = await fetch(`${server.origin}/api/realty-addresses/metro/?station_name=${encodeURIComponent('Сокол')}`);
    expect(await stations.json()).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Сокол', color: expect.any(String) })]));
    expect((await fetch(`${server.origin}/api/realty/?address_metro=${encodeURIComponent('Сокол')}`)).status).toBe(200);
    expect(await end(server.child, 'SIGTERM')).toBe(0);
  });

  test('starts on an empty folder, stops cleanly with its database, and restarts with the same listings', async () => {
    await withPictures(folder);
    const first = await start(folder);
    const listings = await page(first);
    expect(first.output()).toContain('demo@example.com');
    expect((await fetch(`${first.origin}/partner/`)).status).toBe(200);
    const token = await signIn({ baseUrl: `${first.origin}/api`, fetch }, demoAccount);
    const demo = { baseUrl: `${first.origin}/api`, fetch, token: () => token };
    const own = await listMyListings(demo, 1);
    expect(own.listings.some(({ status, views }) => status === 'active' && Number(views?.last30Days) > 0)).toBe(true);
    expect(await getPersonalAccount(demo)).toEqual({
      listings: own.count,
      unreadMessages: expect.any(Number),
      unreadChats: expect.any(Number),
      unreadNotifications: expect.any(Number),
    });
    const told = await listNotifications(demo, 1);
    expect(told.items.map(({ isNew }) => isNew)).toEqual(expect.arrayContaining([true, false]));
    const database = await readPostmaster(await clusterOf(folder));
    expect(database).not.toBeNull();
    expect(await end(first.child, 'SIGTERM')).toBe(0);
    expect(await readPostmaster(await clusterOf(folder))).toBeNull();

    const second = await start(folder, { environment: { SEED_LISTINGS: '500', PARTNER_PAGES: 'off' } });
    expect(await page(second)).toEqual(listings);
    expect((await fetch(`${second.origin}/partner/`)).status).toBe(404);
    // Nothing is migrated or seeded again.
    expect(second.output()).not.toMatch(/Seeded|demo@example\.com/);
    expect(await end(second.child, 'SIGINT')).toBe(0);
    expect(await readPostmaster(await clusterOf(folder))).toBeNull();
  }, 180_000);

  test('stopped while it starts, it stops its database', async () => {
    await withPictures(folder);
    const { child, ready } = launch(folder, { environment: { SEED_LISTINGS: '5000' } });
    const failed = ready.then(
      () => 'it started',
      (error: Error) => error.message,
    );
    await vi.waitFor(async () => expect((await readPostmaster(await clusterOf(folder)))?.ready).toBe(true), 30_000);
    expect(await end(child, 'SIGTERM')).toBe(143);
    expect(stacksIn(await failed)).toEqual([]);
    // One that did not answer yet is told to stop, and nobody waits for it.
    await vi.waitFor(async () => expect(await readPostmaster(await clusterOf(folder))).toBeNull(), 30_000);
  });

  test.skipIf(!isRoot)('two servers in a folder that PostgreSQL cannot reach agree on one database elsewhere', async () => {
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    await chmod(dataDir, 0o700);
    const homes = await Promise.all(Array.from({ length: 5 }, () => postgresHome(dataDir, { uid: nobody, gid: nobody })));
    alsoUsed = dataDir;
    expect(new Set(homes.map(({ cluster }) => cluster))).toEqual(new Set([await clusterOf(dataDir)]));
  });

  test('a killed process leaves the database running; the next one attaches to it and stops it', async () => {
    await copyUsed();
    const first = await start(folder);
    const listings = await page(first);
    await end(first.child, 'SIGKILL');
    const orphan = await readPostmaster(await clusterOf(folder));
    expect(orphan).not.toBeNull();

    const second = await start(folder);
    expect((await readPostmaster(await clusterOf(folder)))?.pid).toBe(orphan?.pid);
    expect(await page(second)).toEqual(listings);
    expect(await end(second.child, 'SIGTERM')).toBe(0);
    expect(await readPostmaster(await clusterOf(folder))).toBeNull();
  });

  test('a killed database recovers', async () => {
    await copyUsed();
    const first = await start(folder);
    const listings = await page(first);
    const database = await readPostmaster(await clusterOf(folder));
    await end(first.child, 'SIGKILL');
    if (database) process.kill(database.pid, 'SIGKILL');
    const second = await start(folder);
    expect(await page(second)).toEqual(listings);
  });

  test('two servers on an empty folder share one database, and the last one stops it', async () => {
    await withPictures(folder);
    const [first, second] = await Promise.all([start(folder), start(folder)]);
    expect(await page(second)).toEqual(await page(first));
    expect([first, second].filter((server) => server.output().includes('Seeded'))).toHaveLength(1);
    await end(first.child, 'SIGTERM');
    expect(await readPostmaster(await clusterOf(folder))).not.toBeNull();
    await page(second);
    expect(await end(second.child, 'SIGTERM')).toBe(0);
    expect(await readPostmaster(await clusterOf(folder))).toBeNull();
    // Two servers create two clusters at once, one of which is discarded.
  }, 60_000);

  test('a database that dies under a running server is started again; one that cannot start ends it with what to do', async () => {
    await copyUsed();
    const server = await start(folder);
    const listings = await page(server);
    const cluster = await clusterOf(folder);
    const kill = async () => {
      const database = await readPostmaster(cluster);
      expect(database).not.toBeNull();
      if (database) process.kill(database.pid, 'SIGKILL');
    };
    await kill();
    await server.wrote('started again');
    expect(await page(server)).toEqual(listings);
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);

    const exited = ended(server.child);
    await rename(join(cluster, 'global/pg_control'), join(cluster, 'global/pg_control.lost'));
    await kill();
    expect(await exited).toBe(1);
    expect(server.output()).toMatch(/did not start\. See its log, .+ restore DATA_DIR from a backup, or delete .+cluster /);
    expect(stacksIn(server.output())).toEqual([]);
    // It gives up after five deaths, with pauses and starts of PostgreSQL between: a busy machine takes most of a minute for them.
  }, 120_000);

  test('survives an unavailable database and reports it', async () => {
    await copyUsed();
    const { target, pid } = await startEmbeddedPostgres(folder);
    const url = `postgres://${target.user}@${encodeURIComponent(target.socketDir)}/${target.database}`;
    const server = await start(folder, { environment: { DATABASE_URL: url } });
    await page(server);
    await stopPostmaster(await clusterOf(folder), pid);
    const response = await fetch(`${server.origin}/api/realty/`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(503);
    expect((await fetch(`${server.origin}/health/live`)).status).toBe(200);
    expect(stacksIn(server.output())).toEqual([]);
    expect(await end(server.child, 'SIGTERM')).toBe(0);
  });

  test('finishes responses in progress before it stops', async () => {
    await copyUsed();
    const server = await start(folder);
    const postmaster = await readPostmaster(await clusterOf(folder));
    const client = new pg.Client({ host: postmaster?.socketDir, user: 'kvartal', database: 'postgres' });
    await client.connect();
    await client.query('begin');
    await client.query('lock table listing_places, listing_search in access exclusive mode');
    const answer = fetch(`${server.origin}/api/realty/count/`);
    // The request has arrived when a session waits for the lock.
    for (let waits = false; !waits; ) {
      const { rows } = await client.query('select 1 from pg_locks where not granted');
      waits = rows.length > 0;
    }
    const exited = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    await server.wrote('closing');
    await client.query('rollback');
    await client.end();
    expect((await answer).status).toBe(200);
    await exited;
    expect(server.child.exitCode).toBe(0);
  });

  test('is unready first, and still answers until a balancer has noticed', async () => {
    await copyUsed();
    const server = await start(folder, { environment: { DRAIN_SECONDS: '300', METRICS_PORT: '0' } });
    const [, metrics = ''] = /^Metrics: (\S+)$/m.exec(server.output()) ?? [];
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
    server.child.kill('SIGTERM');
    await server.wrote('closing');
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(503);
    expect((await fetch(`${server.origin}/health/live`)).status).toBe(200);
    const answer = await fetch(`${server.origin}/api/realty/`);
    // Kept connections move elsewhere too.
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    // An answer is counted when it has gone out, so its reader may be here first.
    await vi.waitFor(async () => expect(await (await fetch(metrics)).text()).toContain('route="/api/realty/",status="200"'), {
      timeout: 10_000,
    });
    // Nobody has to wait for the balancer: a signal a second later ends it at once.
    const exited = ended(server.child);
    await vi.waitFor(() => {
      server.child.kill('SIGTERM');
      expect(server.child.exitCode).toBe(1);
    }, 10_000);
    await exited;
  });

  test('roles: one process answers requests, another runs jobs and answers nothing but its health', async () => {
    await copyUsed();
    const { target } = await startEmbeddedPostgres(folder);
    const DATABASE_URL = `postgres://${target.user}@${encodeURIComponent(target.socketDir)}/${target.database}`;
    const api = await start(folder, { environment: { DATABASE_URL, ROLE: 'api' } });
    const person = { ...someone(), email: 'of.a.role@example.ru' };
    expect((await fetch(`${api.origin}/api/users/dev/`, postOf(person))).status).toBe(201);
    const environment = { DATABASE_URL, ROLE: 'worker', PUBLIC_URL: 'https://kvartal.example', METRICS_PORT: '0' };
    const worker = await start(folder, { environment });
    const statusOf = async (path: string) => (await fetch(worker.origin + path)).status;
    expect(await Promise.all(['/health/live', '/health/ready', '/api/realty/', '/'].map(statusOf))).toEqual([200, 200, 404, 404]);
    const letters = () => readdir(join(folder, 'mail'));
    await vi.waitFor(async () => expect(await letters()).toHaveLength(1), { timeout: 10_000 });
    const [, metrics = ''] = /^Metrics: (\S+)$/m.exec(worker.output()) ?? [];
    // A job is counted after its work: the letter lies there first.
    const done = 'kvartal_job_duration_seconds_count{job="send_letter",result="done"} 1';
    await vi.waitFor(async () => expect(await (await fetch(metrics)).text()).toContain(done), { timeout: 10_000 });
    // Nobody has sent the letter yet: it goes with the account that it was for.
    const token = await signIn({ baseUrl: `${api.origin}/api`, fetch }, person);
    const account = { baseUrl: `${api.origin}/api`, fetch, token: () => token };
    await closeAccount(account, (await getProfile(account)).id, person.password);
    await vi.waitFor(async () => expect(await letters()).toEqual([]), { timeout: 10_000 });
    expect(await end(worker.child, 'SIGTERM')).toBe(0);
    expect(await end(api.child, 'SIGTERM')).toBe(0);
  }, 60_000);

  test('writes no search query to its output', async () => {
    await copyUsed();
    const server = await start(folder);
    const headers = { authorization: 'Token canary-token', cookie: 'canary-cookie' };
    for (const path of [
      '/api/realty/?address_metro=canary-station',
      '/api/realty-addresses/metro/?station_name=canary',
      '/canary-page?canary=1',
    ]) {
      await (await fetch(server.origin + path, { headers })).arrayBuffer();
    }
    await end(server.child, 'SIGTERM');
    expect(server.output()).toContain('/api/realty/');
    expect(server.output()).not.toContain('canary');
  });

  test.each(['PORT', 'METRICS_PORT'])('says in one line that %s is in use, and stops its database', async (name) => {
    await copyUsed();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { child, ready } = launch(folder, { environment: { [name]: String(port) } });
    const message = await ready.then(
      () => 'it started',
      (error: Error) => error.message,
    );
    other.close();
    expect(child.exitCode).toBe(1);
    expect(message).toContain(`The server cannot listen at 127.0.0.1:${port} (`);
    expect(message).toContain('something else listens there: stop it, or set another port.');
    expect(message).not.toMatch(/^\s+at /m);
    expect(await readPostmaster(await clusterOf(folder))).toBeNull();
  });

  test('reports an invalid setting in one line', async () => {
    const { child, ready } = launch(folder, { environment: { SEED_LISTINGS: 'many' } });
    const message = await ready.then(
      () => 'it started',
      (error: Error) => error.message.split('\n').slice(1).join('\n'),
    );
    expect(child.exitCode).toBe(1);
    expect(message).toBe('SEED_LISTINGS must be a whole number from 0 to 1000000');
  });

  test('a start that nothing can bring to an end says what it waited for, and ends what it had started', async () => {
    const module = join(import.meta.dirname, '../../examples/server/operation/failedStart.ts');
    const program = `import { nameSteps, onFailedStart } from ${JSON.stringify(module)};
      onFailedStart(async () => console.log('stopped'));
      const waitFor = nameSteps(console.error);
      waitFor('another step');
      waitFor('an answer that is lost');
      await new Promise(() => undefined);`;
    const options = ['--import', 'tsx', '--input-type', 'module', '--eval', program];
    const ending = await promisify(execFile)(process.execPath, options).catch((error: unknown) => error);
    expect(ending).toMatchObject({ code: 1, stdout: 'stopped\n' });
    expect(ending).toMatchObject({ stderr: expect.stringContaining('it waited for an answer that is lost, and nothing was left') });
  });

  test.skipIf(!isRoot)('runs as an ordinary user', async () => {
    await withPictures(folder);
    await chown(folder, nobody, nobody);
    const server = await start(folder, { user: nobody });
    await page(server);
    expect(await end(server.child, 'SIGTERM')).toBe(0);
  });

  test.skipIf(!isRoot)('runs as root with data in a private folder', async () => {
    await chmod(folder, 0o700);
    const dataDir = join(folder, 'data');
    alsoUsed = dataDir;
    await mkdir(dataDir);
    await withPictures(dataDir);
    const server = await start(dataDir);
    const listings = await page(server);
    expect((await clusterOf(dataDir)).startsWith(folder)).toBe(false);
    expect(await end(server.child, 'SIGTERM')).toBe(0);
    const again = await start(dataDir);
    expect(await page(again)).toEqual(listings);
    expect(await end(again.child, 'SIGTERM')).toBe(0);
  });
});
