import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nearestIds } from '../../../examples/server/listings/cache/nearestIds';
import { similarIds } from '../../../examples/server/listings/plainSearch';
import { modelOf } from '../../../examples/server/listings/similar';
import { moscow } from '../../../src/domain/city/moscow';
import { defaultFilters } from '../../../src/domain/search/filters';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';

let server: SeededServer;
beforeAll(async () => {
  server = await startSeededServer(await engines[0].start());
});
afterAll(() => server?.stop());

const anySlice = fc.record({ limit: fc.integer({ min: 1, max: 8 }), offset: fc.constantFrom(0, 0, 3, 40) });
const anyChoice = fc.constantFrom(
  {},
  { rooms: ['1', '2'] as const },
  { priceMax: 15_000_000 },
  { areaMin: 60 },
  { realtyType: 'apartments' as const },
);

test('finds near a listing what is the most similar of all, in this order', async () => {
  const { db } = server;
  // Half of them stand close together.
  await sql`update listings set latitude = 55.75 + (id % 40) * 0.001, longitude = 37.6 + (id % 30) * 0.001, price = 10000000 + id * 1000
    where id % 2 = 0`.execute(db);
  let looksAtAll = false;
  let near = 0;
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      if (!JSON.stringify(node).includes('"name":"latitude"')) looksAtAll = true;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const nearest = nearestIds(watched);
  const { rows } = await sql<{ id: number }>`select id from listing_search order by id limit 200`.execute(db);
  await fc.assert(
    fc.asyncProperty(fc.nat(rows.length - 1), anyChoice, anySlice, async (index, choice, slice) => {
      const model = await modelOf(db, moscow, rows[index]?.id ?? 0);
      if (!model) throw new Error('It is not public');
      const criteria = { filters: { ...defaultFilters, ...choice, rooms: [...(choice.rooms ?? [])] }, city: moscow, metroIds: [] };
      const wanted = await sql<{ id: number }>`${similarIds(db, criteria, model, slice)}`.execute(db);
      looksAtAll = false;
      expect(await nearest(criteria, model, slice)).toEqual(wanted.rows.map(({ id }) => id));
      if (!looksAtAll) near += 1;
    }),
    { numRuns: 60, seed: 20_261_128 },
  );
  expect(near).toBeGreaterThan(10);
  expect(near).toBeLessThan(60);
});
