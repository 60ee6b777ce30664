import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { getListingPrice, listingPriceEndpoint } from '../../../src/api/listing/listingPrice';
import { getSimilarPrices, priceEndpoints } from '../../../src/api/listing/similarPrices';
import { listingPriceSchema } from '../../../src/api/wire/listingPrice';
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

    test('the price of a listing: what it has cost, and what similar ones cost', async () => {
      const page = await subject.fetch(`${subject.baseUrl}/realty/?${encodeURI('trade_type=Продажа&realty_type=Квартира')}`);
      const { results } = v.parse(v.object({ results: v.array(v.object({ id: v.number(), price: v.number() })) }), await page.json());
      expect(results.length).toBeGreaterThan(0);
      for (const { id, price } of results) {
        const response = await subject.fetch(subject.baseUrl + listingPriceEndpoint(id));
        expect(response.status).toBe(200);
        const { history, similar } = v.parse(v.strictObject(listingPriceSchema.entries), await response.json());
        expect(history.at(-1)?.price).toBe(price);
        expect(history.map(({ since }) => since)).toEqual(history.map(({ since }) => since).sort());
        expect(similar?.prices !== null).toBe((similar?.count ?? 0) >= 12);
        expect((await getListingPrice(subject, id)).similar).toEqual(similar);
      }
    });

    test.each(['0', '999999999', 'x'])('there is no price of %s', async (id) => {
      expect((await subject.fetch(`${subject.baseUrl}/realty/${id}/price/`)).status).toBe(404);
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
