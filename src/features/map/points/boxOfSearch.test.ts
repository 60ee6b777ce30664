import { describe, expect, test } from 'vitest';
import { cityPointsOf } from '../../../domain/map/cityPoints';
import type { Box } from '../../../domain/map/coordinates';
import type { MapPoint } from '../../../domain/map/mapPoints';
import { defaultFilters, type SearchFilters } from '../../../domain/search/filters';
import { boxOfSearch } from './boxOfSearch';

const start: Box = { south: 55.6, west: 37.1, north: 55.9, east: 38.1 };
const pointAt = (latitude: number, longitude: number, count = 1): MapPoint => ({
  at: { latitude, longitude },
  count,
  ids: [1],
  price: 1e7,
  cell: null,
});
const centre = pointAt(55.75, 37.6, 200);
const zelenograd = pointAt(55.9825, 37.1814, 20);
const narrowed: Partial<SearchFilters> = { priceMax: 10_000_000 };

const shown = (points: readonly MapPoint[], filters: Partial<SearchFilters>) =>
  boxOfSearch({ ...defaultFilters, ...filters }, points, cityPointsOf(points), start);

describe('what the map shows of a search', () => {
  test('nothing narrows it: the city', () => {
    expect(shown([zelenograd], {})).toBeNull();
    expect(shown([zelenograd], { tradeType: 'rent', realtyType: 'apartments', ordering: 'cheapest' })).toBeNull();
  });

  test('the box of its results, and nothing else', () => {
    expect(shown([pointAt(55.75, 37.6, 20), pointAt(55.7, 37.5), pointAt(54.9226, 37.4033), pointAt(0, 0)], narrowed)).toEqual({
      south: 55.7,
      west: 37.5,
      north: 55.75,
      east: 37.6,
    });
    expect(shown([], narrowed)).toBeNull();
  });

  test('many results, half of them in that view: the city, unless they are of a place', () => {
    expect(shown([centre, zelenograd], narrowed)).toBeNull();
    expect(shown([centre, zelenograd], { metro: ['Сокол', 'Крюково'] })).toMatchObject({ north: 55.9825, south: 55.75 });
    expect(shown([pointAt(55.75, 37.6), zelenograd], narrowed)).toMatchObject({ north: 55.9825 });
    expect(shown([pointAt(55.75, 37.6, 10), pointAt(55.9825, 37.1814, 200)], narrowed)).toMatchObject({ north: 55.9825 });
  });

  test('cells of the server count as a whole', () => {
    const cell: Box = { south: 55.7, west: 37.5, north: 55.8, east: 37.7 };
    expect(shown([{ ...pointAt(55.75, 37.6, 60), ids: [], cell }], narrowed)).toEqual(cell);
  });
});
