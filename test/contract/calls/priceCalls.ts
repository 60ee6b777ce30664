import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { getSimilarPrices, priceEndpoints } from '../../../src/api/listing/similarPrices';
import { formatPricedFlat, similarPricesSchema } from '../../../src/api/wire/similarPrices';
import type { PricedFlat } from '../../../src/domain/listing/postingRules/similarFlats';
import type { Subject } from './searchCalls';

/** The contract of the prices of similar flats, for the fake and the reference server. */
export function priceCalls(name: string, open: () => Promise<Subject>): void {
  describe(`prices of similar flats of ${name}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
    });

    const ask = (query: string) => subject.fetch(`${subject.baseUrl}${priceEndpoints.similar}?${query}`);

    test('null or prices: a quarter of the flats is cheaper, a quarter dearer', async () => {
      const at = { latitude: 55.76435, longitude: 37.60789 };
      const flats = [30, 40, 50, 60, 80].map((area): PricedFlat => {
        return { tradeType: 'sale', realtyType: 'flat', rooms: area < 45 ? '1' : '2', area, at, listingId: null };
      });
      for (const flat of flats) {
        const response = await ask(formatPricedFlat(flat));
        expect(response.status).toBe(200);
        const prices = v.parse(v.nullable(similarPricesSchema), await response.json());
        expect(await getSimilarPrices(subject, flat)).toEqual(prices);
        if (!prices) continue;
        expect(prices.count).toBeGreaterThanOrEqual(12);
        expect(prices.low).toBeGreaterThan(0);
        expect(prices.middle).toBeGreaterThanOrEqual(prices.low);
        expect(prices.high).toBeGreaterThanOrEqual(prices.middle);
      }
      const [flat] = flats;
      if (flat) expect(await getSimilarPrices(subject, { ...flat, at: { latitude: 40, longitude: 37 } })).toBeNull();
    });

    test.each([
      ['', ['area', 'latitude', 'longitude', 'realty_type', 'trade_type']],
      ['trade_type=Обмен&realty_type=Квартира&area=50&latitude=55.7&longitude=37.6', ['trade_type']],
      ['trade_type=Продажа&realty_type=Квартира&room_count=9&area=50&latitude=55.7&longitude=37.6', ['room_count']],
      ['trade_type=Продажа&realty_type=Квартира&area=0&latitude=91&longitude=37.6&except=x', ['area', 'except', 'latitude']],
    ])('refuses %s', async (query, fields) => {
      const response = await ask(encodeURI(query));
      expect(response.status).toBe(400);
      expect(Object.keys(v.parse(v.record(v.string(), v.array(v.string())), await response.json())).sort()).toEqual(fields);
    });
  });
}
