import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatPricedFlat } from '../../../src/api/wire/similarPrices';
import type { PricedFlat } from '../../../src/domain/listing/postingRules/similarFlats';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';
import { storeListing } from '../support/storeListing';

/** The register has a house here, of the district that the flats below get. */
const at = { latitude: 55.76435, longitude: 37.60789 };
const flat: PricedFlat = { tradeType: 'sale', realtyType: 'flat', rooms: '2', area: 54.3, at, listingId: null };

describe('prices of similar flats', () => {
  let server: SeededServer;
  let owner: number;
  beforeAll(async () => {
    server = await startSeededServer(await engines[0].start());
    owner = (await server.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()).id;
  });
  afterAll(() => server?.stop());

  const ask = async (asked: PricedFlat = flat) => server.get(`/api/realty-addresses/similar-prices/?${formatPricedFlat(asked)}`);

  test('only public flats of the district count, and at least twelve of them', async () => {
    await server.db.updateTable('listings').set({ status: 4 }).where('rooms', '=', 2).execute();
    const address = { label: 'Пробная улица, 7', ...at };
    const store = async (status: 'active' | 'moderation' | 'rejected' | 'archived', price: number, isDeleted = false) => {
      const id = await storeListing(server.db, owner, {
        status,
        price,
        isDeleted,
        description: 'Светлая квартира.',
        address,
        photoAlt: '',
      });
      await sql`update addresses set district = 'Тверской' where label = ${address.label}`.execute(server.db);
      return id;
    };
    const prices = Array.from({ length: 11 }, (_, step) => 17_000_000 + step * 200_000);
    for (const price of prices) await store('active', price);
    for (const status of ['moderation', 'rejected', 'archived'] as const) await store(status, 1_000_000);
    await store('active', 1_000_000, true);
    expect(await ask()).toMatchObject({ status: 200, body: null });
    const own = await store('active', 19_200_000);
    const { body, headers } = await ask();
    expect(body).toEqual({ district: 'Тверской', count: 12, low: 17_550_000, middle: 18_100_000, high: 18_650_000 });
    expect(headers['cache-control']).toBe('public, max-age=600');
    // For another area the same price per m².
    expect((await ask({ ...flat, area: 50 })).body).toMatchObject({ count: 12, middle: Math.round((18_100_000 / 54.3) * 50) });
    expect((await ask({ ...flat, listingId: own })).body).toBeNull();
    // The page of a listing leaves the listing out: of it there are eleven.
    const { body: few } = await server.get(`/api/realty/${own}/price/`);
    expect(few).toMatchObject({ similar: { district: 'Тверской', count: 11, prices: null } });
    const another = await store('active', 19_000_000);
    const { body: enough } = await server.get(`/api/realty/${another}/price/`);
    expect(enough).toMatchObject({
      history: [{ price: 19_000_000 }],
      similar: { district: 'Тверской', count: 12, prices: { low: 17_550_000, middle: 18_100_000, high: 18_650_000 } },
    });
    await server.db.updateTable('listings').set({ status: 4 }).where('id', '=', another).execute();
    expect((await ask({ ...flat, rooms: '3' })).body).toBeNull();
    expect((await ask({ ...flat, area: 80 })).body).toBeNull();
    expect((await ask({ ...flat, at: { latitude: 55.9, longitude: 37.4 } })).body).toBeNull();
  });
});
