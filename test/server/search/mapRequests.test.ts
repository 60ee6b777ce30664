import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeMapBox } from '../../../src/api/wire/mapPoints';
import { nearestMetroSchema } from '../../../src/api/wire/nearestMetro';
import { requestBox } from '../../../src/domain/city/moscowPlace';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';

const problemSchema = v.record(v.string(), v.array(v.pipe(v.string(), v.regex(/[а-я]/))));
const detailSchema = v.strictObject({ detail: v.pipe(v.string(), v.regex(/[а-я]/)) });

const points = '/api/realty-addresses/map-points/?trade_type=1';
const here = '/api/realty-addresses/map-point-realty/?trade_type=1';
const nearest = '/api/realty-addresses/nearest-metro/';
const box = encodeMapBox(requestBox);
const boxFields = Object.keys(box);

describe('map requests', () => {
  let server: SeededServer;
  beforeAll(async () => {
    server = await startSeededServer(await engines[0].start());
  });
  afterAll(() => server?.stop());

  async function refusedFields(path: string, body: unknown): Promise<string[]> {
    const answer = await server.post(path, body);
    expect(answer.status).toBe(400);
    return Object.keys(v.parse(problemSchema, answer.body)).sort();
  }

  test.each([
    ['nothing of it', {}, boxFields],
    ['an array', [1, 2, 3, 4], boxFields],
    ['null', 'null', boxFields],
    ['a number', '7', boxFields],
    ['a string', '"55.7"', boxFields],
    ['numbers as text', { ...box, top_left_latitude: '55.9' }, ['top_left_latitude']],
    ['NaN, which JSON writes as null', { ...box, top_left_longitude: Number.NaN }, ['top_left_longitude']],
    ['a number above all numbers', JSON.stringify(box).replace(String(box.top_left_latitude), '1e400'), ['top_left_latitude']],
    ['an array in place of a number', { ...box, bottom_right_latitude: [55.3] }, ['bottom_right_latitude']],
    ['an id', { ...box, bottom_right_longitude: { id: 1 } }, ['bottom_right_longitude']],
    ['SQL', { ...box, bottom_right_longitude: '38; drop table listings' }, ['bottom_right_longitude']],
    ['beyond the pole', { ...box, top_left_latitude: 91 }, ['top_left_latitude']],
    ['beyond the date line', { ...box, top_left_longitude: -1e308 }, ['top_left_longitude']],
    ['south above north', { ...box, bottom_right_latitude: 57 }, ['bottom_right_latitude']],
    ['west beyond east', { ...box, top_left_longitude: 39 }, ['top_left_longitude']],
    ['no height', { ...box, bottom_right_latitude: box.top_left_latitude }, ['bottom_right_latitude']],
    ['numbers of a prototype', '{"__proto__x":1,"constructor":{"top_left_latitude":1}}', boxFields],
  ])('a box of %s is rejected by field', async (_, body, fields) => {
    expect(await refusedFields(points, body)).toEqual([...fields].sort());
  });

  test.each([
    ['nothing of it', {}, ['latitude', 'longitude']],
    ['an array', [55.7, 37.6], ['latitude', 'longitude']],
    ['text', { latitude: '55.7', longitude: 37.6 }, ['latitude']],
    ['a place beyond the earth', { latitude: 55.7, longitude: 181 }, ['longitude']],
  ])('a point of %s is rejected by field', async (_, body, fields) => {
    expect(await refusedFields(here, body)).toEqual(fields);
  });

  test('the deal is required, and all errors are returned at once', async () => {
    expect(await refusedFields('/api/realty-addresses/map-points/', box)).toEqual(['trade_type']);
    expect(await refusedFields('/api/realty-addresses/map-points/?trade_type=', box)).toEqual(['trade_type']);
    expect(await refusedFields('/api/realty-addresses/map-points/?trade_type=Обмен&room_count=1', box)).toEqual(['trade_type']);
    expect(await refusedFields('/api/realty-addresses/map-points/?price_min=-1', { ...box, top_left_latitude: null })).toEqual([
      'price_min',
      'top_left_latitude',
      'trade_type',
    ]);
    expect(await refusedFields(`${here}&page=0&page_size=1000`, { latitude: 1 })).toEqual(['longitude', 'page', 'page_size']);
  });

  test('a box outside the allowed area is empty', async () => {
    const beside = encodeMapBox({ south: 59, west: 30, north: 60, east: 31 });
    expect(await server.post(points, beside)).toMatchObject({ status: 200, body: [] });
  });

  test.each([
    ['no JSON', '{"top_left_latitude":', 'application/json', 400, 'JSON'],
    ['nothing', '', 'application/json', 400, 'пустое'],
    ['a form', 'top_left_latitude=55.9', 'application/x-www-form-urlencoded', 415, 'application/json'],
    ['plain text', JSON.stringify(box), 'text/plain', 415, 'application/json'],
    ['too much', JSON.stringify({ ...box, x: 'x'.repeat(5000) }), 'application/json', 413, 'большое'],
    ['a prototype', '{"__proto__":{"top_left_latitude":1}}', 'application/json', 400, 'запрос'],
  ])('a body of %s is rejected with a message', async (_, payload, type, status, word) => {
    for (const url of [points, here]) {
      const answer = await server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
      expect(answer.statusCode).toBe(status);
      expect(v.parse(detailSchema, answer.json()).detail).toContain(word);
    }
  });

  test('a missing body is rejected by field, and so are missing corners in a query', async () => {
    const answer = await server.app.inject({ method: 'POST', url: points });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(v.parse(problemSchema, answer.json())).sort()).toEqual([...boxFields].sort());
    const { status, body } = await server.get(points);
    expect([status, Object.keys(v.parse(problemSchema, body)).sort()]).toEqual([400, [...boxFields].sort()]);
  });

  test('GET may be kept by a cache for a while, an error may not', async () => {
    const corners = new URLSearchParams(Object.entries(box).map(([name, value]) => [name, String(value)]));
    const answer = await server.get(`${points}&${corners}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=30');
    expect((await server.get(points)).headers['cache-control']).toBe('no-store');
  });

  test('no body makes the server fail', async () => {
    const degrees = fc.oneof(fc.double(), fc.constantFrom(55.7, 37.6, 5e-324, -0, 90, 180, 55.75), fc.jsonValue());
    const body = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...boxFields, 'latitude', 'longitude'), degrees));
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom(points, here), async (sent, path) => {
        expect([200, 400]).toContain((await server.post(path, JSON.stringify(sent))).status);
      }),
      { numRuns: 200 },
    );
  });

  test('another origin may POST after a preflight', async () => {
    const { statusCode, headers } = await server.app.inject({
      method: 'OPTIONS',
      url: points,
      headers: {
        origin: 'https://partner.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-methods']).toContain('POST');
    expect(String(headers['access-control-allow-headers']).toLowerCase()).toContain('content-type');
  });

  test('the nearest station comes with its distance, and is null far outside', async () => {
    const { status, body, headers } = await server.get(`${nearest}?latitude=55.7522&longitude=37.6035`);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(v.parse(nearestMetroSchema, body)).toMatchObject({ name: 'Арбатская', minutes: 1 });
    const { body: list } = await server.get(
      `/api/realty-addresses/metro/?station_name=Арбатская&line_name=3`.replaceAll(/[а-я]+/gi, encodeURIComponent),
    );
    // Only the register of stations tells the neighbours and the places.
    const [{ neighbours: _neighbours, latitude: _latitude, longitude: _longitude, ...station } = {}] = v.parse(
      v.array(v.record(v.string(), v.unknown())),
      list,
    );
    expect(body).toMatchObject(station);
    expect(await server.get(`${nearest}?latitude=54&longitude=37.6`)).toMatchObject({ status: 200, body: null });
  });

  test.each([
    ['', ['latitude', 'longitude']],
    ['latitude=55.7', ['longitude']],
    ['latitude=abc&longitude=37.6', ['latitude']],
    ['latitude=55.7&longitude=1e2', ['longitude']],
    ['latitude=NaN&longitude=Infinity', ['latitude', 'longitude']],
    ['latitude=91&longitude=-181', ['latitude', 'longitude']],
    ["latitude=55.7'--&longitude=37.6", ['latitude']],
  ])('the station nearest to «%s» is rejected', async (query, fields) => {
    const { status, body } = await server.get(`${nearest}?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(v.parse(problemSchema, body)).sort()).toEqual(fields);
  });
});
