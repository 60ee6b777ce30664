import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rangeColumns } from '../../../examples/server/database/attributes';
import { rangeKeys } from '../../../src/domain/search/filters';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';

const migrations = join(import.meta.dirname, '../../../examples/server/migrations');
const ranges = rangeKeys.map((key) => rangeColumns[key]);

/** Returns the file of the last migration that makes something, to copy it from. */
async function madeBy(statement: string): Promise<string> {
  const names = (await readdir(migrations)).toSorted().reverse();
  for (const name of names) {
    if ((await readFile(join(migrations, name), 'utf8')).includes(statement)) return `examples/server/migrations/${name}`;
  }
  throw new Error(`No migration has ${statement}`);
}

/** Says what a migration has forgotten, where, and which file shows how it is written. */
function expectNone(missing: readonly string[], where: string, file: string): void {
  const hint = `${where} lacks ${missing.join(', ')}. Write it again with them in a new migration, as ${file} does (docs/start.md, "Add a filter")`;
  expect(missing, hint).toEqual([]);
}

/** What columns of listing_search are counted from, other than a column of `listings` by the same name. The last one a test may change. */
const sources: Readonly<Record<string, readonly string[]>> = {
  traits: ['attrs'],
  first_payment: ['price', 'deposit', 'commission'],
  unit_price: ['area', 'price'],
};

/** A range over a new column needs all of these in its migration. The compiler sees no SQL. */
describe('what a migration writes for a column of the search', () => {
  let server: SeededServer;
  let columns: string[];
  beforeAll(async () => {
    server = await startSeededServer(await engines[0].start());
    columns = await columnsOf('listing_search');
  });
  afterAll(() => server?.stop());

  const namesOf = async (query: RawBuilder<{ name: string }>) => (await query.execute(server.db)).rows.map(({ name }) => name);
  const columnsOf = (table: string) =>
    namesOf(sql`select column_name as name from information_schema.columns where table_name = ${table} order by ordinal_position`);
  /** Columns of `listings` that the search follows. */
  const followed = () => [
    ...new Set(
      [...columns, ...ranges.map(({ column }) => column)].filter((name) => name !== 'id').flatMap((name) => sources[name] ?? name),
    ),
  ];

  test('listing_search has the columns of all ranges, of the type that rangeColumns says', async () => {
    const { rows } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns where table_name = 'listing_search'`.execute(server.db);
    const types = new Map(rows.map(({ name, type }) => [name, type]));
    for (const { column, type } of ranges) {
      expect([column, types.get(column)], `rangeColumns of examples/server/database/attributes.ts and listing_search differ`).toEqual([
        column,
        type,
      ]);
    }
  });

  test('the view public_listings has the same columns in the same order: rows are copied by position', async () => {
    const file = await madeBy('view public_listings');
    expect(await columnsOf('public_listings'), `public_listings differs from listing_search: see ${file}`).toEqual(columns);
  });

  test.each(['listing_search_update', 'listing_changes_update'])('the trigger %s fires for every column', async (trigger) => {
    const file = await madeBy(`create trigger ${trigger} `);
    const named = await namesOf(
      sql`select event_object_column as name from information_schema.triggered_update_columns where trigger_name = ${trigger}`,
    );
    expectNone(
      followed().filter((name) => !named.includes(name)),
      `"update of" of ${trigger}`,
      file,
    );
    const { rows } = await sql<{ text: string }>`
      select pg_get_triggerdef(oid) as text from pg_trigger where tgname = ${trigger}`.execute(server.db);
    const text = rows[0]?.text ?? '';
    for (const row of ['old', 'new']) {
      expectNone(
        followed().filter((name) => !new RegExp(`\\b${row}\\.${name}\\b`).test(text)),
        `"when" of ${trigger}, for ${row},`,
        file,
      );
    }
  });

  test.each(['newest', 'price', 'metro', 'map'])('the index listing_search_%s covers every range', async (name) => {
    const index = `listing_search_${name}`;
    const covered = await namesOf(sql`select attname as name from pg_attribute where attrelid = ${index}::regclass`);
    expectNone(
      ranges.map(({ column }) => column).filter((column) => !covered.includes(column)),
      index,
      await madeBy(`index ${index} `),
    );
  });

  test('the city leads every key and index but the one for those who have an id alone', async () => {
    const { rows } = await sql<{ name: string; first: string }>`
      select indexrelid::regclass::text as name, attname as first from pg_index
      join pg_attribute on attrelid = indrelid and attnum = indkey[0]
      where indrelid in (select relid from pg_partition_tree('listing_search')) or indrelid = 'listing_places'::regclass`.execute(
      server.db,
    );
    expect(rows.length).toBeGreaterThan(40);
    const others = rows.filter(({ first }) => first !== 'city_id');
    expect(others.filter(({ name, first }) => first !== 'id' || !/_id(?:_idx)?$/.test(name))).toEqual([]);
  });

  test.each(ranges)('a change of $column reaches the search, and is noted for copies of it', async ({ column }) => {
    const file = await madeBy('function keep_listing_search()');
    const { rows } = await sql<{ id: number }>`select id from listing_search where ${sql.ref(column)} > 1 order by id limit 1`.execute(
      server.db,
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new Error(`No listing of the seed has ${column}: add it to examples/server/seed`);
    const changes = async () =>
      (await sql<{ count: number }>`select count(*) from listing_changes where listing_id = ${id}`.execute(server.db)).rows[0]?.count ?? 0;
    const before = await changes();
    const source = sources[column]?.at(-1) ?? column;
    await sql`update listings set ${sql.ref(source)} = ${sql.ref(source)} + 1 where id = ${id}`.execute(server.db);
    const differing = await sql`
      (select * from listing_search where id = ${id}) except (select * from public_listings where id = ${id})`.execute(server.db);
    expectNone(differing.rows.length > 0 ? [column] : [], 'keep_listing_search()', file);
    expect(await changes()).toBe(before + 1);
  });
});
