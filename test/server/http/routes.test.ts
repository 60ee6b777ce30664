import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listingSchema, photoSchema } from '../../../src/api/wire/listing/listing';
import { latestAnswer, listingPageAnswer } from '../../../src/api/wire/lists';
import { metroStationSchema } from '../../../src/api/wire/metro';
import { referenceDataSchema } from '../../../src/api/wire/referenceData';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';

const problemSchema = v.record(v.string(), v.array(v.pipe(v.string(), v.regex(/[а-я]/))));
const detailSchema = v.strictObject({ detail: v.pipe(v.string(), v.regex(/[а-я]/)) });

describe.each(engines)('routes on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('seeded', () => {
    let server: SeededServer;
    beforeAll(async () => {
      // Shorter than usual: one test waits for it.
      server = await startSeededServer(await start(), { statementTimeout: 2000 });
    });
    afterAll(() => server?.stop());

    test.each(['/api/realty', '/api/realty/count', '/api/realty/latest', '/api/realty-addresses/metro', '/api/reference-data'])(
      '%s works with and without a trailing slash',
      async (path) => {
        const [bare, slashed] = await Promise.all([server.get(path), server.get(`${path}/`)]);
        expect(bare.status).toBe(200);
        expect(slashed).toMatchObject({ status: 200, body: bare.body });
      },
    );

    test('a page has ten listings or the requested number', async () => {
      const sizes = await Promise.all(
        ['', '?page_size=1', '?page_size=100'].map(
          async (query) => v.parse(listingPageAnswer, (await server.get(`/api/realty/${query}`)).body).results.length,
        ),
      );
      expect(sizes).toEqual([10, 1, 100]);
    });

    test('a page after the last one is empty but has the count', async () => {
      const { status, body } = await server.get('/api/realty/?page=100000&page_size=100');
      expect(status).toBe(200);
      const { results, count } = v.parse(listingPageAnswer, body);
      expect(results).toEqual([]);
      expect(count).toBeGreaterThan(0);
    });

    test('labels and ids are equivalent, so is a bare plus in "4+", and what advertising adds is ignored', async () => {
      const counts = await Promise.all(
        [
          'trade_type=Аренда&realty_type=Квартира&room_count=4%2B&repair_type=Косметический,Евроремонт&about_building=Панельный&ordering=price',
          'trade_type=2&realty_type=1&room_count=4+&repair_type=2,3&building_type=3&ordering=price&utm_source=x&gclid=y',
        ].map(async (query) => server.get(`/api/realty/?${query.replaceAll(/[а-я]+/gi, encodeURIComponent)}`)),
      );
      expect(counts[0]?.status).toBe(200);
      expect(counts[1]?.body).toEqual(counts[0]?.body);
    });

    test.each([
      ['trade_type=Обмен', 'trade_type'],
      ['realty_type=9', 'realty_type'],
      ['room_count=1,7', 'room_count'],
      ['price_min=-1', 'price_min'],
      ['price_max=1e9', 'price_max'],
      ['price_max=1000000001', 'price_max'],
      ['price_min=20&price_max=10', 'price_min'],
      ['area_min=NaN', 'area_min'],
      ['floor_max=201', 'floor_max'],
      ['minutes_to_metro_max=0', 'minutes_to_metro_max'],
      ['first_payment_max=1e5', 'first_payment_max'],
      ['unit_price_min=20&unit_price_max=10', 'unit_price_min'],
      ['bathroom_type=x', 'bathroom_type'],
      ['repair_type=Евроремонт,x', 'repair_type'],
      ['building_type=7', 'building_type'],
      ['has_balcony=yes', 'has_balcony'],
      ['ordering=id;drop table listings', 'ordering'],
      ['page=0', 'page'],
      ['pric_min=5', 'pric_min'],
      ['page[]=1', 'page[]'],
      ['page=-1', 'page'],
      ['page=1000000000', 'page'],
      ['page=%00', 'page'],
      ['page_size=0', 'page_size'],
      ['page_size=101', 'page_size'],
      ['page_size=ten', 'page_size'],
      ['address_metro=Нет такой', 'address_metro'],
      ["address_metro=Сокол'--", 'address_metro'],
      ['address_metro=%00', 'address_metro'],
    ])('%s is rejected by name', async (query, field) => {
      const url = encodeURI(query).replaceAll('%25', '%');
      const { status, body } = await server.get(`/api/realty/?${url}`);
      expect(status).toBe(400);
      expect(Object.keys(v.parse(problemSchema, body))).toEqual([field]);
      if (!/^(page|ordering)/.test(field)) expect((await server.get(`/api/realty/count/?${url}`)).status).toBe(400);
    });

    test('a query of 100 KB is rejected', async () => {
      for (const query of [`address_metro=${'a'.repeat(100_000)}`, `price_min=${'9'.repeat(100_000)}`, 'x=1&'.repeat(25_000)]) {
        expect((await server.get(`/api/realty/?${query}`)).status).toBe(400);
      }
      for (const name of ['station_name', 'line_name']) {
        expect((await server.get(`/api/realty-addresses/metro/?${name}=${'a'.repeat(100_000)}`)).status).toBe(400);
      }
      expect((await server.get(`/api/realty/latest/?trade_type=${'a'.repeat(100_000)}`)).status).toBe(400);
    });

    test('no query makes the server fail', async () => {
      const names = fc.constantFrom(
        'trade_type',
        'room_count',
        'price_min',
        'address_metro',
        'area_max',
        'repair_type',
        'has_tv',
        'ordering',
        'page',
        'page_size',
        '__proto__',
        'station_name',
        'x',
      );
      const values = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom(
          "' or 1=1 --",
          '$1',
          '%',
          '%zz',
          '\u0000',
          '[]',
          '{}',
          '1;select pg_sleep(9)',
          '../../etc/passwd',
          '4+',
          ',',
          '1e400',
          '\ud800',
        ),
      );
      const path = fc.constantFrom(
        '/api/realty/',
        '/api/realty/count/',
        '/api/realty/latest/',
        '/api/realty-addresses/metro/',
        '/api/realty/1/',
      );
      await fc.assert(
        fc.asyncProperty(path, fc.array(fc.tuple(names, values), { maxLength: 6 }), fc.boolean(), async (route, parameters, escaped) => {
          const query = parameters
            .map(
              ([name, value]) =>
                `${name}=${escaped ? new URLSearchParams([['', value]]).toString().slice(1) : value.replace(/[^\x21-\x7e]/g, '%0')}`,
            )
            .join('&');
          const { status } = await server.get(`${route}?${query.replaceAll('#', '')}`);
          expect([200, 400]).toContain(status);
        }),
        { numRuns: 300, seed: 7 },
      );
    });

    test('every listing matches the schema, with nothing of its owner but the name', async () => {
      const { results } = v.parse(
        v.object({ results: v.array(v.record(v.string(), v.unknown())) }),
        (await server.get('/api/realty/?page_size=100')).body,
      );
      const allowed = new Set(Object.keys(listingSchema.entries));
      for (const result of results) {
        // Strictly: without the client's fallbacks.
        expect(Object.keys(result).filter((name) => !allowed.has(name))).toEqual([]);
        expect(v.parse(v.object({ photos: v.array(photoSchema) }), result).photos.length).toBeLessThanOrEqual(5);
      }
      const contacts = await server.db.selectFrom('users').select(['email', 'phone']).execute();
      const text = JSON.stringify([results, (await server.get('/api/realty/latest/?page_size=100')).body]);
      expect(contacts.filter((contact) => Object.values(contact).some((value) => value !== null && text.includes(value)))).toEqual([]);
    });

    test('latest accepts a size and rejects an unknown deal', async () => {
      expect(v.parse(latestAnswer, (await server.get('/api/realty/latest/')).body).results).toHaveLength(3);
      expect(v.parse(latestAnswer, (await server.get('/api/realty/latest/?trade_type=2&page_size=7')).body).results).toHaveLength(7);
      expect(Object.keys(v.parse(problemSchema, (await server.get('/api/realty/latest/?trade_type=9')).body))).toEqual(['trade_type']);
    });

    test('a listing is found by id; a deleted one shows little, an unknown one is not found', async () => {
      const byStatus = async (status: number, isDeleted: boolean) => {
        const row = server.db.selectFrom('listings').select('id').where('status', '=', status).where('is_deleted', '=', isDeleted);
        return (await row.executeTakeFirstOrThrow()).id;
      };
      for (const status of [1, 2, 3, 4]) {
        const id = await byStatus(status, false);
        const answer = await server.get(`/api/realty/${id}/`);
        expect(answer.status).toBe(200);
        expect(v.parse(listingSchema, answer.body)).toMatchObject({ id, realty_status: status, is_deleted: false });
      }
      const deleted = await server.get(`/api/realty/${await byStatus(1, true)}/`);
      expect(deleted.status).toBe(200);
      const { address, photos, description, owner_id, owner_name, ...rest } = v.parse(listingSchema, deleted.body);
      expect(rest).toMatchObject({ is_deleted: true, published_at: null, communication_method: null, metro: null });
      expect({ photos, description, owner_id, owner_name }).toEqual({ photos: [], description: '', owner_id: null, owner_name: '' });
      expect(address).toMatchObject({ street: { name: '' }, house_number: '', latitude: null, longitude: null, metro: null });
      expect([rest.price, rest.area, rest.floor].every((value) => (value ?? 0) > 0)).toBe(true);
      for (const id of [
        999_999_999,
        '9'.repeat(15),
        '9'.repeat(60),
        '0',
        '01',
        '-1',
        '1.5',
        '1e2',
        'abc',
        '%00',
        "1'",
        '%31%00',
        '1%2F2',
        '+1',
        '%F0%9F%8F%A0',
        '１',
      ]) {
        const answer = await server.get(`/api/realty/${id}/`);
        expect(answer.status).toBe(404);
        v.parse(detailSchema, answer.body);
      }
    });

    test('stations are found by name and by line', async () => {
      const find = async (query: string) =>
        v.parse(v.array(metroStationSchema), (await server.get(`/api/realty-addresses/metro/?${query}`)).body);
      expect(await find('')).toHaveLength(446);
      const kiev = await find(`station_name=${encodeURIComponent('киевская')}`);
      expect(kiev.filter(({ name }) => name === 'Киевская').length).toBeGreaterThan(1);
      const [one, ...rest] = await find(`station_name=${encodeURIComponent('киевская')}&line_name=${encodeURIComponent('Кольцевая')}`);
      expect(one).toMatchObject({ name: 'Киевская', route: '5' });
      expect(rest.every(({ line_name }) => line_name.includes('ольцевая'))).toBe(true);
      expect(await find('station_name=%00')).toEqual([]);
    });

    test('reference data matches the schema', async () => {
      expect(v.is(referenceDataSchema, (await server.get('/api/reference-data/')).body)).toBe(true);
    });

    test('unknown paths and methods get JSON in Russian', async () => {
      v.parse(detailSchema, (await server.get('/api/nothing/')).body);
      for (const method of ['POST', 'PUT', 'DELETE'] as const) {
        const response = await server.app.inject({ method, url: '/api/realty/', payload: { a: 1 } });
        expect(response.statusCode).toBe(405);
        v.parse(detailSchema, response.json());
      }
    });

    test("a statement timeout gives 503 without the statement's text", async () => {
      const client = await server.pool.connect();
      try {
        await client.query('begin');
        await client.query('lock table listing_places, listing_search in access exclusive mode');
        const { status, body } = await server.get('/api/realty/count/');
        expect(status).toBe(503);
        expect(body).toEqual({ detail: 'Сервис временно недоступен.', request_id: expect.any(String) });
      } finally {
        await client.query('rollback');
        client.release();
      }
      expect((await server.get('/api/realty/count/')).status).toBe(200);
    });

    test('health has liveness and readiness', async () => {
      expect((await server.get('/health/live')).status).toBe(200);
      expect((await server.get('/health/ready')).status).toBe(200);
    });
  });
});
