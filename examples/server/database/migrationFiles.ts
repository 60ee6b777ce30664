import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
  /** Run one by one: PostgreSQL refuses some in a transaction, such as `create index concurrently`. Null if the file is one transaction. */
  readonly statements: readonly string[] | null;
}

const outside = /^-- Outside a transaction\b/;

/** Reads numbered SQL files, in order. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name: name.replace('.sql', ''), sql, statements: outside.test(sql) ? statementsOf(sql, name) : null };
    }),
  );
}

/** Splits a file into its statements, each of which ends with a semicolon at the end of a line. */
function statementsOf(sql: string, name: string): string[] {
  if (sql.includes('$$')) throw new Error(`${name} runs outside a transaction, so it cannot contain functions or blocks`);
  const lines = sql.split('\n').filter((line) => !line.startsWith('--'));
  return lines
    .join('\n')
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean);
}
