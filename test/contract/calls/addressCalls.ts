import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressEndpoints, listAddressesAt, suggestAddresses } from '../../../src/api/address';
import { addressAnswerSchema, encodeAddressQuery } from '../../../src/api/wire/address';
import { addressLimits } from '../../../src/domain/address/addressLimits';
import { postJson } from '../requests';
import type { Subject } from './searchCalls';

/** The contract of address suggestions in DaData's format (D5, D58), for the fake and the reference server. */
export function addressCalls(name: string, open: () => Promise<Subject>): void {
  describe(`addresses of ${name}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
    });

    const post = (path: string, body: unknown) => postJson(subject, path, body);

    test('suggestions match the schema', async () => {
      const { status, body } = await post(addressEndpoints.suggest, encodeAddressQuery('чапаевский переулок 3'));
      expect(status).toBe(200);
      expect(v.parse(addressAnswerSchema, body).suggestions[0]).toMatchObject({
        value: 'г Москва, Чапаевский пер, д 3',
        data: { street: 'Чапаевский', street_type_full: 'переулок', house: '3', block: null, qc_geo: '0', fias_level: '8' },
      });
    });

    test('a house is read with its number, its building and its place', async () => {
      const [found] = await suggestAddresses(subject, 'тверская 12 стр 1');
      expect(found).toMatchObject({
        value: 'г Москва, ул Тверская, д 12 стр 1',
        address: {
          label: 'Тверская улица, 12, стр. 1',
          street: 'Тверская улица',
          houseNumber: '12',
          corpus: null,
          building: '1',
          city: 'Москва',
        },
        house: { yearBuilt: expect.any(Number) as number, floors: expect.any(Number) as number },
      });
      const [other] = await suggestAddresses(subject, 'проспект Мира, 188Б, корпус 1');
      expect(other?.address).toMatchObject({ label: 'проспект Мира, 188Б, к. 1', corpus: '1', building: null });
      expect(other?.address.latitude).toBeCloseTo(55.8345, 3);
      expect(other?.address.longitude).toBeCloseTo(37.658, 3);
    });

    test('the value of a suggestion finds that house and no other', async () => {
      const [first] = await suggestAddresses(subject, 'мосфильмовская 8');
      if (!first) throw new Error('The house is not known');
      expect((await suggestAddresses(subject, first.value)).map(({ value }) => value)).toEqual([first.value]);
    });

    test('nothing is found for nothing and for nonsense', async () => {
      expect(await suggestAddresses(subject, '')).toEqual([]);
      expect(await suggestAddresses(subject, 'ыыыщщщъъ 99999')).toEqual([]);
    });

    test('a place has its house', async () => {
      const [house] = await listAddressesAt(subject, { latitude: 55.8345, longitude: 37.6581 });
      expect(house?.address.label).toBe('проспект Мира, 188Б, к. 1');
      expect(await listAddressesAt(subject, { latitude: 54, longitude: 37.6 })).toEqual([]);
    });

    test.each([
      ['no text', addressEndpoints.suggest, {}],
      ['a number', addressEndpoints.suggest, { query: 12 }],
      ['a long text', addressEndpoints.suggest, { query: 'а'.repeat(addressLimits.queryLength + 1) }],
      ['no place', addressEndpoints.geolocate, {}],
      ['words for a place', addressEndpoints.geolocate, { lat: '55.7', lon: '37.6' }],
    ])('refused: %s', async (_, path, body) => {
      expect((await post(path, body)).status).toBe(400);
    });
  });
}
