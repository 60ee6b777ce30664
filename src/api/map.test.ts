import { describe, expect, it, vi } from 'vitest';
import { requestBox } from '../domain/city/moscowPlace';
import { defaultFilters } from '../domain/search/filters';
import { aListing } from '../testing/fixtures';
import { ApiFailure } from './client/errors';
import type { AnswerProblem } from './client/request';
import { getNearestMetro, listMapPoints, listPointListings } from './map';
import { encodeListing } from './wire/listing/encodeListing';

function answering(body: unknown, init: ResponseInit = {}) {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), init));
  return { transport: { baseUrl: '/api', fetch: fetchMock }, fetchMock };
}

const kindOf = async (call: Promise<unknown>) => {
  const thrown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof ApiFailure)) throw new Error('expected an ApiFailure');
  return thrown.error.kind;
};

const points = (body: unknown, options = {}) => listMapPoints(answering(body).transport, defaultFilters, requestBox, options);

describe('points of the map (§7)', () => {
  it('are asked for by the corners in a body and the filters in the query', async () => {
    const { transport, fetchMock } = answering([]);
    await listMapPoints(transport, { ...defaultFilters, rooms: ['4+'] }, { south: 55.1, west: 37.2, north: 55.3, east: 37.4 });
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect(address).toMatch(/^\/api\/realty-addresses\/map-points\/\?trade_type=.*room_count=4%2B/);
    expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json' } });
    expect(JSON.parse(String(init?.body))).toEqual({
      top_left_latitude: 55.3,
      top_left_longitude: 37.2,
      bottom_right_latitude: 55.1,
      bottom_right_longitude: 37.4,
    });
  });

  it('may be listings, houses and cells', async () => {
    const found = await points([
      { id: 7, latitude: 55.7, longitude: 37.6 },
      { id: [3, 2], latitude: 55.71, longitude: 37.61, displayCount: 14, price: 5_000_000 },
      { id: [3, 2], latitude: 55.72, longitude: 37.61 },
    ]);
    expect(found).toEqual({
      isWhole: true,
      points: [
        { at: { latitude: 55.7, longitude: 37.6 }, count: 1, ids: [7], price: null, cell: null },
        { at: { latitude: 55.71, longitude: 37.61 }, count: 14, ids: [3, 2], price: 5_000_000, cell: null },
        { at: { latitude: 55.72, longitude: 37.61 }, count: 2, ids: [3, 2], price: null, cell: null },
      ],
    });
    const cells = await points([
      { id: [], latitude: 55.7, longitude: 37.6, displayCount: 300, cluster: true, bounds: [55.6, 37.5, 55.8, 37.7] },
      { id: [], latitude: 55.7, longitude: 37.6, displayCount: 300, cluster: true },
    ]);
    expect(cells.isWhole).toBe(false);
    expect(cells.points[0]).toMatchObject({ count: 300, ids: [], cell: { south: 55.6, west: 37.5, north: 55.8, east: 37.7 } });
    expect(cells.points[1]?.cell?.south).toBeLessThan(55.7);
  });

  it('lose what cannot be read, say so once, and keep what is only odd', async () => {
    const problems: AnswerProblem[] = [];
    const good = { id: 1, latitude: 55.7, longitude: 37.6 };
    const found = await points(
      [
        null,
        7,
        { ...good, id: '1' },
        { ...good, id: [1.5] },
        { ...good, latitude: '55.7' },
        { latitude: 1, longitude: 2 },
        { ...good, displayCount: -3, price: 'много', cluster: 'да', bounds: [1] },
        { ...good, displayCount: 1e308 },
      ],
      { report: (problem: AnswerProblem) => problems.push(problem) },
    );
    const whole = { at: { latitude: 55.7, longitude: 37.6 }, count: 1, ids: [1], price: null, cell: null };
    expect(found.points).toEqual([whole, whole]);
    expect(problems).toEqual([{ code: 'malformed-item', message: expect.stringContaining('point: 6') }]);
  });

  it('may be a hundred thousand, and may be given up meanwhile', async () => {
    const many = Array.from({ length: 100_000 }, (_, id) => ({ id, latitude: 55.7, longitude: 37.6 }));
    expect((await points(many)).points).toHaveLength(100_000);
    const controller = new AbortController();
    const answer = points(many, { signal: controller.signal });
    setTimeout(() => controller.abort());
    expect(await kindOf(answer)).toBe('aborted');
  });

  it.each([['an object'], [{ results: {} }], ['text'], [null]])('%j is no answer', async (body) => {
    expect(await kindOf(points(body))).toBe('malformed');
  });
});

describe('listings at a point (§7)', () => {
  const at = { latitude: 55.7, longitude: 37.6 };

  it('come a page at a time', async () => {
    const { transport, fetchMock } = answering({ results: [encodeListing(aListing()), {}], count: 23 });
    const page = await listPointListings(transport, defaultFilters, at, 2, { pageSize: 20 });
    expect(page).toEqual({ listings: [aListing()], count: 23 });
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect(address).toMatch(/^\/api\/realty-addresses\/map-point-realty\/\?trade_type=.*&page=2&page_size=20$/);
    expect(JSON.parse(String(init?.body))).toEqual(at);
  });

  it('may be a bare array', async () => {
    const { transport } = answering([encodeListing(aListing())]);
    expect(await listPointListings(transport, defaultFilters, at, 1)).toEqual({ listings: [aListing()], count: 1 });
  });
});

describe('the nearest station (D4)', () => {
  const at = { latitude: 55.7, longitude: 37.6 };
  const record = { id: 1, name: 'Сокол', line_name: 'Замоскворецкая', route: '2', color: '#2DBE2C', metres: 410, minutes: 5 };

  it('comes with its distance', async () => {
    const { transport, fetchMock } = answering(record);
    expect(await getNearestMetro(transport, at)).toMatchObject({ name: 'Сокол', lineName: 'Замоскворецкая', metres: 410, minutes: 5 });
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/realty-addresses/nearest-metro/?latitude=55.7&longitude=37.6');
    expect(fetchMock.mock.calls[0]?.[1]?.method).toBeUndefined();
  });

  it('may not be there', async () => {
    expect(await getNearestMetro(answering(null).transport, at)).toBeNull();
    expect(await getNearestMetro(answering({ detail: 'Не найдено.' }, { status: 404 }).transport, at)).toBeNull();
    expect(await kindOf(getNearestMetro(answering({ detail: '?' }, { status: 500 }).transport, at))).toBe('rejected');
    expect(await kindOf(getNearestMetro(answering({ ...record, metres: 'близко' }).transport, at))).toBe('malformed');
  });
});
