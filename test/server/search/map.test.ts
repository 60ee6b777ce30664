import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spotsOf } from '../../../examples/server/listings/mapStore';
import { decodeMapPoint, encodeMapBox, mapPointSchema } from '../../../src/api/wire/mapPoints';
import { moscow } from '../../../src/domain/city/moscow';
import { moscowBox } from '../../../src/domain/city/moscowPlace';
import { mapBox } from '../../../src/domain/map/cityMapBoxes';
import { type Box, intersection } from '../../../src/domain/map/coordinates';
import type { MapPoint } from '../../../src/domain/map/mapPoints';
import { defaultFilters, ofItsDeal, type SearchFilters } from '../../../src/domain/search/filters';
import { formatQuery } from '../../../src/domain/search/filtersQuery';
import { matchesFilters, type WorldListing } from '../../../src/testing/matchesFilters';
import { pointsIn } from '../../../src/testing/pointsIn';
import { anyFilters } from '../../support/badInput/anyFilters';
import { inOrder } from '../support/mapPoints';
import { everyEngine, type SeededServer, startSeededServer } from '../support/seededServer';
import { worldOf } from '../support/worldOf';

const points = '/api/realty-addresses/map-points/';
const everything = formatQuery(defaultFilters);

/** Any box that a map could show: a street or the whole country, in Moscow or elsewhere. */
const anyBox: fc.Arbitrary<Box> = fc
  .record({
    latitude: fc.double({ min: 55.2, max: 56.2, noNaN: true }),
    longitude: fc.double({ min: 37, max: 38.2, noNaN: true }),
    size: fc.constantFrom(0.002, 0.01, 0.1, 0.4, 3),
  })
  .map(({ latitude, longitude, size }) => ({
    south: latitude - size,
    west: longitude - size,
    north: latitude + size,
    east: longitude + size,
  }));

describe.each(everyEngine)('the map on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('seeded', () => {
    let server: SeededServer;
    let world: WorldListing[];

    beforeAll(async () => {
      // Thousands of rows in one statement, each kept in step by triggers.
      server = await startSeededServer(await start(), { statementTimeout: 60_000 });
      await server.pool.query(crowd);
      await server.pool.query('vacuum analyze listings, listing_search, listing_places');
      world = await worldOf(server.db);
    });
    afterAll(() => server?.stop());

    async function ask(query: string, box: Box) {
      const { status, body, size } = await server.post(`${points}?${query}`, encodeMapBox(box));
      expect(status).toBe(200);
      return { points: v.parse(v.array(mapPointSchema), body).map((point) => decodeMapPoint(point)), size };
    }

    /** Computed without SQL. */
    function expected(filters: SearchFilters, box: Box): MapPoint[] {
      const wanted = ofItsDeal(filters);
      const asked = intersection(box, mapBox);
      const found = world.filter((candidate) => matchesFilters(candidate, wanted)).map(({ listing }) => listing);
      return asked ? pointsIn(found, asked) : [];
    }

    test('matches a plain filter over all rows, for any filters and any box', async () => {
      const stations = [...new Set(world.flatMap(({ listing }) => listing.metro?.name ?? []))];
      let withResults = 0;
      await fc.assert(
        fc.asyncProperty(anyFilters(stations), anyBox, async (filters, box) => {
          const wanted = expected(filters, box);
          if (wanted.length > 0) withResults++;
          const answer = await ask(formatQuery(filters), box);
          expect(inOrder(answer.points)).toEqual(inOrder(wanted));
        }),
        { numRuns: 200, seed: 20_260_302 },
      );
      expect(withResults).toBeGreaterThan(40);
    });

    test.each(['sale', 'rent'] as const)(
      '%s: the city is returned as cells that contain every listing, in a small response',
      async (tradeType) => {
        const filters = { ...defaultFilters, tradeType };
        const found = expected(filters, mapBox);
        const answer = await ask(formatQuery(filters), { south: -80, west: -170, north: 80, east: 170 });
        expect(answer.points).toHaveLength(found.length);
        expect(answer.size).toBeLessThan(200_000);
        const { body } = await server.get(`/api/realty/count/?${formatQuery(filters)}`);
        const everywhere = world.filter(({ listing }) => matchesFilters({ listing, flags: [] }, filters)).length;
        expect(body).toEqual({ count: everywhere });
        expect(total(answer.points)).toBe(total(found));
        expect(total(answer.points)).toBeLessThanOrEqual(everywhere);
      },
    );

    test('cells double in size per zoom and do not move with the map', async () => {
      const moved: Box = { ...mapBox, south: mapBox.south + 0.03 };
      const cells = async (box: Box) => (await ask(everything, box)).points.filter((point) => point?.cell && point.at.latitude > 55.7);
      const before = await cells(mapBox);
      expect(before.length).toBeGreaterThan(20);
      expect(inOrder(await cells(moved))).toEqual(inOrder(before));
    });

    test('listings at a point are paged, in the requested order', async () => {
      const [fullest] = expected(defaultFilters, moscowBox)
        .filter(({ cell }) => !cell)
        .sort((a, b) => b.count - a.count);
      const at = fullest?.at ?? { latitude: 0, longitude: 0 };
      const here = world.filter(
        ({ listing: { address }, listing, flags }) =>
          address?.latitude === at.latitude && address.longitude === at.longitude && matchesFilters({ listing, flags }, defaultFilters),
      );
      const path = `/api/realty-addresses/map-point-realty/?${formatQuery({ ...defaultFilters, ordering: 'cheapest' })}`;
      // More digits than the precision of points.
      const body = { latitude: at.latitude + 2e-7, longitude: at.longitude - 2e-7 };
      const pages = await Promise.all([1, 2].map((page) => server.post(`${path}&page=${page}&page_size=2`, body)));
      const found = pages.flatMap((page) => v.parse(pageSchema, page.body).results);
      const wanted = here.map(({ listing }) => listing.price).sort((a, b) => a - b);
      expect(found.map(({ price }) => price)).toEqual(wanted.slice(0, 4));
      expect(pages.map((page) => v.parse(pageSchema, page.body).count)).toEqual([here.length, here.length]);
      expect((await server.post(path, { latitude: 55.4, longitude: 37.1 })).body).toEqual({ results: [], count: 0 });
    });

    test("points are read from the map's index only", async () => {
      const box: Box = { south: 55.7, west: 37.55, north: 55.75, east: 37.65 };
      const query = spotsOf(
        server.db,
        { filters: { ...defaultFilters, rooms: ['1'], priceMax: 20_000_000 }, city: moscow, metroIds: [], box },
        box,
      );
      const plan = await server.pool.query(`explain ${withLiterals(query.compile(server.db))}`);
      expect(JSON.stringify(plan.rows)).toContain('Index Only Scan using listing_search_sale_flats_city_id_latitude');
    });
  });
});

/** Adds flats at distinct points, until there are more points than are returned individually. */
const crowd = `
  insert into listings (owner_id, trade_type, realty_type, rooms, price, area, floor, floors, status, published_at, address_id, metro_id,
    latitude, longitude, building_type, repair, bathroom, balcony, owner_type, communication_method)
  select owner_id, trade_type, realty_type, rooms, price + n, area, floor, floors, status, published_at, address_id, metro_id,
    round((latitude + (id % 97 - 48) * 0.0013)::numeric, 6)::float8, round((longitude + (id % 89 - 44) * 0.0021 + n * 0.0101)::numeric, 6)::float8,
    building_type, repair, bathroom, balcony, owner_type, communication_method
  from listings cross join generate_series(1, 5) as copies (n)`;

const pageSchema = v.object({ results: v.array(v.object({ price: v.number() })), count: v.number() });

function withLiterals({ sql, parameters }: { sql: string; parameters: readonly unknown[] }): string {
  const literal = (value: unknown) => (Array.isArray(value) ? `'{${value.join(',')}}'` : String(value));
  return sql.replaceAll(/\$(\d+)/g, (_, number) => literal(parameters[Number(number) - 1]));
}

function total(all: readonly (MapPoint | null)[]): number {
  return all.reduce((sum, point) => sum + (point?.count ?? 0), 0);
}
