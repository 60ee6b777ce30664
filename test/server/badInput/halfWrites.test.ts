import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { encodeListingForm } from '../../../src/api/wire/listing/listingForm';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import { type AccountServer, countingHasher, startAccountServer } from '../support/accountServer';
import { everyEngine } from '../support/seededServer';
import { storeUser } from '../support/storeUser';

/** What creating or changing a listing writes; each fails in turn. */
const tables = ['listings', 'addresses', 'photos', 'listing_events', 'listing_search'] as const;

describe.each(everyEngine)('X13: a write that fails in the middle on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('leaves what was there', () => {
    let server: AccountServer;
    let token: string;
    beforeAll(async () => {
      server = await startAccountServer(await start(), { hasher: countingHasher() });
      ({ token } = await storeUser(server));
      await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`.execute(server.db);
    });
    afterAll(() => server?.stop());
    afterEach(async () => {
      for (const table of tables) await sql`drop trigger if exists failing on ${sql.table(table)}`.execute(server.db);
    });

    const failOn = (table: (typeof tables)[number]) =>
      sql`create trigger failing before insert or update or delete on ${sql.table(table)} for each row execute function fail()`.execute(
        server.db,
      );
    const send = (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object, headers: Record<string, string> = {}) =>
      server.app.inject({
        method,
        url: `/api${path}`,
        headers: { authorization: `Token ${token}`, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { payload: JSON.stringify(body) }),
      });
    const form = (price: number, house = '12') => {
      const listing = aListingForm({ price });
      return encodeListingForm({ ...listing, address: listing.address && { ...listing.address, houseNumber: house } }, [smallPhotos.png]);
    };
    const stored = async () => {
      const of = async (table: 'listings' | 'photos' | 'listing_events' | 'listing_search' | 'idempotency_keys') => {
        const { rows } = await sql<{ row: string }>`select row::text as row from ${sql.table(table)} as row order by 1`.execute(server.db);
        return rows.map(({ row }) => row);
      };
      return Promise.all([of('listings'), of('photos'), of('listing_events'), of('listing_search'), of('idempotency_keys')]);
    };

    test.each(tables)('when %s cannot be written', async (table) => {
      const created = await send('POST', '/realty/sale/', form(9_000_000));
      expect(created.statusCode).toBe(201);
      const { id } = created.json<{ id: number }>();
      // Shown to everybody, so that each change concerns the search.
      await server.db.updateTable('listings').set({ status: 1 }).where('id', '=', id).execute();
      const before = await stored();
      await failOn(table);
      const key = { 'idempotency-key': `half-${table}` };
      const house = table === 'addresses' ? '14' : '12';
      const answers = [
        // A new listing is not searched for yet.
        ...(table === 'listing_search' ? [] : [await send('POST', '/realty/sale/', form(8_000_000, house), key)]),
        await send('PATCH', `/realty/sale/${id}/`, form(7_000_000, house)),
        ...(table === 'addresses' || table === 'photos' ? [] : [await send('PUT', `/realty/${id}/status/`, { realty_status: 4 })]),
        ...(table === 'listings' || table === 'listing_search' ? [await send('DELETE', `/realty/${id}/delete/`)] : []),
      ];
      for (const { statusCode, body } of answers) expect([statusCode, body.includes('disk full')]).toEqual([500, false]);
      expect(await stored()).toEqual(before);
      await sql`drop trigger failing on ${sql.table(table)}`.execute(server.db);
      // The same requests again succeed, the one with the key once.
      expect((await send('PATCH', `/realty/sale/${id}/`, form(7_000_000, house))).statusCode).toBe(200);
      const again = [
        await send('POST', '/realty/sale/', form(8_000_000, house), key),
        await send('POST', '/realty/sale/', form(8_000_000, house), key),
      ];
      expect(again.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      expect(again[0]?.json()).toEqual(again[1]?.json());
    });
  });
});
