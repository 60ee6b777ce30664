import { describe, expect, it } from 'vitest';
import { pageCount, priceProblem } from '../search/filters';
import { firstPaymentOf, isNew, type Listing, listingPath, pricePerSquareMetre } from './listing';
import { unknownPartsOf } from './listingDetails';
import { roomRuns } from './rooms';

describe('listing rules', () => {
  it('divides price by area to whole roubles, only if both are positive (§9)', () => {
    expect(pricePerSquareMetre({ price: 18_450_000, area: 54.3 })).toBe(339_779);
    expect(pricePerSquareMetre({ price: 0, area: 54 })).toBeNull();
    expect(pricePerSquareMetre({ price: 100, area: 0 })).toBeNull();
    expect(pricePerSquareMetre({ price: 100, area: null })).toBeNull();
  });

  it('adds up the first payment of a rent, or says which parts are unknown', () => {
    const rent = { tradeType: 'rent', price: 60_000, deposit: 30_000, commission: 0 } as const;
    const of = (costs: Partial<Listing>) => [firstPaymentOf({ ...rent, ...costs }), unknownPartsOf({ ...rent, ...costs })];
    expect(of({})).toEqual([90_000, []]);
    expect(of({ deposit: 0, commission: 60_000 })).toEqual([120_000, []]);
    expect(of({ deposit: null })).toEqual([null, ['deposit']]);
    expect(of({ price: 0, deposit: null, commission: null })).toEqual([null, ['price', 'deposit', 'commission']]);
    expect(of({ price: Number.NaN })).toEqual([null, ['price']]);
    expect(of({ tradeType: 'sale' })[0]).toBeNull();
  });

  it('is new for a day', () => {
    const now = new Date('2026-05-20T12:00:00Z');
    expect(isNew({ publishedAt: new Date('2026-05-19T12:00:01Z') }, now)).toBe(true);
    expect(isNew({ publishedAt: new Date('2026-05-19T12:00:00Z') }, now)).toBe(false);
    expect(isNew({ publishedAt: new Date('2026-05-21T12:00:00Z') }, now)).toBe(false);
    expect(isNew({ publishedAt: null }, now)).toBe(false);
  });

  it('has a path by deal (§2)', () => {
    expect(listingPath({ id: 5, tradeType: 'sale' })).toBe('/buy/5');
    expect(listingPath({ id: 5, tradeType: 'rent' })).toBe('/rent/5');
  });

  it('joins adjacent room counts into runs (§9)', () => {
    const runs = (...rooms: Parameters<typeof roomRuns>[0]) =>
      roomRuns(rooms).map(({ from, to }) => (from === to ? from : `${from}-${to}`));
    expect(runs('1', '2', '4+')).toEqual(['1-2', '4+']);
    expect(runs('1', '2', '3')).toEqual(['1-3']);
    expect(runs('3', '4+')).toEqual(['3', '4+']);
    expect(runs('studio', '1', '3')).toEqual(['1', '3', 'studio']);
  });

  it('rates a price (§5, §9)', () => {
    expect(priceProblem(null, null)).toBeNull();
    expect(priceProblem(5, 5)).toBeNull();
    expect(priceProblem(6, 5)).toBe('minAboveMax');
    expect(priceProblem(null, 1_000_000_001)).toBe('aboveLimit');
    expect(priceProblem(0, null)).toBe('belowLimit');
  });

  it('rounds the page count up (§4)', () => {
    expect([0, 1, 10, 11, 128].map((count) => pageCount(count, 10))).toEqual([0, 1, 1, 2, 13]);
  });
});
