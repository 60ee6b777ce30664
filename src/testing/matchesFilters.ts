import { firstPaymentOf, type Listing, pricePerSquareMetre } from '../domain/listing/listing';
import type { ListingDetails } from '../domain/listing/listingDetails';
import { isPublic } from '../domain/listing/permissions/isPublic';
import type { PriceStep } from '../domain/price/priceHistory';
import { type FilterFlag, filterFields } from '../domain/search/fields';
import { boundsOf, type FieldOfKind, keysOfKind, type RangeKey, rangeKeys, type SearchFilters } from '../domain/search/filters';

/** A listing with data that only filters see. */
export interface WorldListing {
  readonly listing: Listing;
  /** Prices that everybody has seen; the present one since its publication when absent. */
  readonly history?: readonly PriceStep[];
  /** Flags that cannot be derived from the listing: balcony, furniture, rent features, deposit… */
  readonly flags: readonly FilterFlag[];
  /** Overrides of the fake's details. */
  readonly details?: Partial<ListingDetails>;
}

/** The value of a listing that a range restricts. */
const numbers: { readonly [K in RangeKey]: (listing: Listing) => number | null } = {
  price: ({ price }) => price,
  metroMinutes: ({ metro }) => metro?.minutes ?? null,
  firstPayment: firstPaymentOf,
  unitPrice: (listing) => (listing.tradeType === 'sale' ? pricePerSquareMetre(listing) : null),
  area: ({ area }) => area,
  floor: ({ floor }) => floor,
};

/** The option of a listing that an enumeration restricts. */
const options: { readonly [K in FieldOfKind<'list'>]: (listing: Listing) => string | null } = {
  rooms: ({ rooms }) => rooms,
  bathroom: ({ bathroomType }) => bathroomType,
  repair: ({ repairType }) => repairType,
  building: ({ buildingType }) => buildingType,
};

/**
 * Whether a search finds a listing: a literal reference implementation of §3, without an index. Used by the fake
 * API, and to verify faster implementations. A bound on a missing value excludes the listing.
 */
export function matchesFilters({ listing, flags }: WorldListing, filters: SearchFilters): boolean {
  return (
    isPublic(listing) &&
    listing.tradeType === filters.tradeType &&
    listing.realtyType === filters.realtyType &&
    rangeKeys.every((key) => isWithin(numbers[key](listing), ...boundsOf(filters, key))) &&
    isOneOf(listing.metro?.name ?? null, filters.metro) &&
    keysOfKind('list').every((key) => isOneOf<string>(options[key](listing), filters[filterFields[key].name])) &&
    filters.flags.every((flag) => hasFlag(listing, flags, flag))
  );
}

/** Returns the order of results; ties put the newest id first, so that pages neither repeat nor lose a listing. */
export function compareListings(ordering: SearchFilters['ordering']): (a: Listing, b: Listing) => number {
  const by: Record<SearchFilters['ordering'], (a: Listing, b: Listing) => number> = {
    newest: (a, b) => (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0),
    cheapest: (a, b) => a.price - b.price,
    dearest: (a, b) => b.price - a.price,
    nearest: byNumber('metroMinutes'),
    firstPayment: byNumber('firstPayment'),
    unitPrice: byNumber('unitPrice'),
  };
  return (a, b) => by[ordering](a, b) || b.id - a.id;
}

/** What is unknown comes last. */
const byNumber = (key: RangeKey) => (a: Listing, b: Listing) => (numbers[key](a) ?? 2 ** 50) - (numbers[key](b) ?? 2 ** 50);

function hasFlag(listing: Listing, flags: readonly FilterFlag[], flag: FilterFlag): boolean {
  if (flag === 'not_first_floor') return listing.floor !== null && listing.floor > 1;
  if (flag === 'not_last_floor') return listing.floor !== null && listing.floors !== null && listing.floor < listing.floors;
  if (flag === 'no_commission') return !listing.commission;
  return flags.includes(flag);
}

function isOneOf<T>(value: T | null, wanted: readonly T[]): boolean {
  return wanted.length === 0 || (value !== null && wanted.includes(value));
}

function isWithin(value: number | null, min: number | null, max: number | null): boolean {
  if (min === null && max === null) return true;
  return value !== null && (min === null || value >= min) && (max === null || value <= max);
}
