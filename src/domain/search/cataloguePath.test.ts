import { describe, expect, it } from 'vitest';
import { cataloguePath } from './cataloguePath';
import { defaultFilters } from './filters';
import { parseQuery } from './filtersQuery';

const named = (path: string) => Object.fromEntries(new URL(path, 'https://kvartal.test').searchParams);

describe('links to all listings', () => {
  it('"Смотреть все" names the deal and newest first, and nothing else', () => {
    expect(named(cataloguePath('sale'))).toEqual({ trade_type: 'Продажа', ordering: '-published_at' });
    expect(named(cataloguePath('rent'))).toEqual({ trade_type: 'Аренда', ordering: '-published_at' });
  });

  it('"Каталог" names the property type too', () => {
    expect(named(cataloguePath('rent', 'flat'))).toEqual({ trade_type: 'Аренда', realty_type: 'Квартира', ordering: '-published_at' });
  });

  it('open the search with every other filter reset', () => {
    const path = cataloguePath('rent', 'apartments');
    expect(path).toMatch(/^\/realty\?/);
    expect(parseQuery(path.slice('/realty?'.length))).toEqual({
      filters: { ...defaultFilters, tradeType: 'rent', realtyType: 'apartments', ordering: 'newest' },
      page: 1,
      problems: [],
    });
  });
});
