import { describe, expect, it } from 'vitest';
import { defaultFilters } from './filters';
import { readFilters } from './filtersInput';
import { isFixed, isFlagFixed, readFixedFilters, withFixed } from './fixedFilters';

describe('filters given by a page', () => {
  it('are read from an object as from a query', () => {
    const asObject = readFilters({
      tradeType: 'rent',
      rooms: ['4+', 'studio'],
      priceMax: 90000,
      flags: ['has_tv'],
      buildingTypes: ['brick'],
    });
    const asQuery = readFilters('trade_type=Аренда&room_count=4%2B,Студия&price_max=90000&has_tv=true&about_building=Кирпичный');
    expect(asObject).toEqual(asQuery);
    expect(asObject.problems).toEqual([]);
    expect(asObject.filters).toMatchObject({ tradeType: 'rent', rooms: ['4+', 'studio'], priceMax: 90000, flags: ['has_tv'] });
  });

  it('report what is invalid', () => {
    expect(readFilters({ tradeType: 'lease', priceMax: -5, colour: 'red', flags: ['has_pool'] }).problems).toEqual(
      expect.arrayContaining([
        { parameter: 'trade_type', problem: 'unknownValue' },
        { parameter: 'price_max', problem: 'notANumber' },
        { parameter: 'colour', problem: 'unknownParameter' },
        { parameter: 'has_pool', problem: 'unknownValue' },
      ]),
    );
    expect(readFilters('rooms=1&price_max=5').problems).toEqual([{ parameter: 'rooms', problem: 'unknownParameter' }]);
  });

  it('never throw and never pollute', () => {
    const cyclic: Record<string, unknown> = { rooms: ['1'] };
    cyclic['metro'] = cyclic;
    const hostile = [
      cyclic,
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('no');
          },
        },
      ),
      {
        get rooms() {
          throw new Error('no');
        },
      },
      JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
      Symbol('x'),
      10n,
      () => 1,
      [1, 2],
      { rooms: Array.from({ length: 100_000 }, () => '1'), priceMin: Number.NaN, priceMax: 1e308, metro: [{}, null, 'Сокол'] },
    ];
    for (const input of hostile) expect(readFilters(input).filters.tradeType).toBe('sale');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(readFilters(null)).toEqual({ filters: defaultFilters, page: 1, problems: [] });
  });
});

describe('fixed filters', () => {
  it('are the named ones; one bound fixes the complete range', () => {
    const { fixed } = readFixedFilters('trade_type=Аренда&price_max=90000');
    expect(fixed).toEqual({ tradeType: 'rent', priceMin: null, priceMax: 90000 });
    expect(isFixed(fixed, 'priceMin')).toBe(true);
    expect(isFixed(fixed, 'realtyType')).toBe(false);
  });

  it('win over any other filters', () => {
    const { fixed } = readFixedFilters({ rooms: ['2'], flags: ['has_balcony'] });
    const filters = withFixed({ ...defaultFilters, rooms: ['1', '3'], flags: ['no_commission'] }, fixed);
    expect(filters.rooms).toEqual(['2']);
    expect(filters.flags).toEqual(['has_balcony', 'no_commission']);
    expect(isFlagFixed(fixed, 'has_balcony')).toBe(true);
    expect(isFlagFixed(fixed, 'no_commission')).toBe(false);
  });

  it('fix nothing with an unreadable value', () => {
    expect(readFixedFilters('trade_type=Обмен&realty_type=&room_count=9').fixed).toEqual({});
    expect(readFixedFilters({ tradeType: 'swap', ordering: undefined }).fixed).toEqual({});
    expect(withFixed(defaultFilters, {})).toBe(defaultFilters);
  });

  it('leave no bound and no order of the other deal', () => {
    const rent = { ...defaultFilters, tradeType: 'rent', firstPaymentMax: 100_000, ordering: 'firstPayment' } as const;
    expect(withFixed(rent, {})).toBe(rent);
    expect(withFixed(rent, { tradeType: 'sale' })).toEqual(defaultFilters);
    expect(withFixed({ ...defaultFilters, unitPriceMin: 1, ordering: 'unitPrice' }, { tradeType: 'rent' })).toEqual({
      ...defaultFilters,
      tradeType: 'rent',
    });
  });

  it('leave no flags of the other deal, even when nothing is fixed', () => {
    const rent = { ...defaultFilters, tradeType: 'rent', flags: ['has_balcony', 'has_tv'] } as const;
    expect(withFixed(rent, {})).toBe(rent);
    expect(withFixed({ ...rent, tradeType: 'sale' }, {}).flags).toEqual(['has_balcony']);
  });
});
