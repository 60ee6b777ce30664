import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountBlocks } from '../../../examples/server/accounts/blocking';
import type { Database } from '../../../examples/server/database/schema';
import { detailColumns, listingColumns } from '../../../examples/server/listings/listingColumns';
import { listingDetailsOf } from '../../../examples/server/listings/listingRow';
import { moscowDay } from '../../../examples/server/views/moscowDay';
import { viewColumns, viewsUntil } from '../../../examples/server/views/viewsUntil';
import { encodeListing } from '../../../src/api/wire/listing/encodeListing';
import { encodeListingDetails } from '../../../src/api/wire/listing/encodeListingDetails';
import { shownListing } from '../../../src/domain/listing/permissions/shownListing';
import { type AccountServer, startAccountServer } from '../support/accountServer';
import { everyEngine, type SeededServer, startSeededServer } from '../support/seededServer';
import { storeListing } from '../support/storeListing';
import { storeUser } from '../support/storeUser';

/** One write, to a few listings at once, of whatever is shown of them. */
type Write = (db: Kysely<Database>, ids: readonly number[]) => Promise<unknown>;

const run =
  (statement: (ids: readonly number[]) => ReturnType<typeof sql>): Write =>
  (db, ids) =>
    statement(ids).execute(db);
const listings = (assignment: ReturnType<typeof sql>) =>
  run((ids) => sql`update listings set ${assignment} where id = any(${ids}::bigint[])`);
const photos = (assignment: ReturnType<typeof sql>) =>
  run((ids) => sql`update photos set ${assignment} where listing_id = any(${ids}::bigint[])`);

const anyWrite: fc.Arbitrary<Write> = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map((status) => listings(sql`status = ${status}, is_unapproved = false`)),
  fc.constant(listings(sql`status = 4, is_unapproved = true`)),
  fc.boolean().map((isDeleted) => listings(sql`is_deleted = ${isDeleted}`)),
  fc.integer({ min: 1, max: 60 }).map((millions) => listings(sql`price = ${millions * 1_000_000}`)),
  fc.string().map((text) => listings(sql`description = ${text.replaceAll('\0', '')}, furniture = not furniture`)),
  fc.integer({ min: 1, max: 3 }).map((way) => listings(sql`communication_method = ${way}, owner_type = 1`)),
  fc.constant(listings(sql`published_at = now()`)),
  fc
    .constantFrom('Мария', 'Анна "Я"')
    .map((name) =>
      run((ids) => sql`update users set first_name = ${name} where id in (select owner_id from listings where id = any(${ids}::bigint[]))`),
    ),
  fc
    .constantFrom('Новая улица, 1', 'Старая улица, 2')
    .map((label) =>
      run(
        (ids) => sql`update addresses set label = ${label} where id in (select address_id from listings where id = any(${ids}::bigint[]))`,
      ),
    ),
  fc.constantFrom('Кухня', '').map((alt) => photos(sql`alt = ${alt}`)),
  // The last one to the front.
  fc.constant(
    run(
      (ids) => sql`update photos as moved set position = (select min(position) - 1 from photos where listing_id = moved.listing_id)
        where listing_id = any(${ids}::bigint[]) and position = (select max(position) from photos where listing_id = moved.listing_id)`,
    ),
  ),
  fc.constant(run((ids) => sql`delete from photos where listing_id = any(${ids}::bigint[]) and position % 2 = 0`)),
  fc.integer({ min: 60, max: 90 }).map((position) =>
    run(
      (ids) => sql`insert into photos (listing_id, position, picture_id)
        select id, ${position}, (select min(id) from pictures) from unnest(${ids}::bigint[]) as wanted (id) where id in (select id from listings)
        on conflict do nothing`,
    ),
  ),
  fc
    .constantFrom('#123456', '#abcdef')
    .map((color) =>
      run(
        (ids) =>
          sql`update pictures set color = ${color} where id in (select picture_id from photos where listing_id = any(${ids}::bigint[]))`,
      ),
    ),
  fc.integer({ min: 1, max: 9 }).map((views) =>
    run(
      (ids) => sql`insert into listing_views (listing_id, shown, full_total) select unnest(${ids}::bigint[]), ${views}, 0
        on conflict (listing_id) do update set shown = ${views}`,
    ),
  ),
);

const newest = 10;
const pageUrl = `/api/realty/?trade_type=1&realty_type=1&page_size=${newest}`;

describe.each(everyEngine)('listings that were shown before on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('two instances', () => {
    let server: AccountServer;
    let other: SeededServer;
    beforeAll(async () => {
      const engine = await start();
      server = await startAccountServer(engine);
      other = await startSeededServer({ target: engine.target, stop: async () => undefined });
    });
    afterAll(async () => {
      await other?.stop();
      await server?.stop();
    });

    const idsOfPage = async () => {
      const { rows } = await sql<{ id: number }>`
        select id from listings where status = 1 and not is_deleted and trade_type = 1 and realty_type = 1
        order by published_at desc, id desc limit ${newest}`.execute(server.db);
      return rows.map(({ id }) => id);
    };
    /** Everything that is stored, read without anything that was kept. */
    const storedOf = async (id: number) => {
      const row = await server.db
        .selectFrom('listings')
        .innerJoin('addresses', 'addresses.id', 'listings.address_id')
        .innerJoin('users', 'users.id', 'listings.owner_id')
        .innerJoinLateral(viewsUntil(moscowDay(new Date())), (join) => join.onTrue())
        .select(listingColumns)
        .select(detailColumns)
        .select(viewColumns)
        .where('listings.id', '=', id)
        .executeTakeFirstOrThrow();
      const views = { shownInSearch: row.shown_in_search, last30Days: row.full_views_in_30_days, today: row.full_views_today };
      return { ...listingDetailsOf(row, server.stations), views };
    };
    /** As a program, whose views are not counted. */
    const bodyOf = async (instance: SeededServer, url: string): Promise<unknown> =>
      (await instance.app.inject({ url, headers: { 'user-agent': 'curl' } })).json();
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

    async function expectCurrent(ids: readonly number[]) {
      const page = await Promise.all((await idsOfPage()).map(storedOf));
      for (const instance of [server, other]) {
        expect(await bodyOf(instance, pageUrl)).toMatchObject({ results: plain(page.map(encodeListing)) });
      }
      for (const id of ids) {
        const shown = shownListing(await storedOf(id), null);
        for (const instance of [server, other]) {
          expect(await bodyOf(instance, `/api/realty/${id}/`)).toEqual(plain(encodeListingDetails(shown)));
        }
      }
    }

    test('are shown as they are stored after any sequence of writes, and to nobody who must not see them', async () => {
      const first = await idsOfPage();
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(anyWrite, fc.uniqueArray(fc.constantFrom(...first), { minLength: 1, maxLength: 4 })), {
            minLength: 1,
            maxLength: 4,
          }),
          async (writes) => {
            for (const [write, ids] of writes) await write(server.db, ids);
            await expectCurrent([...new Set(writes.flatMap(([, ids]) => ids))]);
          },
        ),
        { numRuns: 40, seed: 20_261_124 },
      );
    });

    test('what is not committed is not shown, nor what was rolled back', async () => {
      const [id = 0] = await idsOfPage();
      await expectCurrent([id]);
      const undone = new Error('undone');
      const change = server.db.transaction().execute(async (transaction) => {
        await listings(sql`description = 'Не сохранено', price = 1`)(transaction, [id]);
        await expectCurrent([id]);
        throw undone;
      });
      await expect(change).rejects.toBe(undone);
      await expectCurrent([id]);
    });

    test('disappear on both instances when their owner is blocked, and change with the name', async () => {
      const owner = await storeUser(server);
      const moderator = await storeUser(server, { role: 'moderator' });
      const id = await storeListing(server.db, owner.id, { description: 'Тайна' });
      await expectCurrent([id]);
      await server.db.updateTable('users').set({ first_name: 'Другое', last_name: 'Имя' }).where('id', '=', owner.id).execute();
      await expectCurrent([id]);
      for (const instance of [server, other]) {
        expect(JSON.stringify(await bodyOf(instance, pageUrl))).toContain('Другое Имя');
      }
      expect(await accountBlocks(server.db).block(moderator.id, owner.id, 'Обман')).toBe(true);
      for (const instance of [server, other]) {
        for (const url of [pageUrl, `/api/realty/${id}/`]) {
          expect(JSON.stringify(await bodyOf(instance, url))).not.toMatch(/Тайна|Другое/);
        }
      }
    });

    test('a page has another tag as soon as one card has changed', async () => {
      const [id = 0] = await idsOfPage();
      const ask = async (instance: SeededServer, tag?: string) =>
        instance.app.inject({ url: pageUrl, headers: tag ? { 'if-none-match': tag } : {} });
      const tag = String((await ask(server)).headers.etag);
      expect((await ask(other, tag)).statusCode).toBe(304);
      await listings(sql`description = 'Изменено'`)(server.db, [id]);
      for (const instance of [server, other]) expect((await ask(instance, tag)).statusCode).toBe(200);
    });
  });
});
