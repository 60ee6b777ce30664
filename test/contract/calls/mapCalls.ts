import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../../src/api/client/client';
import { getNearestMetro, listMapPoints, listPointListings, mapEndpoints } from '../../../src/api/map';
import { encodeMapBox, mapPointSchema } from '../../../src/api/wire/mapPoints';
import { nearestMetroSchema } from '../../../src/api/wire/nearestMetro';
import { moscowCenter } from '../../../src/domain/city/moscowPlace';
import { mapBox } from '../../../src/domain/map/cityMapBoxes';
import { isInside } from '../../../src/domain/map/coordinates';
import { mapLimits } from '../../../src/domain/map/mapAnswers';
import { isShown } from '../../../src/domain/map/mergeCoincidentPoints';
import { defaultFilters, type SearchFilters } from '../../../src/domain/search/filters';
import { formatQuery } from '../../../src/domain/search/filtersQuery';
import { compareListings, matchesFilters } from '../../../src/testing/matchesFilters';
import { postJson } from '../requests';
import type { Subject } from './searchCalls';

/** The contract of the map (§7), for the fake and the reference server. */
export function mapCalls(name: string, open: () => Promise<Subject>): void {
  describe(`the map of ${name}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
    });

    const post = (path: string, body: unknown) => postJson(subject, path, body);
    const everything = `?${formatQuery(defaultFilters)}`;
    const all = () => listMapPoints(subject, defaultFilters, mapBox);

    test('points match the schema', async () => {
      const { status, body } = await post(mapEndpoints.points + everything, encodeMapBox(mapBox));
      expect(status).toBe(200);
      const points = v.parse(v.array(mapPointSchema), body);
      expect(points.length).toBeGreaterThan(10);
      for (const { id, displayCount } of points) {
        const named = Array.isArray(id) ? id.length : 1;
        expect(named).toBeGreaterThan(0);
        expect(named).toBe(Math.min(displayCount, mapLimits.idsPerPlace, Math.floor(mapLimits.ids / points.length)));
      }
    });

    test('GET with the corners in the query gives the same answer', async () => {
      const box = encodeMapBox({ ...mapBox, south: moscowCenter.latitude - 0.05 });
      const corners = new URLSearchParams(Object.entries(box).map(([name, value]) => [name, String(value)]));
      const response = await subject.fetch(`${subject.baseUrl}${mapEndpoints.points}${everything}&${corners}`);
      expect(response.status).toBe(200);
      const answer: unknown = await response.json();
      expect(v.parse(v.array(mapPointSchema), answer).length).toBeGreaterThan(0);
      expect({ status: 200, body: answer }).toEqual(await post(mapEndpoints.points + everything, box));
      corners.set('top_left_latitude', 'x');
      corners.delete('bottom_right_longitude');
      const refused = await subject.fetch(`${subject.baseUrl}${mapEndpoints.points}?${corners}`);
      expect(refused.status).toBe(400);
      const fields: unknown = await refused.json();
      expect(Object.keys(v.parse(v.record(v.string(), v.array(v.string())), fields)).sort()).toEqual([
        'bottom_right_longitude',
        'top_left_latitude',
        'trade_type',
      ]);
    });

    const searches: [string, SearchFilters][] = [
      ['sale of flats', defaultFilters],
      ['rent', { ...defaultFilters, tradeType: 'rent' }],
      ['rooms and price', { ...defaultFilters, rooms: ['1', '2'], priceMax: 20_000_000 }],
      ['nothing', { ...defaultFilters, priceMin: 999_999_999 }],
    ];
    test.each(searches)('%s: the map contains as many listings as the list', async (_, filters) => {
      const { points, isWhole } = await listMapPoints(subject, filters, mapBox);
      expect(isWhole).toBe(true);
      const count = await createClient(subject).countListings(filters);
      expect(points.reduce((sum, point) => sum + point.count, 0)).toBe(count);
      expect(points.filter((point) => !isShown(point))).toEqual([]);
    });

    test('a smaller box contains exactly the points inside it', async () => {
      const box = { south: moscowCenter.latitude - 0.05, west: 37.5, north: moscowCenter.latitude + 0.05, east: 37.7 };
      const { points } = await listMapPoints(subject, defaultFilters, box);
      const wanted = (await all()).points.filter(({ at }) => isInside(box, at));
      const keys = (list: typeof points) => list.map(({ at, count }) => `${at.latitude} ${at.longitude} ${count}`).sort();
      expect(points.length).toBeGreaterThan(0);
      expect(keys(points)).toEqual(keys(wanted));
    });

    test('a point returns its listings, page by page', async () => {
      const { points } = await all();
      const [fullest] = [...points].sort((a, b) => b.count - a.count);
      if (!fullest) throw new Error('The server has no flats for sale');
      const pages = await Promise.all([1, 2].map((page) => listPointListings(subject, defaultFilters, fullest.at, page, { pageSize: 1 })));
      expect(pages.map(({ count }) => count)).toEqual([fullest.count, fullest.count]);
      const whole = await listPointListings(subject, defaultFilters, fullest.at, 1, { pageSize: 100 });
      expect(whole.listings).toHaveLength(Math.min(100, fullest.count));
      expect(pages.flatMap(({ listings }) => listings)).toEqual(whole.listings.slice(0, 2));
      expect(whole.listings).toEqual([...whole.listings].sort(compareListings('newest')));
      expect(whole.listings.map(({ id }) => id)).toEqual(expect.arrayContaining([...fullest.ids]));
      expect(whole.listings.filter((listing) => !matchesFilters({ listing, flags: [] }, defaultFilters))).toEqual([]);
      expect(Math.min(...whole.listings.map(({ price }) => price))).toBe(fullest.price);
    });

    test('a point without listings is empty, and so is a box outside Moscow', async () => {
      const nowhere = await listPointListings(subject, defaultFilters, { latitude: 55.4, longitude: 37.1 }, 1);
      expect(nowhere).toEqual({ listings: [], count: 0 });
      const beside = await listMapPoints(subject, defaultFilters, { south: 50, west: 30, north: 51, east: 31 });
      expect(beside).toEqual({ points: [], isWhole: true });
    });

    test('the nearest station has its data and a distance', async () => {
      const response = await subject.fetch(`${subject.baseUrl}${mapEndpoints.nearestMetro}?latitude=55.8021&longitude=37.5102`);
      expect(v.safeParse(nearestMetroSchema, await response.json()).issues).toBeUndefined();
      expect(await getNearestMetro(subject, { latitude: 55.8021, longitude: 37.5102 })).toMatchObject({ name: 'Сокол', minutes: 6 });
      expect(await getNearestMetro(subject, { latitude: 54, longitude: 37.5 })).toBeNull();
    });

    const box = encodeMapBox(mapBox);
    test.each([
      ['no deal', '', box, ['trade_type']],
      ['a filter', `${everything}&price_min=x`, box, ['price_min']],
      ['no body', everything, null, Object.keys(box)],
      ['text', everything, { ...box, top_left_latitude: '55.9' }, ['top_left_latitude']],
      ['upside down', everything, { ...box, bottom_right_latitude: 57 }, ['bottom_right_latitude']],
      ['beyond the earth', everything, { ...box, top_left_longitude: -181 }, ['top_left_longitude']],
    ])('an invalid box is rejected by field: %s', async (_, query, body, fields) => {
      const answer = await post(mapEndpoints.points + query, body);
      expect(answer.status).toBe(400);
      expect(Object.keys(v.parse(v.record(v.string(), v.array(v.string())), answer.body)).sort()).toEqual([...fields].sort());
    });

    test.each([
      ['a place', everything, { latitude: 55.7 }, ['longitude']],
      ['a page', `${everything}&page=0&page_size=101`, { latitude: 55.7, longitude: 37.6 }, ['page', 'page_size']],
    ])('an invalid point is rejected by field: %s', async (_, query, body, fields) => {
      const answer = await post(mapEndpoints.pointListings + query, body);
      expect(answer.status).toBe(400);
      expect(Object.keys(v.parse(v.record(v.string(), v.array(v.string())), answer.body)).sort()).toEqual(fields);
    });

    test('a station without coordinates is rejected', async () => {
      const response = await subject.fetch(`${subject.baseUrl}${mapEndpoints.nearestMetro}?latitude=x`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ latitude: [expect.any(String)], longitude: [expect.any(String)] });
    });
  });
}
