import { describe, expect, test, vi } from 'vitest';
import { conditionsOf, nearestStep } from './conditions.lazy';
import { defaultFilters, type SearchFilters } from './filters';

const filters: SearchFilters = {
  ...defaultFilters,
  rooms: ['2', '3'],
  metro: ['Сокол'],
  priceMax: 20_000_000,
  repairTypes: ['designer', 'euro'],
  flags: ['not_first_floor', 'has_balcony'],
};

describe('conditions of a search', () => {
  test('each flag is one, all values of a list are one together; the easiest to give up are first', () => {
    const conditions = conditionsOf(filters);
    expect(conditions.map(({ kind }) => kind)).toEqual(['flag', 'flag', 'price', 'repair', 'rooms', 'metro']);
    expect(conditions.map(({ steps }) => steps.length)).toEqual([1, 1, 4, 1, 1, 1]);
    expect(conditions[0]?.steps[0]).toEqual({ ...filters, flags: ['has_balcony'] });
    expect(conditions[2]?.steps.map(({ priceMax }) => priceMax)).toEqual([25_000_000, 30_000_000, 35_000_000, null]);
    expect(conditions[3]?.steps[0]).toEqual({ ...filters, repairTypes: [] });
  });

  test('what the page has fixed is none', () => {
    const fixed = { rooms: filters.rooms, flags: ['has_balcony'] } as const;
    expect(conditionsOf(filters, fixed).map(({ kind }) => kind)).toEqual(['flag', 'price', 'repair', 'metro']);
    expect(conditionsOf(defaultFilters)).toEqual([]);
  });
});

describe('the nearest step that finds more', () => {
  const steps = [25, 30, 35, 40].map((priceMax) => ({ ...defaultFilters, priceMax }));

  test('is the first of them, and nothing is asked beyond it', async () => {
    const countOf = vi.fn(async ({ priceMax }: SearchFilters) => (priceMax && priceMax < 35 ? 2 : 11));
    expect(await nearestStep(steps, 2, countOf)).toEqual({ filters: steps[2], more: 9 });
    expect(countOf).toHaveBeenCalledTimes(3);
  });

  test('is none where none finds more', async () => {
    expect(await nearestStep(steps, 2, async () => 2)).toBeNull();
  });
});
