import { describe, expect, it } from 'vitest';
import { parseQuery } from '../search/filtersQuery';
import { crumbPath, searchedRealtyType, similarPath } from './listingLinks';

const query = (path: string) => parseQuery(new URL(path, 'https://kvartal.test').search.slice(1));

describe('links from a listing into the search', () => {
  it('names order, type, deal and rooms in the order of the requirements (§2)', () => {
    expect(crumbPath({ tradeType: 'sale', realtyType: 'flat', rooms: '2' })).toBe(
      `/realty?ordering=-published_at&realty_type=${encodeURIComponent('Квартира')}&trade_type=${encodeURIComponent('Продажа')}&room_count=2`,
    );
  });

  it('writes the plus of "4+" so that it stays one (D14)', () => {
    const path = crumbPath({ tradeType: 'rent', realtyType: 'apartments', rooms: '4+' });
    expect(path).toMatch(/&room_count=4%2B$/);
    expect(query(path)).toMatchObject({
      filters: { tradeType: 'rent', realtyType: 'apartments', rooms: ['4+'], ordering: 'newest' },
      problems: [],
    });
  });

  it('finds studios by their number of rooms', () => {
    expect(query(crumbPath({ tradeType: 'sale', realtyType: 'flat', rooms: 'studio' }))).toMatchObject({
      filters: { rooms: ['studio'] },
      problems: [],
    });
  });

  it('leaves the rooms out where nobody said them', () => {
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

  it('similar listings are of the same deal and type, newest first', () => {
    expect(query(similarPath({ tradeType: 'sale', realtyType: 'apartments' }))).toMatchObject({
      filters: { tradeType: 'sale', realtyType: 'apartments', ordering: 'newest', rooms: [] },
      problems: [],
    });
  });
});
