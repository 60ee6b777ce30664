import { describe, expect, test } from 'vitest';
import { limits } from '../limits';
import { activeFilters } from './activeFilters';
import { defaultFilters, type SearchFilters } from './filters';
import { widened } from './widened.lazy';

const wider = (patch: Partial<SearchFilters>) => {
  const filters = { ...defaultFilters, ...patch };
  return activeFilters(filters).map((active) => widened(filters, active)?.active ?? null);
};

describe('a range a tenth wider', () => {
  test.each([
    [{ priceMax: 20_000_000 }, { kind: 'price', min: null, max: 22_000_000 }],
    [{ priceMax: 9_000_000 }, { kind: 'price', min: null, max: 9_900_000 }],
    [
      { priceMin: 10_000_000, priceMax: 35_000_000 },
      { kind: 'price', min: 9_000_000, max: 39_000_000 },
    ],
    [{ areaMin: 45 }, { kind: 'area', min: 40, max: null }],
    [{ areaMax: 5 }, { kind: 'area', min: null, max: 6 }],
  ])('%o', (patch, active) => {
    expect(wider(patch)).toEqual([active]);
  });

  test('stays within the limits of a price, and is nothing at them', () => {
    expect(wider({ priceMax: limits.price.max - 1 })).toEqual([{ kind: 'price', min: null, max: limits.price.max }]);
    expect(wider({ priceMin: limits.price.min, priceMax: limits.price.max })).toEqual([null]);
  });

  test('is nothing for what is no range, and for floors', () => {
    expect(wider({ rooms: ['2'], metro: ['Сокол'], floorMax: 3 })).toEqual([null, null, null]);
  });

  test('keeps the other filters', () => {
    const filters = { ...defaultFilters, rooms: ['2' as const], priceMax: 20_000_000 };
    const [, price] = activeFilters(filters);
    expect(price && widened(filters, price)?.filters).toEqual({ ...filters, priceMax: 22_000_000 });
  });
});
