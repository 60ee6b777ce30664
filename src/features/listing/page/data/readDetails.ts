import { decodeListingDetails, encodeListingDetails } from '../../../../api/wire/listingDetails';
import type { ListingDetails } from '../../../../domain/listing/listingDetails';

/**
 * A listing as the API answers it, or one that the kit itself has handed out in an event. Null for anything else, whatever it is.
 * The answer is a copy, so that nothing of the page's is read again while the listing is shown.
 */
export function readDetails(input: unknown): ListingDetails | null {
  if (typeof input !== 'object' || input === null) return null;
  try {
    return decodeListingDetails('tradeType' in input ? encodeListingDetails(input as ListingDetails) : input);
  } catch {
    // A getter of the page threw, a proxy did, or it is a listing in part only.
    return null;
  }
}
