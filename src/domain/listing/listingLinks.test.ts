import { describe, expect, it } from 'vitest';
import { searchedRealtyType } from '../search/cataloguePath';
import { parseQuery } from '../search/filtersQuery';
import { crumbPath, similarPath } from './listingLinks';

const query = (path: string) => parseQuery(new URL(path, 'https://kvartal.test').search.slice(1));

describe('links from a listing to the search', () => {
  it('name order, type, deal and rooms in the required order (§2)', () => {
    expect(crumbPath({ tradeType: 'sale', realtyType: 'flat', rooms: '2' })).toBe(
      `/realty?ordering=-published_at&realty_type=${encodeURIComponent('Квартира')}&trade_type=${encodeURIComponent('Продажа')}&room_count=2`,
    );
  });

  it('encode the plus of "4+" (D14)', () => {
    const path = crumbPath({ tradeType: 'rent', realtyType: 'apartments', rooms: '4+' });
    expect(path).toMatch(/&room_count=4%2B$/);
    expect(query(path)).toMatchObject({
      filters: { tradeType: 'rent', realtyType: 'apartments', rooms: ['4+'], ordering: 'newest' },
      problems: [],
    });
  });

  it('find studios by their room count', () => {
    expect(query(crumbPath({ tradeType: 'sale', realtyType: 'flat', rooms: 'studio' }))).toMatchObject({
      filters: { rooms: ['studio'] },
      problems: [],
    });
  });

  it('omit unknown rooms', () => {
    expect(crumbPath({ tradeType: 'sale', realtyType: 'flat', rooms: null })).not.toContain('room_count');
  });

  it.each(['house', 'room', 'studio'] as const)('looks for a %s as for a flat (D36)', (realtyType) => {
    expect(searchedRealtyType(realtyType)).toBe('flat');
    expect(query(crumbPath({ tradeType: 'rent', realtyType, rooms: null }))).toMatchObject({
      filters: { realtyType: 'flat' },
      problems: [],
    });
    expect(query(similarPath({ tradeType: 'rent', realtyType }))).toMatchObject({ filters: { tradeType: 'rent', realtyType: 'flat' } });
  });

  it('to similar listings: same deal and type, newest first', () => {
    expect(query(similarPath({ tradeType: 'sale', realtyType: 'apartments' }))).toMatchObject({
      filters: { tradeType: 'sale', realtyType: 'apartments', ordering: 'newest', rooms: [] },
      problems: [],
    });
  });
});
