import * as v from 'valibot';
import type { ListingStatus } from '../../domain/enumerations';
import type { ListingForm } from '../../domain/listing/form/listingForm';
import type { Photo } from '../../domain/listing/listing';
import type { ListingDetails } from '../../domain/listing/listingDetails';
import type { Moderation } from '../../domain/listing/moderation';
import { statusesBeforeSaving } from '../../domain/listing/permissions/ownerActions';
import { type RequestOptions, request, type Transport } from '../client/request';
import { check, malformed } from '../client/response';
import { type SendOptions, send } from '../client/send';
import { endpoints as reads } from '../reference';
import { decodeListingDetails } from '../wire/listing/listingDetails';
import { encodeListingForm, type WirePhotoEntry } from '../wire/listing/listingForm';
import { decodeRemovedPhotos } from '../wire/listing/removedPhotos';
import { decodeModeration } from '../wire/moderation/moderation';
import { listingWriteEndpoints as endpoints, setListingStatus } from './myListings';

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

/**
 * Saves an edit: archives the listing, sends it to moderation, then changes it (§4, D15). Wherever it fails, it may be repeated. `version` is the
 * one that was edited: 409 if another one has taken its place; without it the edit replaces whatever is there.
 */
export async function saveListing(
  transport: Transport,
  { id, status, version }: { readonly id: number; readonly status: ListingStatus; readonly version?: number },
  form: ListingForm,
  photos: readonly WirePhotoEntry[],
  options?: SendOptions,
): Promise<void> {
  const { onProgress: _, ...plain } = options ?? {};
  for (const next of statusesBeforeSaving(status)) await setListingStatus(transport, id, next, plain);
  await send(transport, 'PATCH', endpoints.edit(form.tradeType, id), encodeListingForm(form, photos, version), options);
}

/** Removes a photo at once. For a day an edit that names its id brings it back (D44). */
export async function deletePhoto(transport: Transport, id: number, options?: RequestOptions): Promise<void> {
  await send(transport, 'DELETE', endpoints.photo(id), undefined, options);
}

/** A listing with what moderators have said about it; null instead of that for anybody else's. */
export interface OwnListing {
  readonly listing: ListingDetails;
  readonly moderation: Moderation | null;
  /** Photos that were removed since it was saved last. */
  readonly removed: readonly Photo[];
}

/** Returns an own listing with what moderators have said about it (D59); null instead of that for anybody else's. */
export async function getOwnListing(transport: Transport, id: number, options?: RequestOptions): Promise<OwnListing> {
  const body = await request(transport, reads.listing(id), options);
  const listing = decodeListingDetails(body);
  if (!listing) throw malformed();
  return { listing, moderation: decodeModeration(body), removed: decodeRemovedPhotos(body) };
}
