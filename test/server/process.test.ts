import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPostmaster, stopPostmaster } from '../../examples/server/postgres/postmaster';
import { temporaryFolder } from './temporaryFolder';

const main = join(import.meta.dirname, '../../examples/server/main.ts');
const isRoot = process.getuid?.() === 0;
const nobody = 65534;

interface Started {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Everything it wrote so far. */
  output(): string;
  /** Resolves when it writes this. */
  wrote(text: string): Promise<void>;
}

interface Options {
  readonly environment?: Readonly<Record<string, string>>;
  readonly user?: number;
}

/** The server as people start it. */
function launch(dataDir: string, { environment, user }: Options = {}): { child: ChildProcess; ready: Promise<Started> } {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', SEED_LISTINGS: '60', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    uid: user,
    gid: user,
  });
  children.push(child);
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      for (const look of waiting) look();
    });
  }
  const wrote = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!lines.some((line) => line.includes(text))) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      child.once('close', () => reject(new Error(`It ended without writing ${text}:\n${lines.join('\n')}`)));
      look();
    });
  const ready = wrote('Ready: ').then((): Started => {
    const line = lines.find((candidate) => candidate.startsWith('Ready: ')) ?? '';
    expect(line).toMatch(/^Ready: http:\/\/localhost:\d+$/);
    return { child, origin: line.replace('Ready: ', '').replace('localhost', '127.0.0.1'), output: () => lines.join('\n'), wrote };
  });
  return { child, ready };
}

const start = (dataDir: string, options?: Options) => launch(dataDir, options).ready;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
  return child.exitCode;
}

async function page({ origin }: Started): Promise<unknown> {
  const response = await fetch(`${origin}/api/realty/`);
  expect(response.status).toBe(200);
  return response.json();
}

/** Where PostgreSQL keeps its files for a folder: in it, or where the folder says. */
async function clusterOf(dataDir: string): Promise<string> {
  const elsewhere = (await readFile(join(dataDir, 'postgres-location'), 'utf8').catch(() => '')).trim();
  return join(elsewhere || join(dataDir, 'postgres'), 'cluster');
}

const children: ChildProcess[] = [];
let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGKILL');
  const cluster = await clusterOf(folder);
  const left = await readPostmaster(cluster);
  if (left) await stopPostmaster(cluster, left.pid);
  await rm(folder, { recursive: true, force: true });
});

describe('the server as a process', () => {
  test('starts on nothing, ends cleanly with its database, and starts again with the same listings', async () => {
    const first = await start(folder);
    const listings = await page(first);
    const database = await readPostmaster(await clusterOf(folder));
    expect(database).not.toBeNull();
    expect(await end(first.child, 'SIGTERM')).toBe(0);
    expect(await readPostmaster(await clusterOf(folder))).toBeNull();

    const second = await start(folder, { environment: { SEED_LISTINGS: '500' } });
    expect(await page(second)).toEqual(listings);
    // Nothing is migrated or seeded a second time.
    expect(second.output()).not.toContain('Seeded');
    expect(await end(second.child, 'SIGINT')).toBe(0);
    expect(await readPostmaster(await clusterOf(folder))).toBeNull();
  });

  test('a killed process leaves the database running; the next one takes it over and stops it in the end', async () => {
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

  test('a database that was killed too is recovered', async () => {
    const first = await start(folder);
    const listings = await page(first);
    const database = await readPostmaster(await clusterOf(folder));
    await end(first.child, 'SIGKILL');
    if (database) process.kill(database.pid, 'SIGKILL');
    const second = await start(folder);
    expect(await page(second)).toEqual(listings);
  });

  test('an answer under way is finished before the end', async () => {
    const server = await start(folder);
    const postmaster = await readPostmaster(await clusterOf(folder));
    const client = new pg.Client({ host: postmaster?.socketDir, user: 'kvartal', database: 'postgres' });
    await client.connect();
    await client.query('begin');
    await client.query('lock table listings in access exclusive mode');
    const answer = fetch(`${server.origin}/api/realty/count/`);
    // It has arrived when a session waits for the lock.
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

  test('what people look for is in no line that it writes', async () => {
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

  test.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['SEED_LISTINGS', '1000001'],
    ['SEED_LISTINGS', '-5'],
    ['DATABASE_URL', 'mysql://localhost/kvartal'],
  ])('%s=%s is refused in one line that names it', async (name, value) => {
    const { child, ready } = launch(folder, { environment: { [name]: value } });
    const message = await ready.then(
      () => 'it started',
      (error: Error) => error.message.split('\n').slice(1).join('\n'),
    );
    expect(child.exitCode).toBe(1);
    expect(message.split('\n')).toHaveLength(1);
    expect(message).toContain(name);
  });

  test.skipIf(!isRoot)('an ordinary user needs nothing more', async () => {
    await chown(folder, nobody, nobody);
    const server = await start(folder, { user: nobody });
    await page(server);
    expect(await end(server.child, 'SIGTERM')).toBe(0);
  });

  test.skipIf(!isRoot)('root may keep the data in a private folder', async () => {
    await chmod(folder, 0o700);
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    const server = await start(dataDir);
    const listings = await page(server);
    const cluster = await clusterOf(dataDir);
    try {
      expect(cluster.startsWith(folder)).toBe(false);
      expect(await end(server.child, 'SIGTERM')).toBe(0);
      const again = await start(dataDir);
      expect(await page(again)).toEqual(listings);
      expect(await end(again.child, 'SIGTERM')).toBe(0);
    } finally {
      const left = await readPostmaster(cluster);
      if (left) await stopPostmaster(cluster, left.pid);
      // Ours alone: the folder's own note named it.
      if (!cluster.startsWith(folder) && existsSync(cluster)) await rm(join(cluster, '..'), { recursive: true, force: true });
    }
  });
});
