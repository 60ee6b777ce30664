import { readFile, rm, writeFile } from 'node:fs/promises';
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

/** Larger than any process id can be. */
const nobodysPid = 2_147_483_647;

/**
 * After a power cut the number in a lock file may belong to somebody else by now, and a killed PostgreSQL keeps its number until it was waited for:
 * a new one would refuse to start beside either.
 */
export async function releaseStaleLocks(cluster: string, socketLock: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  // Only the number is taken away: by the rest PostgreSQL finds servers of sessions that outlived their parent. Without a number one starts right now.
  if (await isStale(text)) await writeFile(file, text.replace(/^\d+/, String(nobodysPid)));
  if (await isStale(await readFile(socketLock, 'utf8').catch(() => ''))) await rm(socketLock, { force: true });
}

async function isStale(lock: string): Promise<boolean> {
  const pid = Number(lock.split('\n')[0]);
  return pid > 1 && !(await isPostgres(pid));
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

export function isAlive(pid: number): boolean {
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
