import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilters } from '../../../test/support/badInput/anyFilters';
import { garbageQueries } from '../../../test/support/badInput/garbageQueries';
import { limits } from '../limits';
import { defaultFilters, ofItsDeal } from './filters';
import { formatQuery, keepKnownMetro, parseQuery } from './filtersQuery';

const canonicalFilters = anyFilters(['Сокол', 'Улица 1905 года', 'Щёлковская', 'Площадь Революции']).map(ofItsDeal);

describe('codec of the search URL (§5)', () => {
  it('reads back everything it wrote, without a problem', () => {
    fc.assert(
      fc.property(canonicalFilters, fc.integer({ min: 1, max: 500 }), (filters, page) => {
        expect(parseQuery(formatQuery(filters, page))).toEqual({ filters, page, problems: [] });
      }),
    );
  });

  it('never throws and always returns usable filters, whatever the address', () => {
    const name = fc.constantFrom(
      'trade_type',
      'realty_type',
      'room_count',
      'price_min',
      'price_max',
      'address_metro',
      'floor_min',
      'page',
      'x',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary' })), { maxLength: 12 }), (pairs) => {
        const { filters, page } = parseQuery(new URLSearchParams(pairs));
        expect(parseQuery(formatQuery(filters, page)).filters).toEqual(filters);
      }),
      { numRuns: 500 },
    );
  });

  it('normalises five thousand random addresses', () => {
    for (const query of garbageQueries(5000)) {
      const { filters, page } = parseQuery(query);
      const canonical = formatQuery(filters, page);
      // Encoded, a name has six times as many characters: what nobody reads any more is not compared.
      if (canonical.length > limits.queryLength) continue;
      expect(parseQuery(canonical), query).toEqual({ filters, page, problems: [] });
      expect(canonical, query).toMatch(/^[\w=&%,.+*!'()~-]+$/);
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('falls back to the first option for an unknown deal, kind or order', () => {
    const { filters, problems } = parseQuery('trade_type=Обмен&realty_type=Гараж&ordering=-id');
    expect(filters).toEqual(defaultFilters);
    expect(problems.map((problem) => problem.parameter)).toEqual(['trade_type', 'realty_type', 'ordering']);
  });

  it('clears unknown rooms and keeps known ones', () => {
    expect(parseQuery('room_count=2,7,Студия,abc').filters.rooms).toEqual(['2', 'studio']);
  });

  it.each(['4%2B', '4+', '4 '])('reads %j as four rooms and more', (value) => {
    expect(parseQuery(`room_count=1,${value}`).filters.rooms).toEqual(['1', '4+']);
  });

  it.each(['0', '-5', '1.5', '1e3', '1000000001', '99999999999999999999', 'NaN', '٣', ' 7'])('ignores the price %j', (value) => {
    const { filters, problems } = parseQuery(new URLSearchParams({ price_min: value }));
    expect(filters.priceMin).toBeNull();
    expect(problems).toHaveLength(1);
  });

  it('accepts prices from 1 to 1e9', () => {
    expect(parseQuery('price_min=1&price_max=1000000000').filters).toMatchObject({ priceMin: 1, priceMax: 1e9 });
  });

  it('drops both bounds of an inverted range', () => {
    expect(parseQuery('price_min=5&price_max=4').filters).toMatchObject({ priceMin: null, priceMax: null });
  });

  it('accepts labels and ids alike, and both names of the building type', () => {
    expect(parseQuery('trade_type=2&repair_type=Косметический,3').filters).toMatchObject({
      tradeType: 'rent',
      repairTypes: ['cosmetic', 'euro'],
    });
    expect(parseQuery('building_type=1&about_building=Панельный').filters.buildingTypes).toEqual(['brick', 'panel']);
  });

  it('leaves flags for rent out of a sale', () => {
    expect(parseQuery('trade_type=Продажа&has_tv=true&has_balcony=true').filters.flags).toEqual(['has_balcony']);
    expect(parseQuery('trade_type=Аренда&has_tv=true&has_internet=false').filters.flags).toEqual(['has_tv']);
  });

  it('rejects an enormous query', () => {
    expect(parseQuery(`price_min=5&x=${'a'.repeat(5000)}`).filters).toEqual(defaultFilters);
  });

  it('writes no nulls, joins arrays by commas, and escapes the plus', () => {
    const query = formatQuery({ ...defaultFilters, rooms: ['1', '4+'], metro: ['Сокол', 'Улица 1905 года'] });
    expect(decodeURIComponent(query)).toBe(
      'trade_type=Продажа&realty_type=Квартира&room_count=1,4+&address_metro=Сокол,Улица+1905+года&ordering=-published_at',
    );
    expect(query).toContain('room_count=1,4%2B');
  });

  it('drops stations that do not exist', () => {
    const filters = { ...defaultFilters, metro: ['Сокол', 'Хогвартс'] };
    expect(keepKnownMetro(filters, ['Сокол']).metro).toEqual(['Сокол']);
    const known = { ...defaultFilters, metro: ['Сокол'] };
    expect(keepKnownMetro(known, ['Сокол'])).toBe(known);
  });

  it('takes the names of stations in any case, with е for ё, and writes them as the register does', () => {
    const filters = { ...defaultFilters, metro: ['сокол', 'ЩЕЛКОВСКАЯ', 'Сокол'] };
    expect(keepKnownMetro(filters, ['Сокол', 'Щёлковская']).metro).toEqual(['Сокол', 'Щёлковская']);
  });
});
