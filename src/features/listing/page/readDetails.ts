import { decodeListingDetails, encodeListingDetails } from '../../../api/wire/listingDetails';
import type { ListingDetails } from '../../../domain/listing/listingDetails';

/**
 * A listing as the API answers it, or one that the kit itself has handed out in an event. Null for anything else, whatever it is.
 * The answer is a copy, so that nothing of the page's is read again while the listing is shown.
 */
export function readDetails(given: unknown): ListingDetails | null {
  if (typeof given !== 'object' || given === null) return null;
  try {
    return decodeListingDetails('tradeType' in given ? encodeListingDetails(given as ListingDetails) : given);
  } catch {
    // A getter of the page threw, a proxy did, or it is a listing in part only.
    return null;
  }
}
