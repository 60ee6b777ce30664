import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { garbageQueries } from '../../../test/support/badInput/garbageQueries';
import type { Box } from '../map/coordinates';
import { parseQuery, searchParameters } from './filtersQuery';
import { formatViewState, isViewParameter, parseViewState, type ViewState } from './searchView';

const degrees = (min: number, max: number) => fc.integer({ min: min * 1e5, max: max * 1e5 }).map((n) => n / 1e5);
const side = (min: number, max: number) =>
  fc
    .tuple(degrees(min, max), degrees(min, max))
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => (a < b ? [a, b] : [b, a]) as [number, number]);
const anyBox: fc.Arbitrary<Box> = fc
  .tuple(side(-85, 85), side(-180, 180))
  .map(([[south, north], [west, east]]) => ({ south, west, north, east }));
const anyMap: fc.Arbitrary<ViewState> = fc.record({ view: fc.constant('map' as const), box: fc.option(anyBox) });
const cardsOverMap: fc.Arbitrary<ViewState> = fc.record({ view: fc.constant('cards' as const), box: anyBox });

describe('the map in an address', () => {
  it('reads back whatever it wrote', () => {
    fc.assert(
      fc.property(fc.oneof(anyMap, cardsOverMap), (place) => {
        expect(parseViewState(formatViewState(place))).toEqual(place);
        expect(parseViewState(formatViewState(place, 'map'))).toEqual(place);
      }),
    );
  });

  it('names the corners as the API does: north, west, south, east, to a metre', () => {
    const box = { north: 55.9161234, west: 37.357, south: 55.561, east: 37.917 };
    expect(formatViewState({ view: 'map', box })).toBe('view=map&box=55.91612,37.357,55.561,37.917');
  });

  it('is empty for the initial view, and names cards where the page starts with the map', () => {
    expect(formatViewState({ view: 'cards', box: null })).toBe('');
    expect(parseViewState('')).toBeNull();
    expect(formatViewState({ view: 'cards', box: null }, 'map')).toBe('view=cards');
    expect(parseViewState('view=cards')).toEqual({ view: 'cards', box: null });
  });

  it('is part of no filter, and no filter is part of it', () => {
    fc.assert(
      fc.property(anyMap, (place) => {
        const written = new URLSearchParams(formatViewState(place));
        for (const [name, value] of written) expect(isViewParameter(name, value)).toBe(true);
        expect(parseQuery(written)).toEqual(parseQuery(''));
      }),
    );
    for (const name of searchParameters) expect(isViewParameter(name, 'map')).toBe(false);
  });

  it('does not touch another view of the page', () => {
    expect(isViewParameter('view', 'grid')).toBe(false);
    expect(parseViewState('view=grid')).toBeNull();
    expect(parseViewState('view=grid&view=map')).toEqual({ view: 'map', box: null });
  });

  it('does not touch another box of the page', () => {
    for (const value of ['gift', '3', '1,2,3', '55.9,37.3,55.5,x', '55.9,37.3,55.5,37.9,1', '']) {
      expect(isViewParameter('box', value)).toBe(false);
      expect(parseViewState(`box=${value}`)).toBeNull();
    }
    const box = { north: 55.9, west: 37.3, south: 55.5, east: 37.9 };
    expect(parseViewState('box=gift&box=55.9,37.3,55.5,37.9')).toEqual({ view: 'cards', box });
  });

  it.each([
    '1,2,3',
    '55.9,37.3,55.5,37.9,1',
    '55.5,37.3,55.9,37.9',
    '55.9,37.9,55.5,37.3',
    '95,37,55,38',
    '56,37,55,181',
    '56,37,55,NaN',
    '56,37,55,x',
    '56,37',
    '56,37,56,38',
    '',
  ])('opens the map where it begins for the box «%s»', (box) => {
    expect(parseViewState(`view=map&box=${encodeURIComponent(box)}`)).toEqual({ view: 'map', box: null });
  });

  it('never throws, and returns a valid box or none', () => {
    const check = (query: string) => {
      const place = parseViewState(query);
      if (!place?.box) return;
      const { south, west, north, east } = place.box;
      expect(south >= -85 && south < north && north <= 85 && west >= -180 && west < east && east <= 180).toBe(true);
    };
    for (const query of garbageQueries(500, 7)) check(query);
    fc.assert(fc.property(fc.string(), (text) => check(`view=map&box=${text}`)));
    fc.assert(fc.property(fc.array(fc.double().map(String), { maxLength: 6 }), (numbers) => check(`view=map&box=${numbers.join(',')}`)));
  });
});
