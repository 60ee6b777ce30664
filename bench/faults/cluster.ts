import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { readPostmaster, signal } from '../../examples/server/postgres/postmaster';
import { createCluster, freePort, launchCluster } from '../../test/server/support/postgres';

/** An installed PostgreSQL that can be paused and killed. */
export interface Cluster {
  readonly url: string;
  /** Lets all its processes answer nothing, or those of its connections alone: SIGSTOP. */
  pause(which: 'all' | 'connections'): Promise<void>;
  resume(): void;
  /** Kills all its processes at once. */
  crash(): Promise<void>;
  /** Starts it again on its port. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes one in an existing folder and starts it. */
export async function startCluster(folder: string): Promise<Cluster> {
  const [cluster, port] = [await createCluster(folder), await freePort()];
  let running = await launchCluster(cluster, folder, port);
  let paused: readonly number[] = [];
  const resume = () => {
    for (const pid of paused) signal(pid, 'SIGCONT');
    paused = [];
  };
  /** The first of all is the parent of the others. */
  const processes = async () => {
    const parent = await readPostmaster(cluster);
    return parent ? [parent.pid, ...childrenOf(parent.pid)] : [];
  };
  return {
    url: running.url,
    async pause(which) {
      paused = (await processes()).filter((pid) => which === 'all' || isConnection(pid));
      for (const pid of paused) signal(pid, 'SIGSTOP');
    },
    resume,
    async crash() {
      for (const pid of await processes()) signal(pid, 'SIGKILL');
    },
    async start() {
      running = await launchCluster(cluster, folder, port);
    },
    async stop() {
      resume();
      await running.stop();
    },
  };
}

/** The same in a new folder of this name, which goes with it. */
export async function startClusterIn(folder: string): Promise<Cluster> {
  await mkdir(folder, { recursive: true });
  const cluster = await startCluster(folder);
  return {
    ...cluster,
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(statOf(pid)[1]) === parent);
}

/** State, parent and so on; empty for a process that has ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}

/** PostgreSQL names its processes: `postgres: kvartal postgres 127.0.0.1(5432) idle`. */
function isConnection(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('127.0.0.1(');
  } catch {
    return false;
  }
}
