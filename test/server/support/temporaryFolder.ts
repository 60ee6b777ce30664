import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readPostmaster, signal, stopPostmaster } from '../../../examples/server/postgres/postmaster';

/** Root's PostgreSQL runs as another user: in a folder that is root's alone the database would be placed elsewhere. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kvartal-test-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Returns the cluster of a data folder: inside it, or where its note points. */
export async function clusterOf(dataDir: string): Promise<string> {
  const elsewhere = (await readFile(join(dataDir, 'postgres-location'), 'utf8').catch(() => '')).trim();
  return join(elsewhere || join(dataDir, 'postgres'), 'cluster');
}

/** Ends the database of a data folder, whatever has become of its server, and removes all data. Servers on it must have ended. */
export async function removeDataFolder(dataDir: string): Promise<void> {
  const cluster = await clusterOf(dataDir);
  const left = await readPostmaster(cluster);
  if (left) await stopPostmaster(cluster, left.pid);
  // One whose server was killed during its start may not have a lock file yet.
  for (const pid of await processesOf(cluster)) signal(pid, 'SIGKILL');
  for (const folder of [dirname(cluster), dataDir]) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** Processes of PostgreSQL that were started on a cluster, or on one that is being made for it. */
async function processesOf(cluster: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const command = /^\d+$/.test(name) ? await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '') : '';
      return /(postgres|initdb)$/.test(command.split('\0')[0] ?? '') && command.includes(cluster) ? [Number(name)] : [];
    }),
  );
  return found.flat();
}
