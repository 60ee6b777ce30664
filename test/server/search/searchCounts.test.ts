import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../examples/server/database/schema';
import { idsOf } from '../../../examples/server/listings/cache/cachedSearch';
import { searchCounts } from '../../../examples/server/listings/cache/searchCounts';
import { listingStore } from '../../../examples/server/listings/listingStore';
import { moscow } from '../../../src/domain/city/moscow';
import { defaultFilters, type SearchFilters } from '../../../src/domain/search/filters';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';

describe('counts of searches', () => {
  let server: SeededServer;
  let statements = 0;
  let db: Kysely<Database>;
  beforeAll(async () => {
    server = await startSeededServer(await engines[0].start());
    db = server.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        return result;
      },
    });
  });
  afterAll(() => server?.stop());

  const criteriaOf = (filters: Partial<SearchFilters>) => ({ filters: { ...defaultFilters, ...filters }, city: moscow, metroIds: [] });
  const rare = criteriaOf({ rooms: ['1', '2'], priceMax: 20_000_000, flags: ['has_furniture', 'has_loggia'] });
  const broad = criteriaOf({ floorMin: 2 });

  async function statementsOf(ask: () => Promise<unknown>): Promise<number> {
    statements = 0;
    await ask();
    return statements;
  }

  test('equal searches share one answer, while it is on its way and for a while after', async () => {
    const counts = searchCounts(db, 60_000);
    const same = criteriaOf({ rooms: ['2', '1'], priceMax: 20_000_000, flags: ['has_loggia', 'has_furniture'], ordering: 'cheapest' });
    expect(await statementsOf(() => Promise.all([counts.of(rare), counts.of(rare), counts.of(same)]))).toBe(1);
    expect(await statementsOf(() => counts.of(same))).toBe(0);
    expect(await statementsOf(() => counts.of(criteriaOf({ rooms: ['1'] })))).toBe(1);
  });

  test('a failure is not remembered', async () => {
    const counts = searchCounts(server.db, 60_000);
    const broken = criteriaOf({ priceMin: Number.NaN });
    await expect(counts.of(broken)).rejects.toThrow();
    await expect(counts.of(broken)).rejects.toThrow();
  });

  test('pages beyond the last one read nothing, and a rare mix is looked for once', async () => {
    const store = listingStore(db, server.stations, { countsFor: 60_000 });
    const count = await store.count(broad);
    expect(count).toBeGreaterThan(200);
    expect(await statementsOf(() => store.page(broad, 100_000, 10))).toBe(0);
    expect(await statementsOf(() => store.page(broad, Math.ceil(count / 10) + 1, 10))).toBe(0);
    expect(await store.page(broad, Math.ceil(count / 10), 10)).toHaveLength(count % 10 || 10);
    // A look at what was hidden, the count, ids of the page, and what is shown of them.
    expect(await statementsOf(() => Promise.all([store.count(rare), store.page(rare, 1, 10)]))).toBe(4);
  });

  test('a listing that is hidden through another instance is not counted any more, and its return takes the time of a count', async () => {
    const store = listingStore(db, server.stations, { countsFor: 60_000 });
    const before = await store.count(rare);
    const [hidden] = await store.page(rare, 1, 1);
    if (!hidden) throw new Error('Nothing is found');
    const setStatus = (status: number) => sql`update listings set status = ${status} where id = ${hidden.id}`.execute(server.db);
    await setStatus(4);
    expect(await store.count(rare)).toBe(before - 1);
    expect((await store.page(rare, 1, 100)).map(({ id }) => id)).not.toContain(hidden.id);
    // Nothing else was hidden: one look.
    expect(await statementsOf(() => store.count(rare))).toBe(1);
    await setStatus(1);
    expect(await listingStore(db, server.stations).count(rare)).toBe(before);
  });

  test('a page of few takes them by their ids, without reading the rest', async () => {
    const found = await searchCounts(server.db, 0).of(rare);
    expect(found.count).toBeGreaterThan(0);
    expect(found.ids).toHaveLength(found.count);
    const { sql: text, parameters } = server.db
      .with('page', () => idsOf(server.db, rare, found, { limit: 10, offset: 0 }))
      .selectFrom('page')
      .selectAll()
      .compile();
    expect(text).toContain('any(');
    expect(parameters).toContainEqual(found.ids);
  });
});
