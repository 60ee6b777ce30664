import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type pg from 'pg';

/** What is compared: by table or folder, how much there is and a checksum of it. */
export type Contents = Readonly<Record<string, { readonly count: number; readonly sum: string }>>;

/** Reads every table of the server and of its job queue, in the transaction of the client. The order of rows does not matter. */
export async function contentsOfTables(client: pg.ClientBase): Promise<Contents> {
  // Rows are compared as text, which depends on these.
  await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0`);
  const { rows: tables } = await client.query<{ schema: string; name: string }>(`
    select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'graphile_worker') order by 1, 2`);
  const contents: Record<string, Contents[string]> = {};
  for (const { schema, name } of tables) {
    const { rows } = await client.query<Contents[string]>(`
      select count(*)::int as count, coalesce(sum(hashtextextended(each::text, 0)::numeric), 0)::text as sum
      from "${schema}"."${name}" as each`);
    if (rows[0]) contents[`${schema}.${name}`] = rows[0];
  }
  return contents;
}

/** Reads the pictures of a folder, those of one picture as one. */
export async function contentsOfPictures(folder: string): Promise<Contents> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  return { pictures: { count: files.length, sum: hash.digest('hex') } };
}

/** Returns a sentence for each difference; none if both have the same. */
export function differences(source: Contents, copy: Contents): string[] {
  const names = [...new Set([...Object.keys(source), ...Object.keys(copy)])].toSorted();
  return names.flatMap((name) => {
    const [before, after] = [source[name], copy[name]];
    if (!after) return [`${name} is missing in the copy`];
    if (!before) return [`${name} is in the copy alone`];
    if (before.count !== after.count) return [`${name} has ${after.count} instead of ${before.count}`];
    return before.sum === after.sum ? [] : [`${name} has as many as before, with other content`];
  });
}
