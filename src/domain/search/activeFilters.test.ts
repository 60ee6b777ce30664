import { describe, expect, it } from 'vitest';
import { activeFilters, advancedFilterCount, clearedFilters, isNarrowed } from './activeFilters';
import { defaultFilters, type SearchFilters } from './filters';
import { withoutFilter } from './withoutFilter.lazy';

const everything: SearchFilters = {
  ...defaultFilters,
  tradeType: 'rent',
  rooms: ['1', '2'],
  priceMin: 30_000,
  metro: ['Сокол'],
  areaMin: 45,
  floorMax: 9,
  buildingTypes: ['brick', 'panel'],
  repairTypes: ['euro'],
  bathroomTypes: ['combined'],
  flags: ['not_first_floor', 'has_tv'],
  ordering: 'cheapest',
};

describe('active filters', () => {
  it('are none by default', () => {
    expect(activeFilters(defaultFilters)).toEqual([]);
  });

  it('are each removable, one by one, until nothing is left', () => {
    const active = activeFilters(everything);
    expect(active.map(({ kind }) => kind)).toEqual(
      'rooms rooms price metro area floor building building repair bathroom flag flag'.split(' '),
    );
    for (const one of active) expect(activeFilters(withoutFilter(everything, one))).toEqual(active.filter((other) => other !== one));
    expect(activeFilters(active.reduce(withoutFilter, everything))).toEqual([]);
  });

  it('leave out what the page has fixed', () => {
    const kinds = activeFilters(everything, { rooms: ['1', '2'], priceMin: 30_000, priceMax: null, flags: ['has_tv'] }).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual('metro area floor building building repair bathroom flag'.split(' '));
  });

  it('count as advanced if the form has no field for them', () => {
    expect(advancedFilterCount(everything)).toBe(8);
    expect(advancedFilterCount(everything, { areaMin: 45, areaMax: null, flags: ['has_tv'] })).toBe(6);
    expect(advancedFilterCount({ ...defaultFilters, rooms: ['1'], priceMax: 5, metro: ['Сокол'] })).toBe(0);
  });

  it('narrow the search exactly when there are any', () => {
    expect(isNarrowed(defaultFilters)).toBe(false);
    const active = activeFilters(everything);
    for (const one of active) {
      const only = active.filter((other) => other !== one).reduce(withoutFilter, everything);
      expect(activeFilters(only)).toEqual([one]);
      expect(isNarrowed(only)).toBe(true);
      expect(isNarrowed(only, only)).toBe(false);
    }
  });

  it('are cleared without a change of deal, type and order', () => {
    expect(clearedFilters(everything)).toEqual({ ...defaultFilters, tradeType: 'rent', ordering: 'cheapest' });
    expect(clearedFilters(everything, { rooms: ['1'] }).rooms).toEqual(['1']);
  });
});
