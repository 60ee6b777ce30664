import { once } from 'node:events';
import { readdir, rename } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../../examples/server/postgres/embeddedPostgres';
import { readPostmaster, stopPostmaster } from '../../../examples/server/postgres/postmaster';
import { getProfile, signIn } from '../../../src/api/account';
import { postOf } from '../../../src/api/client/post';
import { closeAccount } from '../../../src/api/identity';
import { someone } from '../support/accountServer';
import { end, ended, launch, start } from '../support/serverProcess';
import { clusterOf } from '../support/temporaryFolder';
import { foldersOfUsedServer, page, stacksIn } from './dataFolders';

const folders = foldersOfUsedServer();

describe('a server that has run before', () => {
  test('a killed process leaves the database running; the next one attaches to it and stops it', async () => {
    const folder = await folders.copy();
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
    const folder = await folders.copy();
    const first = await start(folder);
    const listings = await page(first);
    const database = await readPostmaster(await clusterOf(folder));
    await end(first.child, 'SIGKILL');
    if (database) process.kill(database.pid, 'SIGKILL');
    const second = await start(folder);
    expect(await page(second)).toEqual(listings);
  });

  test('a database that dies under a running server is started again; one that cannot start ends it with what to do', async () => {
    const folder = await folders.copy();
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
    const folder = await folders.copy();
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
    const folder = await folders.copy();
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
    const folder = await folders.copy();
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
    const folder = await folders.copy();
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
    const folder = await folders.copy();
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
    const folder = await folders.copy();
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
});
