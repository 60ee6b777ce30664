import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../examples/server/database/schema';
import { listingStore } from '../../../examples/server/listings/listingStore';
import { searchCounts } from '../../../examples/server/listings/searchCounts';
import { idsOf } from '../../../examples/server/listings/searchPages';
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

  const criteriaOf = (filters: Partial<SearchFilters>) => ({ filters: { ...defaultFilters, ...filters }, metroIds: [] });
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
    expect(await statementsOf(() => Promise.all([store.count(rare), store.page(rare, 1, 10)]))).toBe(2);
  });

  test('a page of few takes them by their ids, without reading the rest', async () => {
    const found = await searchCounts(server.db, 0).of(rare);
    expect(found.count).toBeGreaterThan(0);
    expect(found.ids).toHaveLength(found.count);
    const { sql, parameters } = server.db
      .with('page', () => idsOf(server.db, rare, found, { limit: 10, offset: 0 }))
      .selectFrom('page')
      .selectAll()
      .compile();
    expect(sql).toContain('any(');
    expect(parameters).toContainEqual(found.ids);
  });
});
