import type { OwnerContact } from '../domain/contact/contact';
import type { ListingDetails } from '../domain/listing/listingDetails';
import { postOf } from './client/post';
import { type RequestOptions, request, type Transport } from './client/request';
import { malformed } from './client/response';
import { listingEndpoints } from './endpoints/listing';
import { endpoints } from './endpoints/search';
import { decodeListingDetails } from './wire/listingDetails';
import { decodeOwnerContact } from './wire/owner';

/** All that a page says of a listing. A number that does not exist is `rejected` with status 404. */
export async function getListingDetails(transport: Transport, id: number, options?: RequestOptions): Promise<ListingDetails> {
  const listing = decodeListingDetails(await request(transport, endpoints.listing(id), options));
  if (!listing) throw malformed();
  return listing;
}

/** Who placed a listing. With a token, and where calls are allowed, with a phone: 429 after too many (D8). */
export async function getOwnerContact(transport: Transport, id: number, options?: RequestOptions): Promise<OwnerContact> {
  const contact = decodeOwnerContact(await request(transport, listingEndpoints.owner(id), options));
  if (!contact) throw malformed();
  return contact;
}

/** What is wrong with a listing, in the words of who found it (§3). Needs a token. */
export interface Complaint {
  readonly listingId: number;
  readonly description: string;
}

export async function sendComplaint(transport: Transport, { listingId, description }: Complaint, options?: RequestOptions): Promise<void> {
  await request(transport, listingEndpoints.complaints, options, postOf({ realty_id: listingId, description }));
}
