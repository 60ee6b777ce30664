import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A running PostgreSQL as it describes itself in its lock file. */
export interface Postmaster {
  readonly pid: number;
  readonly socketDir: string;
  /** It answers connections; a moment after its start it does not yet. */
  readonly ready: boolean;
}

/** Reads `postmaster.pid`. Null when nothing runs there: no file, or one left behind by a process that is gone. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 1) || !(await isPostgres(pid))) return null;
  return { pid, socketDir: lines[4]?.trim() ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** After a power cut the number may belong to somebody else by now, and PostgreSQL would refuse to start beside it. */
export async function removeStaleLock(cluster: string): Promise<void> {
  if ((await readPostmaster(cluster)) === null) await rm(join(cluster, 'postmaster.pid'), { force: true });
}

/** Fast shutdown: running statements are cancelled, nothing committed is lost. Resolves when the process is gone. */
export async function stopPostmaster(cluster: string, pid: number, timeout = 15_000): Promise<void> {
  signal(pid, 'SIGINT');
  const deadline = Date.now() + timeout;
  while (isAlive(pid) && (await readPostmaster(cluster)) !== null) {
    if (Date.now() > deadline) {
      // Immediate shutdown: the next start replays the log.
      signal(pid, 'SIGQUIT');
      return;
    }
    await delay(20);
  }
}

/** False when it was gone already. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  return signal(pid, 0);
}

async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const [name, state] = await Promise.all([
    readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
  ]);
  // A process that ended and was not yet waited for still has a name.
  return name.trim() === 'postgres' && !/\) Z /.test(state);
}
