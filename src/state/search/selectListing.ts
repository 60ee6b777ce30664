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

const selected = new WeakMap<Runtime, Listing>();

/** Returns what a list has said of the listing that was opened last from one; null for any other. */
export function selectedListing(runtime: Runtime, id: number | undefined): Listing | null {
  const listing = selected.get(runtime);
  return listing && listing.id === id ? listing : null;
}

export function selectListingDetail(runtime: Runtime, listing: Listing): SelectListingDetail {
  selected.set(runtime, listing);
  return { id: listing.id, url: listingUrl(runtime, listing), listing: deepFreeze(listing) };
}

export function listingUrl(runtime: Runtime, listing: Pick<Listing, 'id' | 'tradeType'>): string {
  return runtime.siteUrl + listingPath(listing);
}
