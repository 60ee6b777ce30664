import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { files } from '../files';
import { DatabaseProblem } from './databaseProblem';
import { type MigrationFile, readMigrations } from './migrationFiles';
import type { Database } from './schema';

export interface MigrateOptions {
  readonly folder?: string;
  /** How long a migration may wait for a table, ms: everything that uses the table queues behind it. */
  readonly lockTimeout?: number;
  /** How often it tries to get its locks. */
  readonly attempts?: number;
  /** Longer from attempt to attempt by this much, ms. */
  readonly pause?: number;
  /** Hears what is going on. */
  readonly report?: (text: string) => void;
}

export interface SchemaStatus {
  /** Migrations of this release that the database does not have. */
  readonly pending: readonly MigrationFile[];
  /** Migrations of the database that this release does not have: it is older. */
  readonly newer: readonly string[];
}

/** The migration that fills tables from others. */
const filling = '0010_listing_search';
/** The lock of Kysely's migrator, which earlier releases ran, so that theirs and ours exclude each other. */
const lockId = sql.lit(3853314791062309107n);

/** Returns what a database lacks, and what it has already of a newer release. */
export async function schemaStatus(db: Kysely<Database>, folder: string = files.migrations): Promise<SchemaStatus> {
  const ours = await readMigrations(folder);
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(db);
  const applied = rows[0]?.exists ? (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows : [];
  const known = new Set(ours.map(({ name }) => name));
  const done = new Set(applied.map(({ name }) => name));
  return { pending: ours.filter(({ name }) => !done.has(name)), newer: [...done].filter((name) => !known.has(name)) };
}

/**
 * Brings the schema up to date under an advisory lock, so that several processes may start at once. Each migration is one transaction.
 * @returns names of the migrations that ran
 * @throws DatabaseProblem when one fails; those before it stay applied
 */
export function applyMigrations(db: Kysely<Database>, options: MigrateOptions = {}): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await waitForTurn(connection, options);
    try {
      return await applyPending(connection, options);
    } finally {
      await sql`select pg_advisory_unlock(${lockId})`.execute(connection);
    }
  });
}

/** Asks again and again: one statement that waits would keep a snapshot, for which a concurrent index build of the other process waits. */
async function waitForTurn(connection: Kysely<Database>, { report }: MigrateOptions): Promise<void> {
  for (let tries = 0; ; tries++) {
    const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${lockId}) as "isOurs"`.execute(connection);
    if (rows[0]?.isOurs) return;
    if (tries === 20) report?.('Another process is migrating; waiting for it');
    await delay(100);
  }
}

async function applyPending(connection: Kysely<Database>, options: MigrateOptions): Promise<string[]> {
  await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    connection,
  );
  const { pending, newer } = await schemaStatus(connection, options.folder);
  if (pending.length > 0 && newer.length > 0) {
    throw new DatabaseProblem(`The database has ${newer.join(', ')} of a newer release: migrate with that release.`);
  }
  for (const file of pending) {
    await withPatience(file, options, () => (file.statements ? applyOutside(connection, file) : applyWhole(connection, file, options)));
    options.report?.(`Applied ${file.name}`);
  }
  const ran = pending.map(({ name }) => name);
  // What it has filled is read by statistics and from indexes alone at once; autovacuum would come later.
  if (ran.includes(filling)) await sql`vacuum (analyze) listing_search, listing_places`.execute(connection);
  return ran;
}

async function applyWhole(connection: Kysely<Database>, file: MigrationFile, { lockTimeout = 5000 }: MigrateOptions): Promise<void> {
  await connection.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(transaction);
    await sql.raw(file.sql).execute(transaction);
    await record(transaction, file);
  });
}

/** Nobody queues behind a concurrent build, so it may wait as long as it needs. */
async function applyOutside(connection: Kysely<Database>, file: MigrationFile): Promise<void> {
  for (const statement of file.statements ?? []) await sql.raw(statement).execute(connection);
  await record(connection, file);
}

async function record(connection: Kysely<Database>, { name }: MigrationFile): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(connection);
}

/** Tries again when a lock did not come in time: what queued behind it goes on meanwhile. */
async function withPatience(
  { name, statements }: MigrationFile,
  { attempts = 10, pause = 1000, report }: MigrateOptions,
  apply: () => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply();
    } catch (error) {
      if (!isLockTimeout(error)) throw failed(name, statements !== null, error);
      if (attempt >= attempts) {
        const holders = `A long transaction holds a table: look for it in pg_stat_activity, then run it again. Nothing of it was applied.`;
        throw new DatabaseProblem(`Migration ${name} did not get its locks in ${attempts} attempts. ${holders}`, { cause: error });
      }
      report?.(`${name} waits for a table that is in use; attempt ${attempt + 1} of ${attempts} follows`);
      await delay(attempt * pause);
    }
  }
}

function failed(name: string, isOutside: boolean, cause: unknown): DatabaseProblem {
  const what = isOutside ? 'stopped halfway, and may be run again' : 'failed, and nothing of it was applied';
  return new DatabaseProblem(`Migration ${name} ${what}: ${cause instanceof Error ? cause.message : 'unknown'}`, { cause });
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}
