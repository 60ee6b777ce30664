import { expect, test } from 'vitest';
import { boundsOf, defaultFilters, type RangeKey, type SearchFilters } from './filters';
import { looserRanges } from './looserRanges.lazy';

const millions = (count: number) => count * 1_000_000;

test.each<[RangeKey, Partial<SearchFilters>, (readonly (number | null)[])[]]>([
  [
    'price',
    { priceMax: millions(20) },
    [
      [null, millions(25)],
      [null, millions(30)],
      [null, millions(35)],
    ],
  ],
  [
    'area',
    { areaMin: 60 },
    [
      [50, null],
      [45, null],
      [40, null],
    ],
  ],
  [
    'price',
    { priceMin: millions(10), priceMax: millions(9.3) },
    [
      [millions(9), millions(10)],
      [millions(8), millions(12)],
      [millions(7), millions(15)],
    ],
  ],
  // Bounds are whole numbers, and beyond the last one there is none.
  [
    'area',
    { areaMin: 2.5 },
    [
      [2, null],
      [1, null],
    ],
  ],
  ['price', { priceMax: 950_000_000 }, []],
  // Nobody names a looser floor.
  ['floor', { floorMin: 3 }, []],
  ['price', {}, []],
])('%s of %o', (kind, patch, bounds) => {
  expect(looserRanges({ ...defaultFilters, ...patch }, kind).map((filters) => boundsOf(filters, kind))).toEqual(bounds);
});

test('the other filters stay', () => {
  const filters = { ...defaultFilters, rooms: ['2' as const], priceMax: millions(20) };
  expect(looserRanges(filters, 'price')[0]).toEqual({ ...filters, priceMax: millions(25) });
});
