import type { Listing } from './listing';
import type { ViewCounters } from './listingDetails';
import type { RejectionReason } from './moderation';

/** A listing in the account of its owner (§3). */
export interface MyListing
  extends Pick<Listing, 'id' | 'tradeType' | 'realtyType' | 'rooms' | 'price' | 'area' | 'floor' | 'floors' | 'photos' | 'status'> {
  readonly street: string;
  readonly houseNumber: string;
  readonly corpus: string | null;
  readonly views: ViewCounters | null;
  /** Why it is rejected; null for any other status. */
  readonly rejection: { readonly reason: RejectionReason; readonly comment: string } | null;
}
