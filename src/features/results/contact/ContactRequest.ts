import type { ContactMethod } from '../../../domain/contact/contact';
import type { Listing } from '../../../domain/listing/listing';
import type { SelectListingDetail } from '../../../state/search/selectListing';

/** A pressed button of a row; a new object for every press. */
export interface ContactRequest {
  readonly method: ContactMethod;
  readonly listing: Listing;
}

/** What handles the presses of a list. */
export interface HandlerProps {
  readonly request: ContactRequest;
  /** Both return false if the host handled the event. */
  onContact(method: ContactMethod, listing: Listing): boolean;
  onSelect(detail: SelectListingDetail): boolean;
}
