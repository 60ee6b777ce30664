import type { OwnerContact } from '../../domain/contact/contact';
import type { ListingDetails } from '../../domain/listing/listingDetails';
import { type RequestOptions, request, type Transport } from '../client/request';
import { malformed } from '../client/response';
import { endpoints } from '../reference';
import { decodeListingDetails } from '../wire/listing/listingDetails';
import { decodeOwnerContact } from '../wire/owner';

/** Paths of the page of a listing, under the configured base (§7, D1). */
export const listingEndpoints = {
  owner: (id: number) => `/realty/${id}/owner/`,
  complaints: '/complaints/',
} as const;

/** Returns the details of a listing. An unknown id is `rejected` with status 404. */
export async function getListingDetails(transport: Transport, id: number, options?: RequestOptions): Promise<ListingDetails> {
  const listing = await readListing(transport, id, options);
  // The first response may have been prefetched without the token: only a second one tells what this user may see.
  return listing.isBannerOnly && transport.token?.() ? readListing(transport, id, options) : listing;
}

async function readListing(transport: Transport, id: number, options?: RequestOptions): Promise<ListingDetails> {
  const listing = decodeListingDetails(await request(transport, endpoints.listing(id), options));
  if (!listing) throw malformed();
  return listing;
}

/** Returns the owner of a listing. With a token, and if calls are allowed, with a phone; 429 after too many requests (D8). */
export async function getOwnerContact(transport: Transport, id: number, options?: RequestOptions): Promise<OwnerContact> {
  const contact = decodeOwnerContact(await request(transport, listingEndpoints.owner(id), options));
  if (!contact) throw malformed();
  return contact;
}
