import { decodeListingDetails, encodeListingDetails } from '../../../../api/wire/listing/listingDetails';
import { hasOwn } from '../../../../base/foreign/hasOwn';
import type { ListingDetails } from '../../../../domain/listing/listingDetails';

/**
 * Returns a copy of a listing given as API data or taken from an event; null for any other value. A copy, since the page may modify its
 * object later.
 */
export function readDetails(input: unknown): ListingDetails | null {
  if (typeof input !== 'object' || input === null) return null;
  try {
    return decodeListingDetails(hasOwn(input, 'tradeType') ? encodeListingDetails(input as ListingDetails) : input);
  } catch {
    // A throwing getter or proxy, or an incomplete listing.
    return null;
  }
}
