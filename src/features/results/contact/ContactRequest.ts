import type { ContactMethod } from '../../../domain/contact/contact';
import type { Listing } from '../../../domain/listing/listing';
import type { SearchControl } from '../../../state/search/searchControl';
import type { SelectListingDetail } from '../../../state/search/selectListing';
import type { ResultsProps } from '../definition';

/** A pressed button of a row; a new object for every press. */
export interface ContactRequest {
  readonly method: ContactMethod;
  readonly listing: Listing;
}

/** What handles the presses of a list. */
export interface HandlerProps extends Pick<ResultsProps, 'onContact'> {
  readonly request: ContactRequest;
  readonly instance: SearchControl;
  /** Returns false if the host opens the listing itself. */
  onSelect(detail: SelectListingDetail): boolean;
}
