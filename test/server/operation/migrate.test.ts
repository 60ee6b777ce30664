import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyMigrations, type MigrateOptions, schemaStatus } from '../../../examples/server/database/applyMigrations';
import { checkDatabase, checkSchema } from '../../../examples/server/database/checkDatabase';
import { openDatabase, openPool } from '../../../examples/server/database/connect';
import { DatabaseProblem } from '../../../examples/server/database/databaseProblem';
import { migrate } from '../../../examples/server/database/migrate';
import { everyEngine } from '../support/seededServer';

describe.each(everyEngine)('migrations on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('of a running system', () => {
    let folder: string;
    const endings: (() => Promise<unknown>)[] = [];
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'kvartal-migrations-'));
      endings.push(() => rm(folder, { recursive: true }));
    });
    afterEach(async () => {
      for (const ending of endings.splice(0).reverse()) await ending();
    });

    async function startEmpty() {
      const engine = await start('empty');
      endings.push(engine.stop);
      return () => {
        const pool = openPool({ target: engine.target, statementTimeout: 0, poolSize: 2 });
        const db = openDatabase(pool);
        endings.push(() => db.destroy());
        return { db, pool, migrate: (options: MigrateOptions = {}) => applyMigrations(db, { folder, ...options }) };
      };
    }
    const write = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text);

    test('an index is built concurrently while others write, and two processes at once neither wait for ever nor build it twice', async () => {
      const connect = await startEmpty();
      const [one, other, writer] = [connect(), connect(), connect()];
      await write('0001_flats', 'create table flats (id int primary key, price int);');
      await one.migrate();
      // A transaction that has read and written: a concurrent build waits for it, and nobody waits for the build.
      const session = await writer.pool.connect();
      await session.query('begin; insert into flats values (1, 10)');
      await write(
        '0002_flats_price',
        '-- Outside a transaction: an interrupted build leaves an index that cannot be used.\ndrop index concurrently if exists flats_price;\ncreate index concurrently flats_price on flats (price);\n',
      );
      const both = Promise.all([one.migrate(), other.migrate()]);
      await expect
        .poll(() => writer.pool.query("select 1 from pg_stat_activity where query like 'create index%'"))
        .toMatchObject({ rowCount: 1 });
      await writer.pool.query('insert into flats values (2, 20)');
      await session.query('commit');
      session.release();
      expect((await both).flat()).toEqual(['0002_flats_price']);
      const { rows } = await sql<{
        valid: boolean;
      }>`select indisvalid as valid from pg_index where indexrelid = 'flats_price'::regclass`.execute(one.db);
      expect(rows).toEqual([{ valid: true }]);
    });

    test('a table in use is waited for a short time only, again and again; nothing is left half done', async () => {
      const connect = await startEmpty();
      const { pool, ...here } = connect();
      await write('0001_flats', 'create table flats (id int primary key);');
      await here.migrate();
      await write('0002_price', 'create table notes (id int);\nalter table flats add price int;');
      const reader = await pool.connect();
      await reader.query('begin; select * from flats');
      const said: string[] = [];
      const hasty = { lockTimeout: 20, pause: 1 };
      await expect(here.migrate({ ...hasty, attempts: 2, report: (text) => said.push(text) })).rejects.toThrow(
        /^Migration 0002_price did not get its locks in 2 attempts\. .+ pg_stat_activity/,
      );
      expect(said).toEqual([expect.stringContaining('0002_price waits for a table that is in use')]);
      expect((await schemaStatus(here.db, folder)).pending.map(({ name }) => name)).toEqual(['0002_price']);
      expect((await sql<{ none: boolean }>`select to_regclass('notes') is null as none`.execute(here.db)).rows).toEqual([{ none: true }]);

      // The transaction ends between two attempts.
      let ended: Promise<unknown> | undefined;
      const report = () => {
        ended ??= reader.query('commit');
      };
      expect(await here.migrate({ lockTimeout: 20, pause: 100, attempts: 10, report })).toEqual(['0002_price']);
      await ended;
      reader.release();
    });

    test('a failure names the migration, keeps those before it, and is a sentence without a stack', async () => {
      const here = (await startEmpty())();
      await write('0001_flats', 'create table flats (id int primary key);');
      await write('0002_wrong', 'create table half (id int); alter table houses add price int;');
      await expect(here.migrate()).rejects.toThrow(
        new DatabaseProblem('Migration 0002_wrong failed, and nothing of it was applied: relation "houses" does not exist'),
      );
      expect((await schemaStatus(here.db, folder)).pending.map(({ name }) => name)).toEqual(['0002_wrong']);
      await write('0002_wrong', 'alter table flats add price int;');
      expect(await here.migrate()).toEqual(['0002_wrong']);
    });

    test('an older release runs on a newer schema, but does not change it', async () => {
      const here = (await startEmpty())();
      await write('0001_flats', 'create table flats (id int primary key);');
      await write('0002_price', 'alter table flats add price int;');
      await here.migrate();
      await rm(join(folder, '0002_price.sql'));
      expect(await here.migrate()).toEqual([]);
      await write('0001_houses', 'create table houses (id int);');
      await expect(here.migrate()).rejects.toThrow('The database has 0002_price of a newer release: migrate with that release.');
    });

    test('a start on an empty database says what to do; on a migrated one it goes on', async () => {
      const { db, pool } = (await startEmpty())();
      await checkDatabase(db);
      await expect(checkSchema(db)).rejects.toThrow(
        /^The database lacks \d+ migrations, 0001_marketplace to \d{4}_\w+: run "npm run migrate" with the same DATABASE_URL first\.$/,
      );
      await migrate(pool);
      await checkSchema(db);
    });
  });
});

test('a database that does not answer is one sentence without the password', async () => {
  const db = openDatabase(openPool({ target: { url: 'postgres://kvartal:hunter2@127.0.0.1:1/kvartal' } }));
  const problem = await checkDatabase(db).catch((error: unknown) => error);
  await db.destroy();
  expect(problem).toBeInstanceOf(DatabaseProblem);
  expect((problem as Error).message).toMatch(/^The database of DATABASE_URL does not answer: (?!.*hunter2).*ECONNREFUSED/);
});
