import * as v from 'valibot';
import { type ListingStatus, listingStatuses, optionByKey } from '../domain/enumerations';
import { limits } from '../domain/limits';
import type { ListingForm } from '../domain/listing/form/listingForm';
import type { ListingDetails } from '../domain/listing/listingDetails';
import type { Moderation } from '../domain/listing/moderation';
import type { MyListing } from '../domain/listing/myListing';
import { statusesBeforeSaving } from '../domain/listing/permissions/ownerActions';
import { type RequestOptions, request, type Transport } from './client/request';
import { check, keep, malformed } from './client/response';
import { type SendOptions, send } from './client/send';
import { listingWriteEndpoints as endpoints } from './endpoints/listingWrites';
import { endpoints as reads } from './endpoints/search';
import { decodeListingDetails } from './wire/listingDetails';
import { encodeListingForm, type WirePhotoEntry } from './wire/listingForm';
import { listingPageSchema } from './wire/lists';
import { decodeModeration } from './wire/moderation';
import { decodeMyListing } from './wire/myListing';

const saved = v.object({ id: v.number(), realty_status: v.optional(v.number()) });

/** Creates a listing, which goes to moderation, and returns its id. Pass the same `idempotencyKey` with every attempt (D51). */
export async function createListing(
  transport: Transport,
  form: ListingForm,
  photos: readonly WirePhotoEntry[],
  options?: SendOptions,
): Promise<number> {
  return check(saved, await send(transport, 'POST', endpoints.create(form.tradeType), encodeListingForm(form, photos), options)).id;
}

/** Saves an edit: archives the listing, sends it to moderation, then changes it (§4, D15). Wherever it fails, it may be repeated. */
export async function saveListing(
  transport: Transport,
  { id, status }: { readonly id: number; readonly status: ListingStatus },
  form: ListingForm,
  photos: readonly WirePhotoEntry[],
  options?: SendOptions,
): Promise<void> {
  const { onProgress: _, ...plain } = options ?? {};
  for (const next of statusesBeforeSaving(status)) await setListingStatus(transport, id, next, plain);
  await send(transport, 'PATCH', endpoints.edit(form.tradeType, id), encodeListingForm(form, photos), options);
}

export async function setListingStatus(transport: Transport, id: number, status: ListingStatus, options?: RequestOptions): Promise<void> {
  await send(transport, 'PUT', endpoints.status(id), { realty_status: optionByKey(listingStatuses, status).id }, options);
}

export async function deleteListing(transport: Transport, id: number, options?: RequestOptions): Promise<void> {
  await send(transport, 'DELETE', endpoints.remove(id), undefined, options);
}

/** Removes a photo at once. For a day an edit that names its id brings it back (D44). */
export async function deletePhoto(transport: Transport, id: number, options?: RequestOptions): Promise<void> {
  await send(transport, 'DELETE', endpoints.photo(id), undefined, options);
}

/** A page of own listings, newest first. */
export interface MyListings {
  readonly listings: readonly MyListing[];
  readonly count: number;
}

export async function listMyListings(
  transport: Transport,
  page: number,
  { pageSize = limits.pageSize, ...options }: RequestOptions & { readonly pageSize?: number } = {},
): Promise<MyListings> {
  const body = check(listingPageSchema, await request(transport, `${endpoints.mine}?page=${page}&page_size=${pageSize}`, options));
  return { listings: keep(body.results, decodeMyListing, 'listing', options), count: body.count };
}

/** Returns an own listing with what moderators have said about it (D59); null instead of that for anybody else's. */
export async function getOwnListing(
  transport: Transport,
  id: number,
  options?: RequestOptions,
): Promise<{ readonly listing: ListingDetails; readonly moderation: Moderation | null }> {
  const body = await request(transport, reads.listing(id), options);
  const listing = decodeListingDetails(body);
  if (!listing) throw malformed();
  return { listing, moderation: decodeModeration(body) };
}
