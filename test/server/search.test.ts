import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rentFeatureFlags } from '../../examples/server/database/attributes';
import { countSchema, listingPageAnswer } from '../../src/api/wire/lists';
import {
  bathroomTypes,
  buildingTypes,
  type EnumOption,
  optionByKey,
  orderings,
  realtyTypes,
  repairTypes,
  roomOptions,
  tradeTypes,
} from '../../src/domain/enumerations';
import { defaultFilters, type FilterFlag, filterFlags, flagsFor, type SearchFilters } from '../../src/domain/filters';
import { formatQuery } from '../../src/domain/filtersQuery';
import { engines, type SeededServer, startSeededServer } from './seededServer';

interface Row {
  readonly id: number;
  readonly trade_type: number;
  readonly realty_type: number;
  readonly rooms: number | null;
  readonly price: number;
  readonly area: number | null;
  readonly floor: number | null;
  readonly floors: number | null;
  readonly status: number;
  readonly is_deleted: boolean;
  readonly published_at: Date | null;
  readonly station: string | null;
  readonly repair: number | null;
  readonly bathroom: number | null;
  readonly building_type: number | null;
  readonly balcony: boolean;
  readonly loggia: boolean;
  readonly furniture: boolean;
  readonly deposit: number | null;
  readonly commission: number | null;
  readonly rent_features: number;
}

const ids = (options: readonly EnumOption[], keys: readonly string[]) => keys.map((key) => optionByKey(options, key).id);
const includes = (options: readonly EnumOption[], keys: readonly string[], id: number | null) =>
  keys.length === 0 || (id !== null && ids(options, keys).includes(id));
const within = (value: number | null, min: number | null, max: number | null) =>
  (min === null || (value !== null && value >= min)) && (max === null || (value !== null && value <= max));

const commonFacts: Readonly<Partial<Record<FilterFlag, (row: Row) => boolean>>> = {
  not_first_floor: ({ floor }) => floor !== 1,
  not_last_floor: ({ floor, floors }) => floor !== null && floors !== null && floor < floors,
  has_balcony: ({ balcony }) => balcony,
  has_loggia: ({ loggia }) => loggia,
  has_furniture: ({ furniture }) => furniture,
  no_deposit: ({ deposit }) => !deposit,
  no_commission: ({ commission }) => !commission,
};

function hasFlag(row: Row, flag: FilterFlag): boolean {
  const fact = commonFacts[flag];
  if (fact) return fact(row);
  return rentFeatureFlags.some((name, bit) => name === flag && Math.floor(row.rent_features / 2 ** bit) % 2 === 1);
}

/** The filters of §3 as plainly as they can be said, over the plain columns. */
function matches(row: Row, filters: SearchFilters): boolean {
  return (
    row.status === 1 &&
    !row.is_deleted &&
    row.trade_type === optionByKey(tradeTypes, filters.tradeType).id &&
    row.realty_type === optionByKey(realtyTypes, filters.realtyType).id &&
    includes(roomOptions, filters.rooms, row.rooms) &&
    within(row.price, filters.priceMin, filters.priceMax) &&
    within(row.area === null ? null : row.area / 100, filters.areaMin, filters.areaMax) &&
    within(row.floor, filters.floorMin, filters.floorMax) &&
    (filters.metro.length === 0 || (row.station !== null && filters.metro.includes(row.station))) &&
    includes(bathroomTypes, filters.bathroomTypes, row.bathroom) &&
    includes(repairTypes, filters.repairTypes, row.repair) &&
    includes(buildingTypes, filters.buildingTypes, row.building_type) &&
    flagsFor(filters.tradeType, filters.flags).every((flag) => hasFlag(row, flag))
  );
}

function inOrder(rows: readonly Row[], { ordering }: SearchFilters): number[] {
  const time = (row: Row) => row.published_at?.getTime() ?? 0;
  const compare = {
    newest: (a: Row, b: Row) => time(b) - time(a) || b.id - a.id,
    cheapest: (a: Row, b: Row) => a.price - b.price || a.id - b.id,
    dearest: (a: Row, b: Row) => b.price - a.price || b.id - a.id,
  }[ordering];
  return [...rows].sort(compare).map(({ id }) => id);
}

describe.each(engines)('search on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('seeded', () => {
    let server: SeededServer;
    let rows: Row[];

    beforeAll(async () => {
      server = await startSeededServer(await start());
      rows = await server.db
        .selectFrom('listings')
        .leftJoin('metro_stations', 'metro_stations.id', 'listings.metro_id')
        .selectAll('listings')
        .select('metro_stations.name as station')
        .execute();
    });
    afterAll(() => server?.stop());

    async function page(query: string, number: number, size: number) {
      const { status, body } = await server.get(`/api/realty/?${query}&page=${number}&page_size=${size}`);
      expect(status).toBe(200);
      return v.parse(listingPageAnswer, body);
    }

    async function allIds(query: string, size: number): Promise<{ ids: number[]; count: number }> {
      const found: number[] = [];
      for (let number = 1; ; number++) {
        const { results, count } = await page(query, number, size);
        found.push(...results.map(({ id }) => id));
        if (results.length < size) return { ids: found, count };
      }
    }

    test('answers what a plain filter over all rows answers, in the same order, on pages that neither overlap nor leave gaps', async () => {
      const names = [...new Set(rows.flatMap(({ station }) => (station === null ? [] : [station])))];
      const some = <T>(options: readonly T[], most: number) =>
        fc.oneof(
          { weight: 2, arbitrary: fc.constant<T[]>([]) },
          { weight: 1, arbitrary: fc.subarray([...options], { minLength: 1, maxLength: most }) },
        );
      const keys = <O extends EnumOption>(options: readonly O[]) =>
        some(
          options.map((option): O['key'] => option.key),
          options.length,
        );
      const bounds = (low: number, high: number, step = 1) =>
        fc
          .tuple(fc.option(fc.integer({ min: low, max: high }), { freq: 1 }), fc.option(fc.integer({ min: low, max: high }), { freq: 1 }))
          .map(([a, b]) => (a !== null && b !== null && a > b ? [b, a] : [a, b]).map((value) => (value === null ? null : value * step)));
      const filters = fc
        .record({
          tradeType: fc.constantFrom(...tradeTypes.map(({ key }) => key)),
          realtyType: fc.constantFrom(...realtyTypes.map(({ key }) => key), 'flat' as const),
          rooms: keys(roomOptions),
          price: fc.oneof(bounds(1, 60, 1_000_000), bounds(10, 200, 1000)),
          metro: some(names, 40),
          area: bounds(1500, 14_000, 0.01),
          floor: bounds(1, 25),
          bathroomTypes: keys(bathroomTypes),
          repairTypes: keys(repairTypes),
          buildingTypes: keys(buildingTypes),
          flags: some(filterFlags, 3),
          ordering: fc.constantFrom(...orderings.map(({ key }) => key)),
        })
        .map(({ price, area, floor, ...rest }): SearchFilters => {
          const metres = (value: number | null | undefined) => (typeof value === 'number' ? Math.round(value * 100) / 100 : null);
          return {
            ...rest,
            priceMin: price[0] ?? null,
            priceMax: price[1] ?? null,
            areaMin: metres(area[0]),
            areaMax: metres(area[1]),
            floorMin: floor[0] ?? null,
            floorMax: floor[1] ?? null,
          };
        });
      let nonEmpty = 0;
      await fc.assert(
        fc.asyncProperty(filters, fc.constantFrom(7, 50, 100), async (wanted, size) => {
          const expected = inOrder(
            rows.filter((row) => matches(row, wanted)),
            wanted,
          );
          if (expected.length > 0) nonEmpty++;
          const query = formatQuery(wanted);
          // Small pages of a long answer would only repeat the same statement.
          const found = await allIds(query, expected.length > 200 ? 100 : size);
          expect(found.ids).toEqual(expected);
          expect(found.count).toBe(expected.length);
          const { body } = await server.get(`/api/realty/count/?${query}`);
          expect(v.parse(countSchema, body).count).toBe(expected.length);
        }),
        { numRuns: 120, seed: 20_260_301 },
      );
      // Otherwise the property would say little.
      expect(nonEmpty).toBeGreaterThan(20);
    });

    test.each(filterFlags)('%s alone divides the listings as their facts do', async (flag) => {
      const wanted: SearchFilters = { ...defaultFilters, tradeType: 'rent', flags: [flag] };
      const expected = rows.filter((row) => matches(row, wanted));
      const rent = rows.filter((row) => matches(row, { ...wanted, flags: [] }));
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.length).toBeLessThan(rent.length);
      expect((await page(formatQuery(wanted), 1, 1)).count).toBe(expected.length);
    });

    test('equal times of publication are told apart by id', async () => {
      const times = rows.filter((row) => matches(row, defaultFilters)).map((row) => row.published_at?.getTime());
      await server.db
        .updateTable('listings')
        .set({ published_at: new Date('2026-02-28T12:00:00Z') })
        .where(
          'id',
          'in',
          rows.slice(0, 300).map(({ id }) => id),
        )
        .execute();
      try {
        const { ids: found, count } = await allIds(formatQuery(defaultFilters), 7);
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBe(count);
        expect(count).toBe(times.length);
      } finally {
        await server.db.transaction().execute(async (transaction) => {
          for (const { id, published_at } of rows.slice(0, 300)) {
            await transaction.updateTable('listings').set({ published_at }).where('id', '=', id).execute();
          }
        });
      }
    });

    test('a search reads ids from an index alone', async () => {
      const { matching } = await import('../../examples/server/listings/searchQuery');
      const query = matching(server.db, { filters: { ...defaultFilters, rooms: ['1', '2'], priceMax: 20_000_000 }, metroIds: [] })
        .select('id')
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(10);
      const plan = JSON.stringify(await query.explain('text'));
      expect(plan).toContain('Index Only Scan using listings_');
    });

    test('latest gives the newest of a deal, of both kinds', async () => {
      for (const trade of ['sale', 'rent'] as const) {
        const wanted = optionByKey(tradeTypes, trade);
        const shown = rows.filter((row) => row.status === 1 && !row.is_deleted && row.trade_type === wanted.id && row.realty_type <= 2);
        const expected = inOrder(shown, defaultFilters).slice(0, 3);
        const { body } = await server.get(`/api/realty/latest/?trade_type=${encodeURIComponent(wanted.wire)}`);
        const { results } = v.parse(v.object({ results: v.array(v.object({ id: v.number(), trade_type: v.string() })) }), body);
        expect(results.map(({ id }) => id)).toEqual(expected);
        expect(results.every(({ trade_type }) => trade_type === wanted.wire)).toBe(true);
      }
    });
  });
});
