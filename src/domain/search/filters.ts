import type { EnumOption, TradeType } from '../enumerations';
import { limits } from '../limits';
import { commonFlags, type FilterField, type FilterFlag, filterFields, filterFlags } from './fields';

type Fields = typeof filterFields;

type NamesOf<K extends string, F> = F extends { readonly name: infer N extends string } ? N : `${K}${'Min' | 'Max'}`;

type OptionOf<F> = F extends { readonly options: readonly EnumOption<infer V>[] } ? V : never;

interface ValuesByKind<F> {
  readonly choice: OptionOf<F>;
  readonly list: readonly OptionOf<F>[];
  readonly range: number | null;
  readonly names: readonly string[];
  readonly flags: readonly FilterFlag[];
}

/** What a visitor searches for (§3). Null and an empty list mean "any". Money is whole roubles, area is m². */
export type SearchFilters = {
  readonly [K in keyof Fields as NamesOf<K, Fields[K]>]: ValuesByKind<Fields[K]>[Fields[K]['kind']];
};

/** Keys of the rows of a kind in {@link filterFields}. */
export type FieldOfKind<Kind extends FilterField['kind']> = {
  [K in keyof Fields]: Fields[K] extends { readonly kind: Kind } ? K : never;
}[keyof Fields];

const fieldKeys = Object.keys(filterFields) as (keyof Fields)[];

/** Keys of the rows of a kind, in the order of the query. */
export function keysOfKind<Kind extends FilterField['kind']>(kind: Kind): readonly FieldOfKind<Kind>[] {
  return fieldKeys.filter((key): key is FieldOfKind<Kind> => filterFields[key].kind === kind);
}

/** Key of a range: `price`, `area`… */
export type RangeKey = FieldOfKind<'range'>;

/** Whether a row of the table is a range. */
export const isRangeKey = (key: keyof Fields): key is RangeKey => filterFields[key].kind === 'range';

/** A property of the filters, its query parameter, and its row of {@link filterFields}. */
export interface FilterProperty {
  readonly name: keyof SearchFilters;
  readonly parameter: string;
  readonly field: FilterField;
}

/** Every property of the filters, in the order of the query. */
export const filterProperties = fieldKeys.flatMap((key): FilterProperty[] => {
  const field = filterFields[key];
  return isRangeKey(key)
    ? [
        { name: `${key}Min`, parameter: `${field.parameter}_min`, field },
        { name: `${key}Max`, parameter: `${field.parameter}_max`, field },
      ]
    : [{ ...filterFields[key], field }];
});

/** Filters with a value for every property. The type is derived from the table, so its names are complete. */
export function makeFilters(valueOf: (property: FilterProperty) => unknown): SearchFilters {
  return Object.fromEntries(filterProperties.map((property) => [property.name, valueOf(property)])) as SearchFilters;
}

/** The ranges among the filters, in the order of the query. */
export const rangeKeys = keysOfKind('range');

/** Returns both bounds of a range. */
export function boundsOf(filters: SearchFilters, key: RangeKey): readonly [min: number | null, max: number | null] {
  return [filters[`${key}Min` as const], filters[`${key}Max` as const]];
}

/** The filters without the bounds of a range. */
export function withoutRange(filters: SearchFilters, key: RangeKey): SearchFilters {
  return { ...filters, [`${key}Min`]: null, [`${key}Max`]: null };
}

/** Продажа, Квартира, newest first, no rooms (§4). */
export const defaultFilters = makeFilters(({ field }) =>
  field.kind === 'choice' ? field.options[0]?.key : field.kind === 'range' ? null : [],
);

/** What is wrong with a pair of bounds. */
export type RangeProblem = 'minAboveMax';

/** 'Мин. цена не может быть больше макс.' (§5). */
export function rangeProblem(min: number | null, max: number | null): RangeProblem | null {
  return min !== null && max !== null && min > max ? 'minAboveMax' : null;
}

/** Returns what is wrong with a pair of prices; the bounds are `limits.price`, roubles. */
export type PriceProblem = RangeProblem | 'aboveLimit' | 'belowLimit';

/** A price outside the bounds shows an error and does not enter the filters (D32). */
export function priceProblem(min: number | null, max: number | null): PriceProblem | null {
  const given = [min, max].filter((price) => price !== null);
  if (given.some((price) => price > limits.price.max)) return 'aboveLimit';
  if (given.some((price) => price < limits.price.min)) return 'belowLimit';
  return rangeProblem(min, max);
}

/** The invalid ranges of a form, with their problems. */
export type RangeProblems = { readonly [K in RangeKey]: (K extends 'price' ? PriceProblem : RangeProblem) | null };

/** Checks every pair of bounds; the fields themselves keep single values within their limits (§5). */
export function rangeProblems(filters: SearchFilters): RangeProblems {
  const own = ofItsDeal(filters);
  const problems = rangeKeys.map((key) => [key, rangeProblem(...boundsOf(own, key))]);
  return { ...Object.fromEntries(problems), price: priceProblem(filters.priceMin, filters.priceMax) };
}

/** Whether these problems prevent submitting the form. */
export const hasProblem = (problems: RangeProblems): boolean => Object.values(problems).some(Boolean);

/** Flags for rent mean nothing for a sale; they are dropped rather than sent. */
export function flagsFor(tradeType: TradeType, flags: readonly FilterFlag[]): FilterFlag[] {
  const allowed: readonly string[] = tradeType === 'rent' ? filterFlags : commonFlags;
  return filterFlags.filter((flag) => allowed.includes(flag) && flags.includes(flag));
}

/** Key of the range and of the ordering that mean nothing for a deal, since they belong to the other one. */
export const costOfOther = (tradeType: TradeType) => (tradeType === 'rent' ? 'unitPrice' : 'firstPayment');

/** The filters without what means nothing for their deal: it is dropped rather than sent. */
export function ofItsDeal(filters: SearchFilters): SearchFilters {
  const { tradeType, ordering } = filters;
  const other = costOfOther(tradeType);
  return {
    ...withoutRange(filters, other),
    flags: flagsFor(tradeType, filters.flags),
    ordering: ordering === other ? defaultFilters.ordering : ordering,
  };
}

/**
 * Returns a draft after its search has changed from `before` to `after`: with that change, and with what the visitor has entered and not
 * submitted.
 */
export function rebased(draft: SearchFilters, before: SearchFilters, after: SearchFilters): SearchFilters {
  return makeFilters(({ name }) => (`${draft[name]}` === `${before[name]}` ? after : draft)[name]);
}

/** Page count = result count / page size, rounded up (§4). */
export function pageCount(count: number, pageSize: number): number {
  return Math.max(0, Math.ceil(count / pageSize));
}
