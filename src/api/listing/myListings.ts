import { type ListingStatus, listingStatuses, optionByKey, type TradeType } from '../../domain/enumerations';
import { limits } from '../../domain/limits';
import type { MyListing } from '../../domain/listing/myListing';
import { type RequestOptions, request, type Transport } from '../client/request';
import { check, keep } from '../client/response';
import { send } from '../client/send';
import { decodeMyListing } from '../wire/listing/myListing';
import { listingPageSchema } from '../wire/lists';

/** Paths of the calls that change listings, under the configured base (§7, D2 to D4). */
export const listingWriteEndpoints = {
  create: (tradeType: TradeType) => `/realty/${tradeType}/`,
  edit: (tradeType: TradeType, id: number) => `/realty/${tradeType}/${id}/`,
  status: (id: number) => `/realty/${id}/status/`,
  remove: (id: number) => `/realty/${id}/delete/`,
  photo: (id: number) => `/realty/photos/${id}/`,
  mine: '/realty/my-realty/',
} as const;

/** Owners call this; moderators approve with `approveListing`, which names what was seen. Returns false if nothing has changed. */
export async function setListingStatus(
  transport: Transport,
  id: number,
  status: ListingStatus,
  options?: RequestOptions,
): Promise<boolean> {
  const body = { realty_status: optionByKey(listingStatuses, status).id };
  return hasChanged(await send(transport, 'PUT', listingWriteEndpoints.status(id), body, options));
}

/** Returns false if the listing was deleted already. */
export async function deleteListing(transport: Transport, id: number, options?: RequestOptions): Promise<boolean> {
  return hasChanged(await send(transport, 'DELETE', listingWriteEndpoints.remove(id), undefined, options));
}

/** A server that does not say so is believed to have done it. */
function hasChanged(answer: unknown): boolean {
  return (answer as { readonly is_changed?: unknown } | null)?.is_changed !== false;
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
  const body = check(
    listingPageSchema,
    await request(transport, `${listingWriteEndpoints.mine}?page=${page}&page_size=${pageSize}`, options),
  );
  return { listings: keep(body.results, decodeMyListing, 'listing', options), count: body.count };
}
