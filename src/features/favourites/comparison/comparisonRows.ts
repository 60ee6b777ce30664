import { firstPaymentOf, type Listing, pricePerSquareMetre } from '../../../domain/listing/listing';

/** Null: unknown. Equal values are the same to a visitor. */
type Value = string | number | null;

const joined = (...parts: readonly Value[]): Value => (parts.every((part) => part === null) ? null : parts.join('/'));

/** By id: what the visitor has noted. */
export type Notes = ReadonlyMap<number, string>;

/** In the order of the table. */
const values = {
  price: ({ price }) => (price > 0 ? price : null),
  perMetre: (listing) => (listing.tradeType === 'sale' ? pricePerSquareMetre(listing) : null),
  firstPayment: firstPaymentOf,
  area: ({ area }) => area,
  floor: ({ floor, floors }) => (floor === null ? null : joined(floor, floors)),
  house: ({ buildingType, yearBuilt }) => joined(buildingType, yearBuilt),
  repair: ({ repairType }) => repairType,
  metro: ({ metro }) => metro && joined(metro.name, metro.lineName),
  onFoot: ({ metro }) => metro?.minutes ?? null,
  bathroom: ({ bathroomType }) => bathroomType,
  commission: ({ commission }) => commission,
  owner: ({ owner }) => owner.type,
  note: ({ id }, notes) => notes.get(id) ?? null,
} satisfies Record<string, (listing: Listing, notes: Notes) => Value>;

export type ComparedField = keyof typeof values;
const fields = Object.keys(values) as ComparedField[];

/** Which end of a row is better for who buys or rents. */
const better: Partial<Record<ComparedField, 'least' | 'most'>> = {
  price: 'least',
  perMetre: 'least',
  firstPayment: 'least',
  area: 'most',
  onFoot: 'least',
  commission: 'least',
};
/** A price and a rent per month cannot be compared. */
const ofOneDeal: ReadonlySet<ComparedField> = new Set(['price', 'perMetre', 'firstPayment', 'commission']);

/** One cell of a row, of one listing. */
export interface ComparedCell {
  readonly listing: Listing;
  readonly value: Value;
  readonly isBest: boolean;
}

export interface ComparisonRow {
  readonly field: ComparedField;
  readonly cells: readonly ComparedCell[];
  /** Whether any two values differ; an unknown one differs from a known one. */
  readonly differs: boolean;
}

/** Returns what is known of at least one of these listings, with the best value of a row. None is best if all that are known are equal. */
export function comparisonRows(listings: readonly Listing[], notes: Notes): ComparisonRow[] {
  const isOneDeal = new Set(listings.map(({ tradeType }) => tradeType)).size === 1;
  return fields.flatMap((field) => {
    const row = listings.map((listing) => ({ listing, value: values[field](listing, notes) }));
    const known = row.flatMap(({ value }) => value ?? []);
    if (known.length === 0) return [];
    const best = isOneDeal || !ofOneDeal.has(field) ? bestOf(known, better[field]) : null;
    const cells = row.map((cell) => ({ ...cell, isBest: cell.value !== null && cell.value === best }));
    return { field, cells, differs: new Set(row.map(({ value }) => value)).size > 1 };
  });
}

function bestOf(known: readonly (string | number)[], end: 'least' | 'most' | undefined): number | null {
  const numbers = known.filter((value) => typeof value === 'number');
  if (!end || new Set(numbers).size < 2) return null;
  return end === 'least' ? Math.min(...numbers) : Math.max(...numbers);
}
