import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Database } from './schema';

const folder = new URL('../migrations/', import.meta.url);

/** The migration that fills tables from others. */
const filling = '0010_listing_search';

/** Numbered SQL files, run in order, each once. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
    const migrations = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return [name.replace('.sql', ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    });
    return Object.fromEntries(await Promise.all(migrations));
  },
};

/**
 * Brings the schema up to date under Kysely's advisory lock, so that several instances may start at once.
 * @returns names of the migrations that ran; rejects with the database's own error, leaving the schema as it was
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const { error, results } = await new Migrator({ db, provider: sqlFiles }).migrateToLatest();
  if (error !== undefined) throw error;
  const ran = results?.map((result) => result.migrationName) ?? [];
  // What it has filled is read by statistics and from indexes alone at once; autovacuum would come later.
  if (ran.includes(filling)) await sql`vacuum (analyze) listing_search, listing_places`.execute(db);
  return ran;
}
