import { chown, lchown, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The user that PostgreSQL runs as. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so root hands it to "nobody". Null: the current user is fine. */
export function unprivilegedUser(): RunAs | null {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : null;
}

/** Whether the user may read the file and enter every folder above it, as far as permission bits tell. */
export async function canReach(path: string, runAs: RunAs | null): Promise<boolean> {
  if (!runAs) return true;
  const file = resolve(path);
  if (!(await allows(file, runAs, 4))) return false;
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (!(await allows(folder, runAs, 1))) return false;
    if (folder === dirname(folder)) return true;
  }
}

export async function giveTo(path: string, runAs: RunAs | null): Promise<void> {
  if (runAs) await chown(path, runAs.uid, runAs.gid);
}

/** A folder with all that is in it. */
export async function giveTree(folder: string, { uid, gid }: RunAs): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(['.', ...entries].map((entry) => lchown(join(folder, entry), uid, gid)));
}

async function allows(path: string, { uid, gid }: RunAs, bit: 1 | 4): Promise<boolean> {
  const info = await stat(path).catch(() => null);
  if (!info) return false;
  const shift = info.uid === uid ? 6 : info.gid === gid ? 3 : 0;
  return ((info.mode >> shift) & bit) === bit;
}
