import type pg from 'pg';

/**
 * Drops indexes and foreign keys of tables while loading, then creates them again: building an index once is many times cheaper than
 * updating it for every row. Runs within the caller's transaction, so that nobody sees the tables without them.
 */
export async function withoutIndexes(client: pg.PoolClient, tables: readonly string[], load: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ remove: string; restore: string }>(definitions, [tables]);
  for (const { remove } of rows) await client.query(remove);
  await load();
  for (const { restore } of [...rows].reverse()) await client.query(restore);
}

/** Foreign keys first: they need the primary keys of the tables that they point to. */
const definitions = `
  select remove, restore from (
    select case contype when 'f' then 1 else 3 end as step, conname as name,
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint
    where conrelid = any($1::regclass[]) and contype in ('f', 'u')
    union all
    select 2, indexrelid::regclass::text, format('drop index %s', indexrelid::regclass),
      -- Those of a partitioned table again for all its parts.
      replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
    from pg_index
    where indrelid = any($1::regclass[]) and not indisprimary
      and not exists (select 1 from pg_constraint where conindid = indexrelid)
  ) as parts
  order by step, name`;
