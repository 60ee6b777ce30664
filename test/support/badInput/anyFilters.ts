import fc from 'fast-check';
import { type FilterField, filterFields, filterFlags, type RangeField } from '../../../src/domain/search/fields';
import { boundsOf, filterProperties, makeFilters, type RangeKey, rangeKeys, type SearchFilters } from '../../../src/domain/search/filters';

/** Where most listings lie, so that searches find some. A range without an entry uses its limits alone. */
const usual: { readonly [K in RangeKey]?: fc.Arbitrary<number> } = {
  price: fc.oneof(numbers({ min: 1, max: 60 }, 1_000_000), numbers({ min: 10, max: 200 }, 1000)),
  firstPayment: numbers({ min: 20, max: 600 }, 1000),
  unitPrice: numbers({ min: 100, max: 700 }, 1000),
  area: numbers({ min: 1500, max: 14_000 }, 0.01),
  floor: numbers({ min: 1, max: 25 }),
};

/** Any search that a visitor could make near these stations: every filter of §3, alone and together, within and beyond what exists. */
export function anyFilters(stations: readonly string[]): fc.Arbitrary<SearchFilters> {
  return fc.record(Object.fromEntries(filterProperties.map(({ name, field }) => [name, valueOf(field, stations)]))).map((values) =>
    rangeKeys.reduce(
      withOrderedBounds,
      makeFilters(({ name }) => values[name]),
    ),
  );
}

function valueOf(field: FilterField, stations: readonly string[]): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'choice': {
      const keys = field.options.map(({ key }) => key);
      // The first is more frequent: most listings are flats, and a search that finds nothing proves little.
      return fc.constantFrom(...keys, ...keys.slice(0, 1));
    }
    case 'list':
      return some(
        field.options.map(({ key }) => key),
        field.options.length,
      );
    case 'range':
      return fc.option(bound(field), { freq: 1 });
    case 'names':
      return some(stations, 40);
    case 'flags':
      return some(filterFlags, 3);
    default:
      return field satisfies never;
  }
}

function bound(field: RangeField): fc.Arbitrary<number> {
  const key = rangeKeys.find((other) => filterFields[other] === field);
  const usually = key && usual[key];
  const scale = field.decimals ? 100 : 1;
  const anywhere = numbers({ min: field.min * scale, max: field.max * scale }, 1 / scale);
  return usually ? fc.oneof({ weight: 4, arbitrary: usually }, { weight: 1, arbitrary: anywhere }) : anywhere;
}

/** Whole numbers, multiplied. */
function numbers(limits: { readonly min: number; readonly max: number }, step = 1): fc.Arbitrary<number> {
  return fc.integer(limits).map((number) => (step < 1 ? number / Math.round(1 / step) : number * step));
}

function withOrderedBounds(filters: SearchFilters, key: RangeKey): SearchFilters {
  const [min, max] = boundsOf(filters, key);
  return min !== null && max !== null && min > max ? { ...filters, [`${key}Min`]: max, [`${key}Max`]: min } : filters;
}

function some<T>(options: readonly T[], most: number): fc.Arbitrary<T[]> {
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.subarray([...options], { minLength: 1, maxLength: Math.min(most, options.length) }) },
  );
}
