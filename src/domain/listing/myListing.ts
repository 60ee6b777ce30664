import type { Listing } from './listing';
import type { ViewCounters } from './listingDetails';

/** A listing in the account of its owner (§3). */
export interface MyListing
  extends Pick<Listing, 'id' | 'tradeType' | 'realtyType' | 'rooms' | 'price' | 'area' | 'floor' | 'floors' | 'photos' | 'status'> {
  readonly street: string;
  readonly houseNumber: string;
  readonly corpus: string | null;
  readonly views: ViewCounters | null;
}
