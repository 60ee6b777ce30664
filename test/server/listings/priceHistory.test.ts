import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listingStatuses, optionByKey } from '../../../src/domain/enumerations';
import { everyEngine, type SeededServer, startSeededServer } from '../support/seededServer';
import { storeListing } from '../support/storeListing';

const idOf = (status: 'active' | 'moderation' | 'rejected' | 'archived') => optionByKey(listingStatuses, status).id;

describe.each(everyEngine)('prices of a listing on the $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('are told', () => {
    let server: SeededServer;
    let owner: number;
    beforeAll(async () => {
      server = await startSeededServer(await start());
      owner = (await server.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()).id;
    });
    afterAll(() => server?.stop());

    const change = (id: number, values: { price?: number; status?: number; is_deleted?: boolean; published_at?: Date }) =>
      server.db.updateTable('listings').set(values).where('id', '=', id).execute();
    const pricesOf = async (id: number) => {
      const rows = await server.db.selectFrom('listing_prices').selectAll().where('listing_id', '=', id).orderBy('since').execute();
      return rows.map(({ price }) => price);
    };
    const store = (price: number, status: 'active' | 'moderation' = 'active') => storeListing(server.db, owner, { price, status });

    test('are kept from the publication on, and equal ones once', async () => {
      const id = await store(9_000_000);
      await change(id, { price: 8_900_000 });
      await change(id, { price: 8_900_000 });
      await change(id, { status: idOf('archived') });
      await change(id, { status: idOf('active') });
      await change(id, { price: 9_000_000 });
      expect(await pricesOf(id)).toEqual([9_000_000, 8_900_000, 9_000_000]);
      const { published_at } = await server.db.selectFrom('listings').select('published_at').where('id', '=', id).executeTakeFirstOrThrow();
      const { status, body, headers } = await server.get(`/api/realty/${id}/price/`);
      expect([status, headers['cache-control'], String(headers.vary).toLowerCase()]).toEqual([
        200,
        'no-cache',
        expect.stringContaining('authorization'),
      ]);
      expect(body).toMatchObject({
        history: [{ price: 9_000_000, since: published_at?.toISOString() }, { price: 8_900_000 }, { price: 9_000_000 }],
      });
    });

    test('that wait for a moderator are told to nobody', async () => {
      const id = await store(7_000_000, 'moderation');
      expect(await pricesOf(id)).toEqual([]);
      await change(id, { price: 7_100_000 });
      await change(id, { status: idOf('active') });
      // An edit, which a moderator rejects; another one, which is approved.
      await change(id, { status: idOf('moderation'), price: 1_000_000 });
      await change(id, { status: idOf('rejected') });
      expect(await pricesOf(id)).toEqual([7_100_000]);
      expect((await server.get(`/api/realty/${id}/price/`)).status).toBe(404);
      await change(id, { status: idOf('moderation'), price: 6_900_000 });
      expect(await pricesOf(id)).toEqual([7_100_000]);
      await change(id, { status: idOf('active') });
      expect(await pricesOf(id)).toEqual([7_100_000, 6_900_000]);
      await change(id, { is_deleted: true, price: 5 });
      expect(await pricesOf(id)).toEqual([7_100_000, 6_900_000]);
      expect((await server.get(`/api/realty/${id}/price/`)).status).toBe(404);
    });

    test('of writers at once are all kept, in the order in which people saw them', async () => {
      const id = await store(5_000_000);
      const wanted = Array.from({ length: 12 }, (_, step) => 5_100_000 + step * 1000);
      const moments: number[] = [];
      await Promise.all(
        wanted.map((price) =>
          server.db.transaction().execute(async (transaction) => {
            await transaction.selectFrom('listings').select('id').where('id', '=', id).forUpdate().execute();
            await transaction.updateTable('listings').set({ price }).where('id', '=', id).execute();
            moments.push(price);
          }),
        ),
      );
      const { price } = await server.db.selectFrom('listings').select('price').where('id', '=', id).executeTakeFirstOrThrow();
      const kept = await pricesOf(id);
      expect([...kept].sort()).toEqual([5_000_000, ...wanted]);
      expect(kept[0]).toBe(5_000_000);
      expect(kept.at(-1)).toBe(price);
      expect(moments).toHaveLength(wanted.length);
    });

    test('of an archived listing are still told, without a comparison', async () => {
      const id = await store(4_000_000);
      await change(id, { status: idOf('archived') });
      expect((await server.get(`/api/realty/${id}/price/`)).body).toMatchObject({ history: [{ price: 4_000_000 }], similar: null });
    });

    test('go with the listing', async () => {
      const id = await store(3_000_000);
      await server.db.deleteFrom('photos').where('listing_id', '=', id).execute();
      await server.db.deleteFrom('listings').where('id', '=', id).execute();
      expect(await pricesOf(id)).toEqual([]);
    });

    test('that were loaded before the table are there since their publication', async () => {
      const rows = await server.pool.query<{ missing: number }>(`select count(*)::int as missing from listings l
      where status = 1 and not is_deleted
        and price is distinct from (select p.price from listing_prices p where p.listing_id = l.id order by since desc limit 1)`);
      expect(rows.rows).toEqual([{ missing: 0 }]);
      const first = await server.pool.query<{ wrong: number }>(`select count(*)::int as wrong from listings l
      where status = 1 and not is_deleted and id < 100
        and published_at is distinct from (select min(since) from listing_prices p where p.listing_id = l.id)`);
      expect(first.rows).toEqual([{ wrong: 0 }]);
    });

    test('of one that was edited before the table are not called those of its publication', async () => {
      const [edited, whole] = [await store(2_000_000), await store(2_100_000)];
      await server.db.updateTable('listings').set({ version: 2 }).where('id', '=', edited).execute();
      await server.pool.query('delete from listing_prices where listing_id = any($1)', [[edited, whole]]);
      // A second filling adds nothing.
      for (const _ of ['first', 'again']) await server.pool.query('select fill_listing_prices()');
      const { rows } = await server.pool.query<{ age: boolean[] }>(
        `select array_agg(since = published_at order by listing_id = $1) as age from listing_prices join listings on id = listing_id
          where listing_id = any($2)`,
        [edited, [edited, whole]],
      );
      expect(rows).toEqual([{ age: [true, false] }]);
    });
  });
});
