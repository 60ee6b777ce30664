import { expect, test } from 'vitest';
import type { Listing } from '../../../domain/listing/listing';
import { aListing } from '../../../testing/fixtures';
import { comparisonRows } from './comparisonRows';

const rows = (...listings: readonly Partial<Listing>[]) =>
  new Map(
    comparisonRows(
      listings.map((listing, index) => aListing({ id: index + 1, ...listing })),
      new Map(),
    ).map((row) => [row.field, row]),
  );
const bestOf = (row: ReturnType<typeof comparisonRows>[number] | undefined) => row?.cells.map(({ isBest }) => isBest);

test('the lowest price and the largest area are best; equal ones are not', () => {
  const found = rows({ price: 9, area: 40 }, { price: 8, area: 50 }, { price: 8, area: 50 });
  expect(bestOf(found.get('price'))).toEqual([false, true, true]);
  expect(bestOf(found.get('area'))).toEqual([false, true, true]);
  expect(bestOf(found.get('onFoot'))).toEqual([false, false, false]);
});

test('a single known value is not best, and differs from an unknown one', () => {
  const row = rows({ commission: null }, { commission: 0 }).get('commission');
  expect(bestOf(row)).toEqual([false, false]);
  expect(row?.differs).toBe(true);
  expect(bestOf(rows({ commission: 0 }, { commission: 5 }).get('commission'))).toEqual([true, false]);
});

test('a row of which nothing is known is left out', () => {
  const found = rows({ metro: null, floor: null }, { metro: null, floor: null });
  expect([...found.keys()]).toEqual(['price', 'perMetre', 'area', 'house', 'repair', 'bathroom', 'commission', 'owner']);
});

test('a rent has a first payment and no price per square metre', () => {
  const rent = { tradeType: 'rent', price: 50, deposit: 50, commission: 0 } as const;
  const found = rows(rent, { ...rent, deposit: 0 });
  expect(found.has('perMetre')).toBe(false);
  expect(found.get('firstPayment')?.cells.map(({ value }) => value)).toEqual([100, 50]);
  expect(bestOf(found.get('firstPayment'))).toEqual([false, true]);
});

test('prices of a sale and a rent have no best one', () => {
  const found = rows({ commission: 1 }, { tradeType: 'rent', price: 50, commission: 0, area: 90 });
  expect(bestOf(found.get('price'))).toEqual([false, false]);
  expect(bestOf(found.get('commission'))).toEqual([false, false]);
  expect(bestOf(found.get('area'))).toEqual([false, true]);
});

test('rows say whether their values differ', () => {
  const found = rows({ floor: 7, yearBuilt: 1961 }, { floor: 7, yearBuilt: 1962 });
  expect(found.get('floor')?.differs).toBe(false);
  expect(found.get('house')?.differs).toBe(true);
});

test('notes are a row once there is one; none is the best', () => {
  const flats = [aListing({ id: 1 }), aListing({ id: 2 })];
  const row = comparisonRows(flats, new Map([[2, 'тихий двор']])).at(-1);
  expect(row).toMatchObject({ field: 'note', differs: true });
  expect(row?.cells.map(({ value, isBest }) => [value, isBest])).toEqual([
    [null, false],
    ['тихий двор', false],
  ]);
  expect(comparisonRows(flats, new Map([[3, 'другая']])).at(-1)?.field).toBe('owner');
});
