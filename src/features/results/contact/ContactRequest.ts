import type { ContactMethod } from '../../../domain/contact/contact';
import type { Listing } from '../../../domain/listing/listing';
import type { SelectListingDetail } from '../../../state/search/selectListing';

/** A pressed button of a row that the host leaves to the kit; a new object for every press. */
export interface ContactRequest {
  readonly method: ContactMethod;
  readonly listing: Listing;
}

/** What handles the presses of a list. */
export interface HandlerProps {
  readonly request: ContactRequest;
  /** Returns false if the host opens the listing itself. */
  onSelect(detail: SelectListingDetail): boolean;
}
