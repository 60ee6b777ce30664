import { sql } from 'kysely';
import { rangeColumns } from '../../database/attributes';
import type { SearchTable } from '../../database/schema';

const ranges = Object.values(rangeColumns);
type RangeName = (typeof ranges)[number]['column'];

/** What of a listing the engine gets. */
export interface IndexedListing
  extends Pick<
    SearchTable,
    RangeName | 'id' | 'city_id' | 'trade_type' | 'realty_type' | 'traits' | 'rooms' | 'metro_id' | 'latitude' | 'longitude'
  > {
  /** Microseconds, as precise as the database orders by. */
  readonly published: number | null;
}

/** Columns of `listing_search` that an {@link IndexedListing} has as they are. */
export const indexedColumns = [
  'id',
  'city_id',
  'trade_type',
  'realty_type',
  'traits',
  'rooms',
  'metro_id',
  'latitude',
  'longitude',
  ...ranges.map(({ column }) => column),
] as const satisfies readonly (keyof SearchTable)[];

export const published = sql<number | null>`(extract(epoch from published_at) * 1000000)::bigint`.as('published');

/** Stands for null. It is below every bound. */
export const unknown = -(2 ** 31);
/** Unknown times count as the latest, as in the order of the database. */
export const latest = 2 ** 52;

/** Unknown minutes and sums count as more than all others, as in the order of the database. */
export const last = 2 ** 40;

/** Sphinx keeps fractions in 32 bits, which tell neighbouring houses apart no better than half a metre: degrees are whole billionths. */
export const billionths = 1_000_000_000;
/** Grids of the map have steps of powers of two, down to this one: each of their cells is a whole number of these. */
export const finestCells = 2 ** 20;

/** Attributes of the real-time indexes. Fields are for words, of which the search has none; an index has to have one. */
export const attributes = {
  kind: 'uint',
  traits: 'bigint',
  rooms: 'bigint',
  metro: 'uint',
  lat: 'bigint',
  lon: 'bigint',
  cell_y: 'bigint',
  cell_x: 'bigint',
  published: 'bigint',
  ...(Object.fromEntries(ranges.map(({ column }) => [rangeAttribute(column), 'bigint'])) as Record<RangeAttribute, 'bigint'>),
} as const;
type Attribute = keyof typeof attributes;
type RangeAttribute = `${RangeName}_value`;
const names = Object.keys(attributes) as Attribute[];

/** Some names of columns are functions of the engine. */
export function rangeAttribute<Name extends RangeName>(column: Name): `${Name}_value` {
  return `${column}_value`;
}

/**
 * City, deal and type as one number, which every search names. That of the first city is what a release without cities wrote: both may read and
 * feed the same index.
 */
export const kindOf = (city: number, trade: number, realty: number) => (city - 1) * 256 + trade * 16 + realty;

/** @throws for anything that is no whole number: statements are put together as text */
export function whole(value: number): string {
  if (!Number.isSafeInteger(value)) throw new TypeError(`${value} is not a whole number`);
  return String(value);
}

const wholes = (values: readonly number[]) => values.map(whole).join(',');

/** Returns a list of numbers as `IN` takes it. */
export const listOf = (values: readonly number[]) => `(${wholes(values)})`;

export const degreesOf = (value: unknown) => Number(value) / billionths;
const billionthsOf = (degrees: number) => Math.round(degrees * billionths);

/** Returns a statement that stores listings, in place of what was stored of them. */
export function replaceStatement(index: string, listings: readonly IndexedListing[]): string {
  const rows = listings.map((listing) => {
    const values: Record<Attribute, number> = {
      kind: kindOf(listing.city_id, listing.trade_type, listing.realty_type),
      traits: listing.traits,
      rooms: listing.rooms ?? unknown,
      metro: listing.metro_id ?? 0,
      lat: billionthsOf(listing.latitude),
      lon: billionthsOf(listing.longitude),
      cell_y: Math.floor(listing.latitude * finestCells),
      cell_x: Math.floor(listing.longitude * finestCells),
      published: listing.published ?? latest,
      ...(Object.fromEntries(ranges.map(({ column }) => [rangeAttribute(column), listing[column] ?? unknown])) as Record<
        RangeAttribute,
        number
      >),
    };
    return listOf([listing.id, ...names.map((name) => values[name])]);
  });
  return `REPLACE INTO ${index} (id,${names.join(',')}) VALUES ${rows.join(',')}`;
}
