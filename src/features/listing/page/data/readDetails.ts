import type { encodeListingDetails } from '../../../../api/wire/listing/encodeListingDetails';
import { decodeListingDetails } from '../../../../api/wire/listing/listingDetails';
import { hasOwn } from '../../../../base/foreign/hasOwn';
import type { ListingDetails } from '../../../../domain/listing/listingDetails';

/** Whether a value looks like a listing taken from an event. It is checked in the shape of API data, by code that few pages need. */
export function isTaken(input: unknown): boolean {
  try {
    return typeof input === 'object' && input !== null && hasOwn(input, 'tradeType');
  } catch {
    return false;
  }
}

/**
 * Returns a copy of a listing given as API data or taken from an event; null for any other value. A copy, since the page may modify its
 * object later.
 * @param encode null while it is not loaded; only what {@link isTaken} needs it
 */
export function readDetails(input: unknown, encode: typeof encodeListingDetails | null): ListingDetails | null {
  if (typeof input !== 'object' || input === null) return null;
  try {
    return decodeListingDetails(isTaken(input) && encode ? encode(input as ListingDetails) : input);
  } catch {
    // A throwing getter or proxy, or an incomplete listing.
    return null;
  }
}
