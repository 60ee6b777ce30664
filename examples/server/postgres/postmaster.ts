import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A running PostgreSQL, as its lock file describes it. */
export interface Postmaster {
  readonly pid: number;
  readonly socketDir: string;
  /** Accepts connections; false for a moment after the start. */
  readonly ready: boolean;
}

/** Reads `postmaster.pid`. Returns null if nothing is running: no file, or one of a dead process. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 1) || !(await isPostgres(pid))) return null;
  return { pid, socketDir: lines[4]?.trim() ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** Larger than any real process id. */
const unusedPid = 2_147_483_647;

/**
 * After a power cut the pid in a lock file may belong to another process by now, and a killed PostgreSQL keeps its pid until it is reaped:
 * a new server would refuse to start in both cases.
 */
export async function releaseStaleLocks(cluster: string, socketLock: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  // Only the pid is replaced: PostgreSQL uses the rest to find orphaned sessions. Without a pid it starts at once.
  if (await isStale(text)) await writeFile(file, text.replace(/^\d+/, String(unusedPid)));
  if (await isStale(await readFile(socketLock, 'utf8').catch(() => ''))) await rm(socketLock, { force: true });
}

async function isStale(lock: string): Promise<boolean> {
  const pid = Number(lock.split('\n')[0]);
  // PostgreSQL itself replaces the lock of a process that is gone, and one that starts at this moment may just have done so.
  return pid > 1 && isAlive(pid) && !(await isPostgres(pid));
}

/** Fast shutdown: running statements are cancelled, nothing committed is lost. Resolves when the process has ended. */
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

/** Returns false if the process is already gone. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  return signal(pid, 0);
}

/** Whether this process runs and is a PostgreSQL: a pid may belong to another by now. */
export async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const [name, state] = await Promise.all([
    readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
  ]);
  // A zombie process still has a name.
  return name.trim() === 'postgres' && !/\) Z /.test(state);
}
