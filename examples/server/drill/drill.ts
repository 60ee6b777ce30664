import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { SettingError } from '../config/settingError';
import type { Settings } from '../config/settings';
import { type ConnectionSettings, openPool } from '../database/connect';
import { exists } from '../exists';
import { startEmbeddedPostgres } from '../postgres/embeddedPostgres';
import { type Contents, contentsOfPictures, contentsOfTables, differences } from './contents';

export type DrillSettings = Pick<Settings, 'databaseUrl' | 'dataDir' | 'pictureStorage'>;

export interface DrillResult {
  readonly source: Contents;
  /** Sentences; none if the backup is whole. */
  readonly differences: readonly string[];
}

type Target = ConnectionSettings['target'];
/** Says what is done now. */
type Report = (text: string) => void;

/**
 * Backs up as the manual says, restores into a folder that is removed afterwards, and compares. Nothing is changed.
 * @throws SettingError when the backup cannot be made as things are
 */
export async function drill(settings: DrillSettings, report: Report): Promise<DrillResult> {
  const folder = await mkdtemp(join(tmpdir(), 'kvartal-drill-'));
  // The embedded database may run as another user.
  await chmod(folder, 0o755);
  try {
    const { databaseUrl } = settings;
    return databaseUrl ? await drillInstalled({ ...settings, databaseUrl }, folder, report) : await drillEmbedded(settings, folder, report);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function drillEmbedded({ dataDir, pictureStorage }: DrillSettings, folder: string, report: Report): Promise<DrillResult> {
  if (!(await exists(dataDir))) throw new SettingError('DATA_DIR must be the folder of a server that has run');
  report('Reading the embedded database');
  const embedded = await startEmbeddedPostgres(dataDir);
  const source = await (async () => {
    try {
      if (embedded.attached) throw new SettingError('Stop the server first: the folder of a running database is no backup');
      return { ...(await tablesOf(embedded.target)), ...(await picturesOf(dataDir, pictureStorage, report)) };
    } finally {
      await embedded.stop();
    }
  })();

  report('Copying the folder');
  const copy = join(folder, 'data');
  await copyFolder(dataDir, copy, join(folder, 'data.tar'));
  const note = join(copy, 'postgres-location');
  if (await exists(note)) {
    // The copy must not start on the database that the note names.
    const place = (await readFile(note, 'utf8')).trim();
    await rm(note);
    await copyFolder(place, join(copy, 'postgres'), join(folder, 'postgres.tar'));
  }

  report('Starting a database on the copy');
  const restored = await startEmbeddedPostgres(copy);
  try {
    const found = { ...(await tablesOf(restored.target)), ...(pictureStorage ? {} : await contentsOfPictures(join(copy, 'pictures'))) };
    return { source, differences: differences(source, found) };
  } finally {
    await restored.stop();
  }
}

async function drillInstalled(
  { databaseUrl, dataDir, pictureStorage }: DrillSettings & { readonly databaseUrl: string },
  folder: string,
  report: Report,
): Promise<DrillResult> {
  const dump = join(folder, 'kvartal.dump');
  report('Dumping the database, as it is now');
  // Of one state, also while the server writes.
  const tables = await inSnapshot({ url: databaseUrl }, async (client) => {
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    await perform('pg_dump', ['--format=custom', `--file=${dump}`, `--snapshot=${rows[0]?.snapshot}`, databaseUrl]);
    return contentsOfTables(client);
  });
  const source = { ...tables, ...(await picturesOf(dataDir, pictureStorage, report)) };
  const copy = join(folder, 'data');
  await mkdir(copy);
  if (!pictureStorage && (await exists(join(dataDir, 'pictures')))) {
    await copyFolder(join(dataDir, 'pictures'), join(copy, 'pictures'), join(folder, 'pictures.tar'));
  }

  report('Restoring into a new embedded database');
  const restored = await startEmbeddedPostgres(copy);
  try {
    const { socketDir, user, database } = restored.target;
    const url = `postgres://${user}@${encodeURIComponent(socketDir)}/${database}`;
    await perform('pg_restore', ['--single-transaction', '--no-owner', '--no-privileges', `--dbname=${url}`, dump]);
    const found = { ...(await tablesOf(restored.target)), ...(pictureStorage ? {} : await contentsOfPictures(join(copy, 'pictures'))) };
    return { source, differences: differences(source, found) };
  } finally {
    await restored.stop();
  }
}

async function picturesOf(dataDir: string, storage: DrillSettings['pictureStorage'], report: Report): Promise<Contents> {
  if (!storage) return contentsOfPictures(join(dataDir, 'pictures'));
  report(`Photos are in the bucket ${storage.bucket}: its backup is not tried`);
  return {};
}

const tablesOf = (target: Target) => inSnapshot(target, contentsOfTables);

async function inSnapshot<Result>(target: Target, act: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const pool = openPool({ target, poolSize: 1, statementTimeout: 0 });
  try {
    const client = await pool.connect().catch((error: Error & { readonly code?: string }) => {
      throw new SettingError(`The database cannot be read: ${error.code ?? error.message}`);
    });
    try {
      // The dump may take longer than transactions of requests may do nothing.
      await client.query('set idle_in_transaction_session_timeout = 0');
      await client.query('begin isolation level repeatable read, read only');
      const result = await act(client);
      await client.query('commit');
      return result;
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** With the owners of files, as a backup keeps them. */
async function copyFolder(from: string, to: string, archive: string): Promise<void> {
  await perform('tar', ['--create', `--file=${archive}`, `--directory=${from}`, '.']);
  await mkdir(to, { recursive: true });
  await perform('tar', ['--extract', `--file=${archive}`, `--directory=${to}`]);
  await rm(archive);
}

async function perform(program: string, args: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(program, [...args]);
  } catch (error) {
    const { code, stderr = '' } = error as { readonly code?: unknown; readonly stderr?: string };
    if (code === 'ENOENT') throw new SettingError(`${program} must be in PATH, of the version of the database or newer`);
    // Its words alone: the command has the password of the database.
    throw new SettingError(`${program} failed: ${stderr.trim() || String(code)}`);
  }
}
