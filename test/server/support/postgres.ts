import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { stopPostmaster } from '../../../examples/server/postgres/postmaster';
import { chownTo, unprivilegedUser } from '../../../examples/server/postgres/runAs';

/** An empty database on a PostgreSQL that is not embedded. */
export interface SystemPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

const installed = '/usr/lib/postgresql';

/** Programs of the newest installed PostgreSQL; null if there is none. */
export function systemBinaries(): string | null {
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  const [newest] = versions
    .filter((version) => existsSync(join(installed, version, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a));
  return newest ? join(installed, newest, 'bin') : null;
}

/** Why the system's PostgreSQL cannot be tested; null if it can. */
export const noSystemPostgres =
  process.env.TEST_DATABASE_URL || systemBinaries()
    ? null
    : `no PostgreSQL under ${installed} and no TEST_DATABASE_URL: install the package "postgresql" to run these tests`;

/** Whether only the embedded database is tested: a run that is meant to be short. */
export const isEmbeddedOnly = process.env.TEST_DATABASES === 'embedded';

/** Why nothing is tested on the system's PostgreSQL in this run; null if it is. */
export const noInstalled = isEmbeddedOnly ? 'TEST_DATABASES=embedded' : noSystemPostgres;

/** A new database at TEST_DATABASE_URL, or on a temporary cluster on loopback. */
export async function startSystemPostgres(): Promise<SystemPostgres> {
  if (process.env.TEST_DATABASE_URL) return temporaryDatabase(process.env.TEST_DATABASE_URL);
  const folder = await mkdtemp(join(tmpdir(), 'kvartal-pg-'));
  const cluster = await createCluster(folder);
  const postgres = await launchCluster(cluster, folder);
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes an empty cluster of the system's PostgreSQL in a folder, and returns where it is. */
export async function createCluster(folder: string): Promise<string> {
  const binaries = systemBinaries();
  if (!binaries) throw new Error(noSystemPostgres ?? 'no PostgreSQL');
  const runAs = unprivilegedUser();
  await chownTo(folder, runAs);
  const cluster = join(folder, 'cluster');
  await promisify(execFile)(
    join(binaries, 'initdb'),
    ['-D', cluster, '-U', 'kvartal', '--auth=trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    {
      ...runAs,
      cwd: '/',
    },
  );
  return cluster;
}

/** Starts the system's PostgreSQL on an existing cluster, on this port of loopback or a free one. */
export async function launchCluster(cluster: string, socketDir: string, fixedPort?: number): Promise<SystemPostgres> {
  const port = fixedPort ?? (await freePort());
  // Clusters of tests survive the end of a process, not of the machine.
  const settings = { listen_addresses: '127.0.0.1', shared_buffers: '128MB', random_page_cost: '1.1', fsync: 'off' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(systemBinaries() ?? '', 'postgres'), ['-D', cluster, '-p', String(port), '-k', socketDir, ...options], {
    ...unprivilegedUser(),
    cwd: '/',
    detached: true,
    stdio: 'ignore',
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('PostgreSQL did not start');
  const kill = () => process.kill(pid, 'SIGINT');
  process.once('exit', kill);
  const url = `postgres://kvartal@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, () => child.exitCode === null);
  return {
    url,
    async stop() {
      process.removeListener('exit', kill);
      await stopPostmaster(cluster, pid);
    },
  };
}

async function temporaryDatabase(address: string): Promise<SystemPostgres> {
  const name = `kvartal_test_${randomBytes(6).toString('hex')}`;
  await run(address, `create database ${name}`);
  const url = new URL(address);
  url.pathname = name;
  return { url: url.href, stop: () => run(address, `drop database ${name} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function untilItAnswers(url: string, isAlive: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline && isAlive(); await delay(20)) {
    if (
      await run(url, 'select 1').then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error('PostgreSQL does not answer');
}

/** Returns a port of loopback that nothing listens at. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
