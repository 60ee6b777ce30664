import fc from 'fast-check';
import { type ControlledTransaction, type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../examples/server/database/schema';
import { type ListingStore, listingStore } from '../../../examples/server/listings/listingStore';
import type { SearchCriteria } from '../../../examples/server/listings/searchQuery';
import { moscow } from '../../../src/domain/city/moscow';
import type { Listing } from '../../../src/domain/listing/listing';
import { defaultFilters, type SearchFilters } from '../../../src/domain/search/filters';
import { compareListings, matchesFilters } from '../../../src/testing/matchesFilters';
import { anyWrite, update, type Write } from '../support/anyWrite';
import { everyEngine, type SeededServer, startSeededServer } from '../support/seededServer';
import { worldOf } from '../support/worldOf';

const searches: readonly Partial<SearchFilters>[] = [
  {},
  { ordering: 'cheapest' },
  { ordering: 'dearest', rooms: ['1', '2'] },
  { tradeType: 'rent' },
  { tradeType: 'rent', firstPaymentMax: 200_000, ordering: 'firstPayment' },
  { unitPriceMin: 150_000, ordering: 'unitPrice' },
  { floorMin: 3, priceMax: 30_000_000, ordering: 'nearest' },
  // So few that their ids are kept with the count.
  { rooms: ['3'], flags: ['has_balcony'], areaMin: 60, ordering: 'cheapest' },
  { realtyType: 'apartments' },
];
const criteria = searches.map((filters): SearchCriteria => ({ filters: { ...defaultFilters, ...filters }, city: moscow, metroIds: [] }));
const [everything] = criteria as [SearchCriteria];
const pages = [1, 2, 5] as const;
const pageSize = 7;

/** What happens between two looks: a write in the transaction that stays open, or in a separate one, or the end of the open one. */
interface Step {
  readonly kind: 'open' | 'alone' | 'commit' | 'rollback';
  readonly write: Write;
  readonly ids: readonly number[];
  /** Also to the first ones of a page. */
  readonly search: number | null;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('open', 'alone', 'alone', 'commit', 'rollback'),
  write: anyWrite,
  ids: fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 6 }),
  search: fc.option(fc.nat(criteria.length - 1)),
});

const idsOf = (listings: readonly Listing[]) => listings.map(({ id }) => id);

/** Writes without waiting long for others, who only end after it. Returns whether it could. */
async function tried(db: Kysely<Database>, write: (db: Kysely<Database>) => Promise<unknown>): Promise<boolean> {
  try {
    await sql`set local lock_timeout = '20ms'`.execute(db);
    await write(db);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === lockNotAvailable) return false;
    throw error;
  }
}

const lockNotAvailable = '55P03';

describe.each(everyEngine)('pages whose ids are remembered on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('by two instances', () => {
    let server: SeededServer;
    let other: SeededServer;
    let stores: ListingStore[];
    beforeAll(async () => {
      const engine = await start();
      server = await startSeededServer(engine);
      other = await startSeededServer({ target: engine.target, stop: async () => undefined });
      stores = [server, other].map(({ db, stations }) => listingStore(db, stations, { countsFor: 0 }));
    });
    afterAll(async () => {
      await other?.stop();
      await server?.stop();
    });

    async function expectCurrent() {
      const world = await worldOf(server.db);
      const inOrder = (filters: SearchFilters) =>
        world
          .filter((candidate) => matchesFilters(candidate, filters))
          .map(({ listing }) => listing)
          .toSorted(compareListings(filters.ordering));
      const asked = stores.flatMap((store) =>
        criteria.map(async (search) => {
          const ids = idsOf(inOrder(search.filters));
          const read = await Promise.all(pages.map((page) => store.page(search, page, pageSize)));
          expect(read.map(idsOf)).toEqual(pages.map((page) => ids.slice((page - 1) * pageSize, page * pageSize)));
        }),
      );
      const newest = [...inOrder(defaultFilters), ...inOrder({ ...defaultFilters, realtyType: 'apartments' })].toSorted(
        compareListings('newest'),
      );
      for (const store of stores) expect(idsOf(await store.latest(moscow, 'sale', 4))).toEqual(idsOf(newest).slice(0, 4));
      await Promise.all(asked);
    }

    test('are what the listings themselves say after any sequence of writes', async () => {
      await expectCurrent();
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 8 }), async (steps) => {
          let open: ControlledTransaction<Database> | null = null;
          const end = async (how: 'commit' | 'rollback') => {
            await open?.[how]().execute();
            open = null;
          };
          try {
            for (const { kind, write, ids, search } of steps) {
              const shown = search === null ? [] : await stores[0]?.page(criteria[search] ?? everything, 1, pageSize);
              const all = [...ids, ...idsOf(shown ?? []).slice(0, 2)];
              if (kind === 'commit' || kind === 'rollback') {
                await end(kind);
              } else if (kind === 'alone') {
                const alone = await other.db.startTransaction().execute();
                const isDone = await tried(alone, (db) => write(db, all));
                await alone[isDone ? 'commit' : 'rollback']().execute();
              } else {
                open ??= await server.db.startTransaction().execute();
                if (!(await tried(open, (db) => write(db, all)))) await end('rollback');
              }
              await expectCurrent();
            }
          } finally {
            await end('commit');
          }
          await expectCurrent();
        }),
        { numRuns: 12, seed: 20_261_125 },
      );
    });

    test('one statement serves a page as long as nothing that may concern it has changed', async () => {
      let statements = 0;
      const counted = server.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          statements += 1;
          return result;
        },
      });
      const store = listingStore(counted, server.stations, { countsFor: 60_000 });
      const statementsOf = async (page: number) => {
        statements = 0;
        const ids = idsOf(await store.page(everything, page, pageSize));
        const kept = statements;
        const fresh = listingStore(server.db, server.stations, { countsFor: 0 });
        expect(ids).toEqual(idsOf(await fresh.page(everything, page, pageSize)));
        return kept;
      };
      await store.count(everything);
      expect([await statementsOf(1), await statementsOf(2)]).toEqual([2, 2]);
      expect([await statementsOf(1), await statementsOf(2)]).toEqual([1, 1]);
      const [first, last] = await Promise.all([store.page(everything, 1, pageSize), store.page(everything, 20, pageSize)]);
      const far = idsOf(last).slice(0, 1);
      await update(sql`price = price + 1`)(server.db, far);
      // It may have stood before the second page.
      expect([await statementsOf(1), await statementsOf(2)]).toEqual([1, 3]);
      await update(sql`description = 'Другой текст'`)(server.db, idsOf(first));
      expect([await statementsOf(1), await statementsOf(2)]).toEqual([1, 1]);
      await update(sql`status = 4`)(server.db, idsOf(first).slice(0, 1));
      expect(await statementsOf(1)).toBe(3);
      await update(sql`published_at = now()`)(server.db, far);
      expect([await statementsOf(1), await statementsOf(1)]).toEqual([3, 1]);
    });

    test('a transaction that was open while a page was read is seen when it commits, and costs nothing before', async () => {
      const shown = () => Promise.all(stores.map(async (store) => idsOf(await store.page(everything, 1, pageSize))));
      const [before = []] = await shown();
      const early = await server.db.startTransaction().execute();
      await update(sql`published_at = now() + interval '1 minute'`)(early, before.slice(-1));
      for (let look = 0; look < 3; look++) {
        await update(sql`price = price + 1`)(other.db, before.slice(0, 1));
        expect(await shown()).toEqual([before, before]);
      }
      await early.commit().execute();
      const after = [...before.slice(-1), ...before.slice(0, -1)];
      expect(await shown()).toEqual([after, after]);
    });

    test('are found again when everything was replaced', async () => {
      const store = listingStore(server.db, server.stations, { countsFor: 60_000 });
      const before = idsOf(await store.page(everything, 1, pageSize));
      await sql`alter table listings disable trigger user`.execute(server.db);
      await update(sql`status = 4`)(server.db, before);
      await sql`alter table listings enable trigger user`.execute(server.db);
      await sql`select fill_listing_search()`.execute(server.db);
      const after = idsOf(await store.page(everything, 1, pageSize));
      expect(after).toHaveLength(pageSize);
      expect(after.filter((id) => before.includes(id))).toEqual([]);
    });
  });
});
