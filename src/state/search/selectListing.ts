import { deepFreeze } from '../../base/deepFreeze';
import { type Listing, listingPath } from '../../domain/listing/listing';
import type { Runtime } from '../runtime/runtime';

/** Detail of the event when a visitor opens a listing. */
export interface SelectListingDetail {
  readonly id: number;
  /** Default address of the listing, on the main site. */
  readonly url: string;
  readonly listing: Listing;
}

export function selectListingDetail(runtime: Runtime, listing: Listing): SelectListingDetail {
  return { id: listing.id, url: listingUrl(runtime, listing), listing: deepFreeze(listing) };
}

export function listingUrl(runtime: Runtime, listing: Pick<Listing, 'id' | 'tradeType'>): string {
  return runtime.siteUrl + listingPath(listing);
}
