import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { canReach, chownTo, type RunAs } from './runAs';

/** Folders of the embedded PostgreSQL. */
export interface PostgresHome {
  readonly cluster: string;
  readonly sockets: string;
  readonly log: string;
  /** Where the programs are copied when they cannot run in place. */
  readonly binaries: string;
}

/** The path of a unix socket is limited to about a hundred bytes. */
const longestSocketDir = 85;

/**
 * Returns the folders under `dataDir`, owned by the user that PostgreSQL runs as. If that user cannot reach them (a checkout in a private
 * home folder, started by root), they are created elsewhere and `dataDir` stores their path, so that deleting `dataDir` still starts from
 * scratch.
 */
export async function postgresHome(dataDir: string, runAs: RunAs | null): Promise<PostgresHome> {
  const base = resolve(dataDir);
  const existed = await mkdir(base, { recursive: true });
  // Created by root with a private umask: other users must be able to pass through.
  if (existed !== undefined && runAs) await chmod(base, 0o755);
  const inside = join(base, 'postgres');
  const root = (await makeReachable(inside, runAs)) ? inside : await outside(base, runAs);
  await chmod(root, 0o700);
  return {
    cluster: join(root, 'cluster'),
    sockets: await socketDir(root, runAs),
    log: join(root, 'postgres.log'),
    binaries: join(root, 'binaries'),
  };
}

async function makeReachable(folder: string, runAs: RunAs | null): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  await chownTo(folder, runAs);
  return canReach(folder, runAs);
}

async function outside(dataDir: string, runAs: RunAs | null): Promise<string> {
  const note = join(dataDir, 'postgres-location');
  const remembered = await noted(note);
  if (remembered !== '' && (await makeReachable(remembered, runAs))) return remembered;
  const place = join('/var/lib', `kvartal-${randomBytes(6).toString('hex')}`);
  const reached = await makeReachable(place, runAs).catch(() => false);
  const chosen = reached ? place : join(tmpdir(), `kvartal-${randomBytes(6).toString('hex')}`);
  if (!reached && !(await makeReachable(chosen, runAs)))
    throw new Error(`No folder for PostgreSQL: set DATABASE_URL, or DATA_DIR to a public folder`);
  if ((await noted(note)) !== remembered || !(await takeNote(note, chosen, remembered === ''))) {
    // Another process that starts on the same folder has chosen before.
    await rm(chosen, { recursive: true, force: true });
    return outside(dataDir, runAs);
  }
  return chosen;
}

const noted = async (note: string) => (await readFile(note, 'utf8').catch(() => '')).trim();

/** Writes the note, complete from its first moment on. Returns false if `isFirst` and there is one. */
async function takeNote(note: string, text: string, isFirst: boolean): Promise<boolean> {
  const part = `${note}.${basename(text)}.part`;
  await writeFile(part, `${text}\n`);
  if (!isFirst) return rename(part, note).then(() => true);
  const isTaken = await link(part, note).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
  await rm(part, { force: true });
  return isTaken;
}

async function socketDir(root: string, runAs: RunAs | null): Promise<string> {
  if (Buffer.byteLength(root) <= longestSocketDir) return root;
  const folder = await mkdtemp(join(tmpdir(), 'kvartal-'));
  await chownTo(folder, runAs);
  return folder;
}
