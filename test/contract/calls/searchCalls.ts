import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../../src/api/client/client';
import { newListings } from '../../../src/api/listing/newListings';
import { listSimilar } from '../../../src/api/listing/similar';
import { endpoints } from '../../../src/api/reference';
import { listingSchema } from '../../../src/api/wire/listing/listing';
import { countSchema, latestAnswer, listingPageAnswer } from '../../../src/api/wire/lists';
import { metroStationSchema } from '../../../src/api/wire/metro';
import { referenceDataSchema } from '../../../src/api/wire/referenceData';
import { orderings, realtyTypes, roomOptions, tradeTypes } from '../../../src/domain/enumerations';
import { dissimilarity } from '../../../src/domain/listing/similarity';
import { isPlace } from '../../../src/domain/map/coordinates';
import { filterFlags } from '../../../src/domain/search/fields';
import { costOfOther, defaultFilters, type SearchFilters } from '../../../src/domain/search/filters';
import { formatQuery } from '../../../src/domain/search/filtersQuery';
import { longestNew } from '../../../src/domain/searches/publishedWithin';
import { compareListings, matchesFilters } from '../../../src/testing/matchesFilters';

export interface Subject {
  readonly fetch: typeof fetch;
  readonly baseUrl: string;
}

/**
 * The contract of the search (§7) for any data, for the fake and the reference server, so that stories and tests never show something the
 * real server would not.
 */
export function searchCalls(name: string, open: () => Promise<Subject>): void {
  describe(name, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
    });

    const get = async (path: string) => {
      const response = await subject.fetch(subject.baseUrl + path);
      const body: unknown = await response.json();
      return { status: response.status, body, type: response.headers.get('Content-Type') };
    };
    const client = () => createClient(subject);

    /** Returns all listings of a search, page by page. */
    const all = async (filters: SearchFilters) => {
      const first = await client().searchListings(filters, 1, { pageSize: 100 });
      const pages = Math.min(3, Math.ceil(first.count / 100));
      const rest = await Promise.all(
        Array.from({ length: Math.max(0, pages - 1) }, (_, index) => client().searchListings(filters, index + 2, { pageSize: 100 })),
      );
      return { count: first.count, listings: [first, ...rest].flatMap(({ listings }) => listings) };
    };

    describe('shapes', () => {
      test.each([
        ['a page of results', endpoints.search, listingPageAnswer],
        ['a count', endpoints.count, countSchema],
        ['the newest of a deal', `${endpoints.latest}?trade_type=Аренда`, latestAnswer],
        ['stations', endpoints.metro, v.pipe(v.array(metroStationSchema), v.minLength(1))],
        ['reference data', endpoints.referenceData, referenceDataSchema],
      ] as const)('%s', async (_what, path, schema) => {
        const { status, body, type } = await get(path);
        expect(status).toBe(200);
        expect(type).toMatch(/^application\/json/);
        expect(v.safeParse(schema, body).issues).toBeUndefined();
      });

      test('a listing is the same alone and in a list', async () => {
        const { listings } = await client().searchListings(defaultFilters, 1);
        const listed = listings[0];
        if (!listed) throw new Error('The server has no flats for sale');
        const { body } = await get(endpoints.listing(listed.id));
        expect(v.safeParse(listingSchema, body).issues).toBeUndefined();
        expect(await client().getListing(listed.id)).toMatchObject({ id: listed.id, price: listed.price, area: listed.area });
      });
    });

    test.each([
      ['a page of results', `${endpoints.search}?pric_min=5&page[]=1`, ['pric_min', 'page[]']],
      ['a count', `${endpoints.count}?trade_type=Аренда&Price_Max=5`, ['Price_Max']],
      ['points of the map', `/realty-addresses/map-points/?trade_type=Аренда&zoom=3`, ['zoom']],
    ])('%s: parameters that it does not have are named', async (_what, path, names) => {
      const { status, body } = await get(path);
      expect(status).toBe(400);
      expect(Object.keys(v.parse(v.record(v.string(), v.array(v.string())), body))).toEqual(expect.arrayContaining(names));
    });

    describe('filters', () => {
      const price = (tradeType: SearchFilters['tradeType']) => (tradeType === 'sale' ? 12_000_000 : 60_000);
      const searches: [string, SearchFilters][] = [
        ...tradeTypes.flatMap(({ key: tradeType }) =>
          realtyTypes.map(({ key: realtyType }): [string, SearchFilters] => [
            `${tradeType} of ${realtyType}`,
            { ...defaultFilters, tradeType, realtyType },
          ]),
        ),
        ...roomOptions.map(({ key }): [string, SearchFilters] => [`rooms ${key}`, { ...defaultFilters, rooms: [key] }]),
        ['several rooms', { ...defaultFilters, rooms: ['1', '4+', 'studio'] }],
        ['price from', { ...defaultFilters, priceMin: price('sale') }],
        ['price to', { ...defaultFilters, tradeType: 'rent', priceMax: price('rent') }],
        ['first payment', { ...defaultFilters, tradeType: 'rent', firstPaymentMax: 2 * price('rent') }],
        ['price of a square metre', { ...defaultFilters, unitPriceMin: 200_000, unitPriceMax: 400_000 }],
        ['area', { ...defaultFilters, areaMin: 40.5, areaMax: 80 }],
        ['floor', { ...defaultFilters, floorMin: 2, floorMax: 9 }],
        ['way to the metro', { ...defaultFilters, metroMinutesMax: 10 }],
        ['bathroom', { ...defaultFilters, bathroomTypes: ['combined'] }],
        ['repair', { ...defaultFilters, repairTypes: ['euro', 'designer'] }],
        ['building', { ...defaultFilters, buildingTypes: ['brick', 'brickMonolithic'] }],
        ['floor flags and commission', { ...defaultFilters, flags: ['not_first_floor', 'not_last_floor', 'no_commission'] }],
        ['nothing in common', { ...defaultFilters, priceMin: 999_999_999 }],
      ];

      test.each(searches)('%s: finds only matches, with their count', async (_what, filters) => {
        const { count, listings } = await all(filters);
        // Flags that lists do not contain are checked in the listing itself.
        const wrong = listings.filter((listing) => !matchesFilters({ listing, flags: filters.flags }, filters));
        expect(wrong.map(({ id }) => id)).toEqual([]);
        expect(await client().countListings(filters)).toBe(count);
      });

      test('room filters partition the flats', async () => {
        const counts = await Promise.all(roomOptions.map(({ key }) => client().countListings({ ...defaultFilters, rooms: [key] })));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await client().countListings(defaultFilters));
      });

      test.each(filterFlags)('flag %s excludes some listings but not all', async (flag) => {
        const rent: SearchFilters = { ...defaultFilters, tradeType: 'rent' };
        const count = await client().countListings({ ...rent, flags: [flag] });
        expect(count).toBeLessThan(await client().countListings(rent));
      });

      test('a station name includes all its lines', async () => {
        const { listings } = await all(defaultFilters);
        const name = listings.find(({ metro }) => metro)?.metro?.name;
        if (!name) throw new Error('The server has no flat near a station');
        const near = await all({ ...defaultFilters, metro: [name] });
        expect(near.count).toBeGreaterThan(0);
        expect(new Set(near.listings.map(({ metro }) => metro?.name))).toEqual(new Set([name]));
      });

      test('labels and ids are equivalent; building_type is an alias of about_building', async () => {
        const [byLabel, byId] = await Promise.all([
          get(`${endpoints.count}?trade_type=Аренда&realty_type=Квартира`),
          get(`${endpoints.count}?trade_type=2&realty_type=1`),
        ]);
        expect(byId.body).toEqual(byLabel.body);
        const [alias, name] = await Promise.all([
          get(`${endpoints.count}?building_type=Панельный`),
          get(`${endpoints.count}?about_building=Панельный`),
        ]);
        expect(alias.body).toEqual(name.body);
      });

      test('the plus of 4+ may arrive as a space; what advertising adds to links is ignored', async () => {
        const { body } = await get(`${endpoints.count}?room_count=4%2B`);
        expect((await get(`${endpoints.count}?room_count=4+`)).body).toEqual(body);
        expect((await get(`${endpoints.count}?room_count=4%2B&utm_source=x`)).body).toEqual(body);
      });
    });

    describe('order and pages', () => {
      const ordered = tradeTypes.flatMap(({ key }) =>
        orderings.flatMap((option) => (option.key === costOfOther(key) ? [] : [[key, option.key] as const])),
      );
      test.each(ordered)('%s: %s', async (tradeType, ordering) => {
        const { listings } = await all({ ...defaultFilters, tradeType, ordering });
        expect(listings.length).toBeGreaterThan(10);
        expect(listings.map(({ id }) => id)).toEqual([...listings].sort(compareListings(ordering)).map(({ id }) => id));
      });

      test('pages of ten neither repeat nor skip a listing', async () => {
        const whole = await client().searchListings(defaultFilters, 1, { pageSize: 30 });
        const pages = await Promise.all([1, 2, 3].map((page) => client().searchListings(defaultFilters, page)));
        expect(pages.flatMap(({ listings }) => listings.map(({ id }) => id))).toEqual(whole.listings.map(({ id }) => id));
        expect(pages.map(({ count }) => count)).toEqual([whole.count, whole.count, whole.count]);
      });

      test('a page after the last one is empty but has the count', async () => {
        const { count } = await client().searchListings(defaultFilters, 1);
        const beyond = Math.ceil(count / 10) + 1;
        expect(await client().searchListings(defaultFilters, beyond)).toEqual({ listings: [], count });
      });

      test('the newest listings of a deal come newest first, at most ten', async () => {
        for (const tradeType of ['sale', 'rent'] as const) {
          const listings = await client().latestListings(tradeType);
          expect(new Set(listings.map((listing) => listing.tradeType))).toEqual(new Set([tradeType]));
          expect(listings.length).toBeLessThanOrEqual(10);
          expect(listings.map(({ id }) => id)).toEqual([...listings].sort(compareListings('newest')).map(({ id }) => id));
        }
      });
    });

    describe('refusals', () => {
      const bad = [
        ['trade_type', 'Обмен'],
        ['realty_type', 'Гараж'],
        ['room_count', '7'],
        ['price_min', '-1'],
        ['price_max', '1000000001'],
        ['area_min', 'много'],
        ['floor_max', '201'],
        ['minutes_to_metro_max', '61'],
        ['first_payment_max', 'сто'],
        ['unit_price_min', '0'],
        ['bathroom_type', 'Третий'],
        ['repair_type', 'x'],
        ['about_building', 'x'],
        ['has_balcony', 'yes'],
        ['ordering', 'title'],
        ['page', '0'],
        ['page_size', '101'],
      ] as const;
      test.each(bad)('%s=%s is rejected by name', async (parameter, value) => {
        const { status, body } = await get(`${endpoints.search}?${new URLSearchParams({ [parameter]: value })}`);
        expect(status).toBe(400);
        expect(body).toMatchObject({ [parameter]: [expect.any(String)] });
      });

      test('a reversed range is rejected by search and by count', async () => {
        const query = formatQuery({ ...defaultFilters, priceMin: 20, priceMax: 10 });
        for (const path of [endpoints.search, endpoints.count]) {
          const { status, body } = await get(`${path}?${query}`);
          expect(status).toBe(400);
          expect(body).toHaveProperty('price_min');
        }
      });

      test.each([endpoints.listing(999_999_999), '/realty/abc/', '/nothing/'])('%s is not found', async (path) => {
        const { status, body } = await get(path);
        expect(status).toBe(404);
        expect(body).toMatchObject({ detail: expect.any(String) });
      });
    });

    test('are sorted by similarity to a listing, without it', async () => {
      const { listings } = await client().searchListings(defaultFilters, 1, { pageSize: 100 });
      const model = listings[5];
      if (!model) throw new Error('No listing');
      const similar = await listSimilar(subject, model.id, defaultFilters);
      expect(similar).toHaveLength(10);
      expect(similar.map(({ id }) => id)).not.toContain(model.id);
      const differences = similar.map((other) => dissimilarity(model, other));
      for (const [index, difference] of differences.slice(1).entries())
        expect(difference).toBeGreaterThan((differences[index] ?? 0) - 1e-6);
      expect((await get(`${endpoints.search}?similar_to=нет`)).status).toBe(400);
    });

    test('what is new is a page and a count of the listings published within a span', async () => {
      const { listings, count } = await all(defaultFilters);
      const ages = listings.map(({ publishedAt }) => (Date.now() - (publishedAt?.getTime() ?? 0)) / 1000);
      // Between two that were not published at the same time.
      const first = ages.findIndex((age, index) => index >= 2 && (ages[index + 1] ?? 0) - age > 60);
      const between = Math.round(((ages[first] ?? 0) + (ages[first + 1] ?? 0)) / 2);
      const found = await newListings(subject, defaultFilters, between, { pageSize: 2 });
      expect([found.count, found.listings.map(({ id }) => id)]).toEqual([first + 1, listings.slice(0, 2).map(({ id }) => id)]);
      expect(await newListings(subject, defaultFilters, 1)).toEqual({ count: 0, listings: [] });
      expect((await newListings(subject, defaultFilters, longestNew)).count).toBe(count);
      // Other filters hold beside it.
      const [newest] = listings;
      const dearer = { ...defaultFilters, priceMin: (newest?.price ?? 0) + 1 };
      const dearerOnes = listings.slice(0, first + 1).filter((listing) => matchesFilters({ listing, flags: [] }, dearer));
      expect((await newListings(subject, dearer, between)).count).toBe(dearerOnes.length);
    });

    test.each(['0', '-1', '1.5', 'сутки', `${longestNew + 1}`])('published_within=%s is refused by its name', async (span) => {
      const { status, body } = await get(`${endpoints.search}?${new URLSearchParams({ published_within: span })}`);
      expect([status, Object.keys(body as object)]).toEqual([400, ['published_within']]);
    });

    test('a station tells the stations before and after it on its line', async () => {
      const stations = v.parse(v.array(metroStationSchema), (await get(endpoints.metro)).body);
      const byId = new Map(stations.map((station) => [station.id, station]));
      const pairs = stations.flatMap((station) => (station.neighbours ?? []).map((id) => [station, byId.get(id)] as const));
      expect(pairs).not.toHaveLength(0);
      for (const [station, next] of pairs) {
        expect([next?.route, next?.name === station.name]).toEqual([station.route, false]);
        expect(next?.neighbours).toContain(station.id);
      }
    });

    test('an open station tells where it is', async () => {
      const stations = v.parse(v.array(metroStationSchema), (await get(endpoints.metro)).body).filter(({ color }) => color);
      for (const { latitude, longitude } of stations) expect(isPlace({ latitude, longitude })).toBe(true);
    });

    test('stations are found by the start of their name and by line', async () => {
      const { body } = await get(`${endpoints.metro}?${new URLSearchParams({ station_name: 'сокол' })}`);
      const names = v.parse(v.array(metroStationSchema), body).map((station) => station.name);
      expect(names).toEqual(expect.arrayContaining(['Сокол', 'Сокольники']));
      expect(names.filter((name) => !name.startsWith('Сокол'))).toEqual([]);
      const { body: ofLine } = await get(
        `${endpoints.metro}?${new URLSearchParams({ station_name: 'сокол', line_name: 'замоскворецкая' })}`,
      );
      expect(v.parse(v.array(metroStationSchema), ofLine).map((station) => station.name)).toEqual(['Сокол']);
    });
  });
}
