import fc from 'fast-check';
import {
  bathroomTypes,
  buildingTypes,
  type EnumOption,
  orderings,
  realtyTypes,
  repairTypes,
  roomOptions,
  tradeTypes,
} from '../../../src/domain/enumerations';
import { filterFlags, type SearchFilters } from '../../../src/domain/search/filters';

/** Any search that a visitor could make near these stations: every filter of §3, alone and together, within and beyond what exists. */
export function anyFilters(stations: readonly string[]): fc.Arbitrary<SearchFilters> {
  return fc
    .record({
      tradeType: fc.constantFrom(...tradeTypes.map(({ key }) => key)),
      // Most listings are flats, and a search that finds nothing says little.
      realtyType: fc.constantFrom(...realtyTypes.map(({ key }) => key), 'flat' as const),
      rooms: keys(roomOptions),
      price: fc.oneof(bounds(1, 60, 1_000_000), bounds(10, 200, 1000)),
      metro: some(stations, 40),
      // Hundredths of m².
      area: bounds(1500, 14_000, 1),
      floor: bounds(1, 25, 1),
      bathroomTypes: keys(bathroomTypes),
      repairTypes: keys(repairTypes),
      buildingTypes: keys(buildingTypes),
      flags: some(filterFlags, 3),
      ordering: fc.constantFrom(...orderings.map(({ key }) => key)),
    })
    .map(({ price: [priceMin, priceMax], area: [areaMin, areaMax], floor: [floorMin, floorMax], ...rest }) => ({
      ...rest,
      priceMin,
      priceMax,
      areaMin: areaMin === null ? null : areaMin / 100,
      areaMax: areaMax === null ? null : areaMax / 100,
      floorMin,
      floorMax,
    }));
}

function some<T>(options: readonly T[], most: number): fc.Arbitrary<T[]> {
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.subarray([...options], { minLength: 1, maxLength: Math.min(most, options.length) }) },
  );
}

function keys<O extends EnumOption>(options: readonly O[]): fc.Arbitrary<O['key'][]> {
  return some(
    options.map((option): O['key'] => option.key),
    options.length,
  );
}

function bounds(low: number, high: number, step: number): fc.Arbitrary<[number | null, number | null]> {
  const bound = fc.option(fc.integer({ min: low, max: high }), { freq: 1 });
  return fc.tuple(bound, bound).map(([a, b]) => {
    const [from, to] = a !== null && b !== null && a > b ? [b, a] : [a, b];
    return [from === null ? null : from * step, to === null ? null : to * step];
  });
}
