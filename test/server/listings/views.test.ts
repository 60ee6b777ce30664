import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moscowDay } from '../../../examples/server/views/moscowDay';
import { viewCounter } from '../../../examples/server/views/viewCounter';
import { forgetViews, writeViews } from '../../../examples/server/views/viewStore';
import { listingDetailsSchema } from '../../../src/api/wire/listing/listingDetails';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';
import { storeSession } from '../support/storeUser';

describe.each(engines)('views on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('seeded', () => {
    let server: SeededServer;
    const today = moscowDay(new Date());
    beforeAll(async () => {
      server = await startSeededServer(await start());
    });
    afterAll(() => server?.stop());

    const idOf = async (status: number, isDeleted = false, offset = 0) => {
      const query = server.db.selectFrom('listings').select('id').where('status', '=', status).where('is_deleted', '=', isDeleted);
      return (await query.orderBy('id').offset(offset).limit(1).executeTakeFirstOrThrow()).id;
    };
    const counters = async (id: number) =>
      v.parse(listingDetailsSchema, (await server.get(`/api/realty/${id}/`)).body).counter_views ?? undefined;
    const visit = (id: number, agent: string, method: 'GET' | 'HEAD' = 'GET', headers: Record<string, string> = {}) =>
      server.app.inject({ method, url: `/api/realty/${id}/`, headers: { 'user-agent': agent, ...headers } });

    test('a visitor counts once; bots, HEAD and prefetches do not', async () => {
      const id = await idOf(1);
      await visit(id, 'Firefox');
      await visit(id, 'Firefox');
      await visit(id, 'Safari');
      await visit(id, 'Googlebot/2.1');
      await visit(id, '');
      await visit(id, 'Edge', 'HEAD');
      await visit(id, 'Chrome', 'GET', { 'sec-purpose': 'prefetch;prerender' });
      await server.views.flush();
      expect(await counters(id)).toEqual({ shown_in_search: 0, full_views_in_30_days: 2, full_views_today: 2 });
      await server.views.flush();
    });

    test('if the viewer cannot be determined, nothing is counted and the error is returned', async () => {
      const id = await idOf(1, false, 43);
      const headers = { authorization: `Token ${'x'.repeat(43)}` };
      await server.pool.query('alter table auth_tokens rename to away');
      const { statusCode } = await visit(id, 'Firefox', 'GET', headers);
      await server.pool.query('alter table away rename to auth_tokens');
      expect(statusCode).toBe(500);
      expect((await visit(id, 'Chrome', 'GET', headers)).statusCode).toBe(200);
      await server.views.flush();
      expect(await counters(id)).toMatchObject({ full_views_today: 1 });
    });

    test('a listing that is not public counts nothing', async () => {
      for (const id of [await idOf(2), await idOf(3), await idOf(4)]) {
        await visit(id, 'Firefox');
        await server.views.flush();
        const counted = server.db.selectFrom('listing_views_daily').select('full_views').where('listing_id', '=', id);
        expect(await counted.executeTakeFirst()).toBeUndefined();
      }
    });

    const pageSchema = v.object({ results: v.array(v.object({ id: v.number(), owner_id: v.number() })) });
    const search = (path: string, headers: Record<string, string>) => server.app.inject({ url: path, headers });
    /** How often the listings were shown, once all of it is written. */
    const shown = async (ids: readonly number[]) => {
      await server.views.flush();
      const query = server.db.selectFrom('listing_views').select(['listing_id', 'shown']).where('listing_id', 'in', ids);
      const rows = new Map((await query.execute()).map((row) => [row.listing_id, row.shown]));
      return ids.map((id) => rows.get(id) ?? 0);
    };

    test('every listing on a results page is counted as shown, once; bots and prefetches do not count', async () => {
      const path = '/api/realty/?page=3';
      const first = await search(path, { 'user-agent': 'Firefox' });
      const ids = v.parse(pageSchema, first.json()).results.map(({ id }) => id);
      await search(path, { 'user-agent': 'Firefox' });
      await search(path, { 'user-agent': 'Firefox', authorization: 'Token invalid' });
      await search(path, { 'user-agent': 'Googlebot/2.1' });
      await search(path, { 'user-agent': 'Chrome', 'sec-purpose': 'prefetch' });
      expect(await shown(ids)).toEqual(ids.map(() => 1));
    });

    test('pages of results count neither an owner nor a viewer who cannot be determined', async () => {
      const path = '/api/realty/?page=5';
      const { results } = v.parse(pageSchema, (await search(path, { 'user-agent': '' })).json());
      const owner = results[0]?.owner_id ?? 0;
      const token = await storeSession(server.db, owner);
      const ids = results.map(({ id }) => id);
      const withoutOwn = results.map(({ owner_id }) => (owner_id === owner ? 0 : 1));
      await search(path, { 'user-agent': 'Opera', authorization: `Token ${token}` });
      await expect.poll(() => shown(ids)).toEqual(withoutOwn);

      await server.pool.query('alter table auth_tokens rename to away');
      const { statusCode } = await search(path, { 'user-agent': 'Vivaldi', authorization: `Token ${'x'.repeat(43)}` });
      await server.pool.query('alter table away rename to auth_tokens');
      expect(statusCode).toBe(200);
      expect(await shown(ids)).toEqual(withoutOwn);
    });

    test('views are counted for a month and for today, and older days are deleted', async () => {
      const id = await idOf(1, false, 40);
      const day = (ago: number) => moscowDay(new Date(Date.now() - ago * 24 * 3600 * 1000));
      const row = (ago: number, full: number) => ({ listingId: id, day: day(ago), shown: 1, full });
      await writeViews(server.db, [row(0, 3), row(1, 5), row(29, 7), row(30, 11), row(40, 13)]);
      await writeViews(server.db, [row(0, 2), { listingId: 999_999_999, day: today, shown: 1, full: 1 }]);
      expect(await counters(id)).toEqual({ shown_in_search: 6, full_views_in_30_days: 17, full_views_today: 5 });
      await forgetViews(server.db, today);
      const kept = await server.db
        .selectFrom('listing_views_daily')
        .select(sql<string>`day::text`.as('day'))
        .where('listing_id', '=', id)
        .execute();
      expect(kept.map((item) => item.day).sort()).toEqual([day(30), day(29), day(1), day(0)]);
    });

    test('a view taken back never leads to a negative number', async () => {
      const id = await idOf(1, false, 41);
      const row = (full: number) => [{ listingId: id, day: today, shown: 0, full }];
      const total = async () =>
        (await server.db.selectFrom('listing_views').select('full_total').where('listing_id', '=', id).executeTakeFirstOrThrow())
          .full_total;
      await writeViews(server.db, row(2));
      await writeViews(server.db, row(-1));
      expect(await counters(id)).toMatchObject({ full_views_in_30_days: 1, full_views_today: 1 });
      expect(await total()).toBe(1);
      await writeViews(server.db, row(-1));
      await writeViews(server.db, row(-1));
      expect(await counters(id)).toMatchObject({ full_views_in_30_days: 0, full_views_today: 0 });
      expect(await total()).toBe(0);
    });

    test('two servers writing the same listings lose nothing', async () => {
      const first = await idOf(1, false, 50);
      const ids = Array.from({ length: 40 }, (_, index) => first + index);
      const instances = Array.from({ length: 4 }, () => viewCounter({ write: (batch) => writeViews(server.db, batch) }));
      for (const [index, instance] of instances.entries()) {
        for (const id of index % 2 === 0 ? ids : [...ids].reverse())
          instance.shown([{ id, ownerId: null }], { address: '', agent: '', userId: null });
      }
      await Promise.all(instances.map((instance) => instance.close()));
      const { sum } = await server.db
        .selectFrom('listing_views')
        .select(sql<number>`sum(shown)::integer`.as('sum'))
        .where('listing_id', 'in', ids)
        .executeTakeFirstOrThrow();
      expect(sum).toBe(160);
    });

    test('pending views are written on close', async () => {
      const id = await idOf(1, false, 42);
      await visit(id, 'Firefox');
      await server.app.close();
      const { full_views } = await server.db
        .selectFrom('listing_views_daily')
        .select('full_views')
        .where('listing_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(full_views).toBe(1);
    });
  });
});
