import { chown, lchown, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The user that PostgreSQL runs as. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so root runs it as "nobody". Null: the current user is fine. */
export function unprivilegedUser(): RunAs | null {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : null;
}

/** Returns whether the user may read the file and enter every folder above it, by permission bits. */
export async function canReach(path: string, runAs: RunAs | null): Promise<boolean> {
  if (!runAs) return true;
  const file = resolve(path);
  if (!(await hasPermission(file, runAs, 4))) return false;
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (!(await hasPermission(folder, runAs, 1))) return false;
    if (folder === dirname(folder)) return true;
  }
}

export async function chownTo(path: string, runAs: RunAs | null): Promise<void> {
  if (runAs) await chown(path, runAs.uid, runAs.gid);
}

/** Changes the owner of a folder and everything in it. */
export async function chownTree(folder: string, { uid, gid }: RunAs): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(['.', ...entries].map((entry) => lchown(join(folder, entry), uid, gid)));
}

async function hasPermission(path: string, { uid, gid }: RunAs, bit: 1 | 4): Promise<boolean> {
  const info = await stat(path).catch(() => null);
  if (!info) return false;
  const shift = info.uid === uid ? 6 : info.gid === gid ? 3 : 0;
  return ((info.mode >> shift) & bit) === bit;
}
