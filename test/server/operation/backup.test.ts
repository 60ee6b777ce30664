import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkSchema } from '../../../examples/server/database/checkDatabase';
import { type ConnectionSettings, openDatabase, openPool } from '../../../examples/server/database/connect';
import { startEmbeddedPostgres } from '../../../examples/server/postgres/embeddedPostgres';
import { run } from '../support/databases';
import { systemBinaries } from '../support/postgres';
import { embedded, installed, startSeededServer } from '../support/seededServer';
import { removeDataFolder, temporaryFolder } from '../support/temporaryFolder';

type Target = ConnectionSettings['target'];
const binaries = systemBinaries();
const missing = installed.missing ?? (binaries ? null : 'no pg_dump under /usr/lib/postgresql');

/** Returns the commands of a paragraph of the manual. */
async function documented(paragraph: string): Promise<string[]> {
  const manual = await readFile('docs/server.md', 'utf8');
  const [, block = ''] = manual.slice(manual.indexOf(`\n**${paragraph}**`)).split(/```(?:bash)?\n/);
  return block.trim().split('\n');
}

const urlOf = (target: Target) =>
  'url' in target ? target.url : `postgres://${target.user}@${encodeURIComponent(target.socketDir)}/${target.database}`;

/** Returns a checksum of every table of the server and of its queue. */
async function contentOf(target: Target): Promise<Record<string, unknown>> {
  const db = openDatabase(openPool({ target, poolSize: 1, statementTimeout: 0 }));
  try {
    await checkSchema(db);
    const tables = await sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`.execute(db);
    const sums: [string, unknown][] = [];
    for (const { schema, name } of tables.rows) {
      const table = sql.id(schema, name);
      const { rows } = await sql`select count(*) as count, md5(string_agg(r::text, e'\n' order by r::text)) as sum from ${table} r`.execute(
        db,
      );
      sums.push([`${schema}.${name}`, rows[0]]);
    }
    return Object.fromEntries(sums.sort());
  } finally {
    await db.destroy();
  }
}

let folder: string;
const endings: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kvartal-backup-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const ending of endings.splice(0).reverse()) await ending();
});

async function perform(commands: readonly string[], variables: Readonly<Record<string, string>>): Promise<void> {
  const env = { ...process.env, ...variables, PATH: `${binaries ?? ''}:${process.env.PATH ?? ''}` };
  for (const command of commands) await promisify(execFile)('bash', ['-c', command], { cwd: folder, env });
}

describe.skipIf(missing !== null)('V5: a backup of an installed PostgreSQL, by the commands of the manual', () => {
  test.each([
    ['a database of the same server', installed],
    ['PostgreSQL 18, a newer major version', embedded],
  ])('is restored whole into %s, and the server goes on with it', async (_into, other) => {
    const [source, copy] = [await installed.start('seeded'), await other.start('empty')];
    endings.push(source.stop);
    const variables = { DATABASE_URL: urlOf(source.target), RESTORE_URL: urlOf(copy.target) };
    await perform(await documented('An installed PostgreSQL'), variables);
    await perform(await documented('Restore'), variables);
    const content = await contentOf(copy.target);
    expect(content).toMatchObject({ 'public.listings': { count: 1500 }, 'public.secrets': expect.anything() });
    expect(content).toEqual(await contentOf(source.target));

    const server = await startSeededServer(copy);
    endings.push(server.stop);
    expect((await server.get('/api/realty/')).body).toMatchObject({ count: expect.any(Number), results: expect.any(Array) });
    // Triggers and constraints are there too.
    await run(copy.target, 'update listings set price = 1 where id = (select min(id) from public_listings)');
    expect(await server.db.selectFrom('listing_search').select('price').where('price', '=', 1).execute()).toHaveLength(1);
  });
});

test('V5: a backup of the embedded database, by the commands of the manual, starts elsewhere', async () => {
  const [home, elsewhere] = [await temporaryFolder(), await temporaryFolder()];
  for (const each of [home, elsewhere]) endings.push(() => removeDataFolder(each));
  const first = await startEmbeddedPostgres(home);
  await run(first.target, "create table kept as select 'цел' as what");
  await first.stop();
  const [save = '', restore = ''] = await documented('The embedded database');
  await perform([save, restore], { DATA_DIR: home, RESTORE_DIR: elsewhere });
  const second = await startEmbeddedPostgres(elsewhere);
  endings.push(second.stop);
  const pool = openPool({ target: second.target, poolSize: 1 });
  expect((await pool.query('select what from kept')).rows).toEqual([{ what: 'цел' }]);
  await pool.end();
});
