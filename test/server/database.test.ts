import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase, openPool } from '../../examples/server/database/connect';
import { migrate } from '../../examples/server/database/migrate';
import { folderFiles } from '../../examples/server/pictures/folderFiles';
import { builtInPictures, preparePictures } from '../../examples/server/pictures/library';
import { storePictures } from '../../examples/server/pictures/pictureStore';
import { readFacts } from '../../examples/server/seed/facts';
import { seedDatabase } from '../../examples/server/seed/seedDatabase';
import { pictureDir, seededAt, seededListings } from './support/constants';
import { run } from './support/databases';
import { type Engine, everyEngine, startSeededServer } from './support/seededServer';

describe.each(everyEngine)('database on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('as a store', () => {
    const endings: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const ending of endings.splice(0).reverse()) await ending();
    });

    async function startEmpty(): Promise<Engine> {
      const engine = await start('empty');
      endings.push(engine.stop);
      return engine;
    }

    function connect({ target }: Engine) {
      const pool = openPool({ target, statementTimeout: 0, poolSize: 2 });
      const db = openDatabase(pool);
      endings.push(() => pool.end());
      return { pool, db };
    }

    /** A checksum of all rows of a table, in any order. */
    async function contentOf({ db }: ReturnType<typeof connect>): Promise<unknown> {
      const tables = ['users', 'metro_stations', 'addresses', 'listings', 'photos', 'pictures'];
      const sums = await Promise.all(
        tables.map(async (table) => {
          const row = table === 'pictures' ? sql`(to_jsonb(r) - 'created_at')::text` : sql`r::text`;
          const { rows } =
            // When a picture was stored is not part of the seed.
            await sql`select count(*) as count, md5(string_agg(${row}, e'\\n' order by r.id)) as sum from ${sql.table(table)} r`.execute(
              db,
            );
          return [table, rows[0]];
        }),
      );
      return Object.fromEntries(sums);
    }

    async function seed({ pool, db }: ReturnType<typeof connect>, listings: number): Promise<boolean> {
      await storePictures(db, await preparePictures(builtInPictures, folderFiles(pictureDir)));
      return seedDatabase(pool, { facts: await readFacts(), listings, seededAt });
    }

    test('migrations run once, even if two instances start together', async () => {
      const engine = await startEmpty();
      const [one, other] = [connect(engine), connect(engine)];
      const ran = await Promise.all([migrate(one.pool), migrate(other.pool)]);
      const files = await readdir(new URL('../../examples/server/migrations/', import.meta.url));
      expect(ran.flat()).toEqual(files.map((name) => name.replace('.sql', '')).sort());
      expect(await migrate(one.pool)).toEqual([]);
    });

    test('two instances seed once, and a later seed changes nothing', async () => {
      const engine = await startEmpty();
      const [one, other] = [connect(engine), connect(engine)];
      await migrate(one.pool);
      const made = await Promise.all([seed(one, 200), seed(other, 200)]);
      expect(made.toSorted()).toEqual([false, true]);
      const content = await contentOf(one);
      expect(content).toMatchObject({ listings: { count: 200 } });
      expect(await seed(other, 300)).toBe(false);
      expect(await contentOf(one)).toEqual(content);
    });

    test('the same number of listings gives the same rows', async () => {
      const [fresh, shared] = [await startEmpty(), await start('seeded')];
      endings.push(shared.stop);
      const [again, first] = [connect(fresh), connect(shared)];
      await migrate(again.pool);
      await seed(again, seededListings);
      expect(await contentOf(again)).toEqual(await contentOf(first));
    });

    test('a failed seed is rolled back, and the next one succeeds', async () => {
      const store = connect(await startEmpty());
      await migrate(store.pool);
      // Without pictures seeding fails at the photos.
      await expect(seedDatabase(store.pool, { facts: await readFacts(), listings: 50, seededAt })).rejects.toThrow('no picture');
      expect(await contentOf(store)).toMatchObject({ listings: { count: 0 }, users: { count: 0 } });
      expect(await seed(store, 50)).toBe(true);
      const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes
        where tablename in ('listings', 'listing_search')`.execute(store.db);
      expect(rows.map(({ name }) => name).sort()).toEqual([
        'listing_search_id',
        'listing_search_map',
        'listing_search_metro',
        'listing_search_nearest',
        'listing_search_newest',
        'listing_search_pkey',
        'listing_search_price',
        'listings_address',
        'listings_owner',
        'listings_pkey',
      ]);
      // Triggers that the seed has left out work again.
      await sql`update listings set price = 1 where id = (select min(id) from public_listings)`.execute(store.db);
      const cheapest = await store.db.selectFrom('listing_search').select('price').where('price', '=', 1).execute();
      expect(cheapest).toHaveLength(1);
    });

    test('a server with cut connections reports at most one error and recovers', async () => {
      const engine = await start('seeded');
      const server = await startSeededServer(engine);
      endings.push(server.stop);
      expect((await server.get('/api/realty/')).status).toBe(200);
      await run(
        engine.target,
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 4; attempt++) statuses.push((await server.get('/api/realty/')).status);
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect(statuses.at(-1)).toBe(200);
    });

    test('a connection cut during a query fails that request only', async () => {
      const server = await startSeededServer(await start('seeded'));
      endings.push(server.stop);
      const locker = await server.pool.connect();
      await locker.query('begin');
      await locker.query('lock table listing_places, listing_search in access exclusive mode');
      const answer = server.get('/api/realty/count/');
      // Not by the locking session: inside a transaction its view of other sessions is frozen.
      const waiting = "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      for (let cut = 0; cut === 0; ) cut = (await server.pool.query(`select pg_terminate_backend(pid) from (${waiting}) w`)).rowCount ?? 0;
      expect((await answer).status).toBe(503);
      await locker.query('rollback');
      locker.release();
      expect((await server.get('/api/realty/count/')).status).toBe(200);
    });

    test('a dropped database gives 503, also for readiness', async () => {
      const engine = await start('seeded');
      const server = await startSeededServer({ ...engine, stop: async () => undefined });
      endings.push(server.stop);
      await engine.stop();
      for (const path of ['/api/realty/', '/api/realty/count/', '/api/realty/1/', '/api/realty/latest/']) {
        const { status, headers, body } = await server.get(path);
        expect([path, status]).toEqual([path, 503]);
        expect(headers['retry-after']).toBe('5');
        expect(body).toEqual({ detail: 'Сервис временно недоступен.', request_id: expect.any(String) });
      }
      expect((await server.get('/health/ready')).status).toBe(503);
      expect((await server.get('/health/live')).status).toBe(200);
      expect((await server.get('/api/reference-data/')).status).toBe(200);
    });
  });
});
