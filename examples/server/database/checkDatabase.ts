import { type Kysely, sql } from 'kysely';
import { schemaStatus } from './applyMigrations';
import { DatabaseProblem } from './databaseProblem';
import type { Database } from './schema';

const oldest = 15;

const refusals: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses the user or the password of DATABASE_URL.',
  '28000': 'The database refuses the user of DATABASE_URL.',
  '3D000': 'There is no database of the name in DATABASE_URL: create it first.',
};

/** @throws DatabaseProblem if this is not a PostgreSQL that the server can write to; no message contains the URL, which may have a password */
export async function checkDatabase(db: Kysely<Database>): Promise<void> {
  const { version, isStandby } = await sql<{ version: number; isStandby: boolean }>`
    select current_setting('server_version_num')::int / 10000 as version, pg_is_in_recovery() as "isStandby"`
    .execute(db)
    .then(
      ({ rows }) => rows[0] ?? { version: 0, isStandby: false },
      (error: Error & { code?: string }) => {
        const why = refusals[error.code ?? ''] ?? `The database of DATABASE_URL does not answer: ${error.message || error.code}`;
        throw new DatabaseProblem(why, { cause: error });
      },
    );
  if (version < oldest) throw new DatabaseProblem(`PostgreSQL ${oldest} or newer is needed; the database of DATABASE_URL is ${version}.`);
  if (isStandby) throw new DatabaseProblem('DATABASE_URL is a standby, which cannot be written to: set it to the primary.');
}

/**
 * Several instances start at once, perhaps while others run, so none of them changes the schema of an installed database by itself.
 * @throws DatabaseProblem when it lacks migrations; one that is newer is fine (docs/server.md)
 */
export async function checkSchema(db: Kysely<Database>): Promise<void> {
  const { pending } = await schemaStatus(db);
  if (pending.length === 0) return;
  const names = pending.map(({ name }) => name);
  const range = names.length === 1 ? names[0] : `${names[0]} to ${names.at(-1)}`;
  throw new DatabaseProblem(
    `The database lacks ${names.length} ${names.length === 1 ? 'migration' : 'migrations'}, ${range}: run "npm run migrate" with the same DATABASE_URL first.`,
  );
}
