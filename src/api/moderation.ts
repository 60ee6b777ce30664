import * as v from 'valibot';
import type { SpamMark } from '../domain/chat/spam';
import { type ListingStatus, listingStatuses, optionByKey } from '../domain/enumerations';
import { limits } from '../domain/limits';
import type { ListingFormField } from '../domain/listing/form/listingForm';
import type { Listing } from '../domain/listing/listing';
import type {
  ComplainedListing,
  ModeratedListing,
  ModeratorDay,
  QueueEntry,
  QueueOrdering,
  RecordedDecision,
  RejectionReason,
} from '../domain/listing/moderation';
import type { ApiError } from './client/errors';
import { type RequestOptions, request, type Transport } from './client/request';
import { check, keep, malformed } from './client/response';
import { send } from './client/send';
import { decodeSpamMark } from './wire/chat/spamMark';
import { pathOf } from './wire/listing/listingForm';
import { listingPageSchema } from './wire/lists';
import { decodeComplained, decodeModerated, decodeQueueEntry } from './wire/moderation/moderationQueue';
import { daySchema, decodeDay, decodeDecision } from './wire/moderation/moderationRecord';

/** Paths of the moderators' calls, under the configured base (D7). */
export const moderationEndpoints = {
  queue: '/moderation/realty/',
  next: '/moderation/realty/next/',
  listing: (id: number) => `/moderation/realty/${id}/`,
  hold: (id: number) => `/moderation/realty/${id}/hold/`,
  postpone: (id: number) => `/moderation/realty/${id}/postpone/`,
  approve: (id: number) => `/moderation/realty/${id}/approve/`,
  reject: (id: number) => `/moderation/realty/${id}/reject/`,
  decisions: '/moderation/decisions/',
  complaints: '/moderation/complaints/',
  complained: (listingId: number) => `/moderation/complaints/${listingId}/`,
  dismiss: (listingId: number) => `/moderation/realty/${listingId}/complaints/dismiss/`,
  confirm: (listingId: number) => `/moderation/realty/${listingId}/complaints/confirm/`,
  spam: '/moderation/spam/',
  dismissSpam: (id: number) => `/moderation/spam/${id}/dismiss/`,
  block: (userId: number) => `/moderation/users/${userId}/block/`,
} as const;

/** What a moderator saw: a decision about anything else is `rejected` with 409. */
export type SeenListing = Pick<Listing, 'id' | 'status' | 'tradeType'> & { readonly version: number };

/** Why a listing is rejected. */
export interface Rejection {
  readonly reason: RejectionReason;
  readonly field: ListingFormField | null;
  readonly comment: string;
}

interface PageOptions extends RequestOptions {
  readonly page?: number;
  readonly pageSize?: number;
}

/** A page of the queue, how many wait, and the moderator's day. */
export interface ModerationQueuePage {
  readonly entries: readonly QueueEntry[];
  readonly count: number;
  /** When the listing that has waited longest entered the queue. */
  readonly oldestAt: Date | null;
  readonly day: ModeratorDay;
}

export async function listModerationQueue(
  transport: Transport,
  { ordering = 'oldest', page = 1, pageSize = limits.pageSize, ...options }: PageOptions & { readonly ordering?: QueueOrdering } = {},
): Promise<ModerationQueuePage> {
  const path = `${moderationEndpoints.queue}?ordering=${ordering}&page=${page}&page_size=${pageSize}`;
  const body = check(v.object({ ...listingPageSchema.entries, ...daySchema.entries }), await request(transport, path, options));
  return { entries: keep(body.results, decodeQueueEntry, 'listing', options), count: body.count, ...decodeDay(body) };
}

/** Returns the first listing that nobody holds, and holds it: asked again, the same one. Null when there is none. */
export async function holdNextListing(
  transport: Transport,
  ordering: QueueOrdering = 'oldest',
  options?: RequestOptions,
): Promise<ModeratedListing | null> {
  const body = await send(transport, 'POST', moderationEndpoints.next, { ordering }, options);
  return check(v.object({ realty: v.nullable(v.unknown()) }), body).realty === null ? null : moderated(body);
}

/** Holds this listing. `rejected` with 409 while somebody else does. */
export async function holdListing(transport: Transport, id: number, options?: RequestOptions): Promise<ModeratedListing> {
  return moderated(await send(transport, 'POST', moderationEndpoints.hold(id), {}, options));
}

/** Returns a listing as moderators see it, and holds nothing. */
export async function getModeratedListing(transport: Transport, id: number, options?: RequestOptions): Promise<ModeratedListing> {
  return moderated(await request(transport, moderationEndpoints.listing(id), options));
}

/** Lets a listing go, to the end of the queue. `rejected` with 409 after a colleague has decided about it. */
export async function postponeListing(transport: Transport, id: number, options?: RequestOptions): Promise<void> {
  await send(transport, 'POST', moderationEndpoints.postpone(id), {}, options);
}

export async function approveListing(transport: Transport, seen: SeenListing, options?: RequestOptions): Promise<void> {
  await send(transport, 'POST', moderationEndpoints.approve(seen.id), encodeSeen(seen), options);
}

export async function rejectListing(
  transport: Transport,
  seen: SeenListing,
  { reason, field, comment }: Rejection,
  options?: RequestOptions,
): Promise<void> {
  const body = { ...encodeSeen(seen), reason_code: reason, field: field && pathOf(field, seen.tradeType), comment };
  await send(transport, 'POST', moderationEndpoints.reject(seen.id), body, options);
}

/** Listings with complaints: the one with most complaints first, decided ones by their decision. */
export async function listComplaints(
  transport: Transport,
  { isResolved = false, page = 1, pageSize = limits.pageSize, ...options }: PageOptions & { readonly isResolved?: boolean } = {},
): Promise<{ readonly items: readonly ComplainedListing[]; readonly count: number }> {
  const path = `${moderationEndpoints.complaints}?resolved=${isResolved}&page=${page}&page_size=${pageSize}`;
  const body = check(listingPageSchema, await request(transport, path, options));
  return { items: keep(body.results, decodeComplained, 'listing', options), count: body.count };
}

/** Returns a listing with the complaints that wait, or else with those that are decided. `rejected` with 404 without any. */
export async function getComplainedListing(transport: Transport, listingId: number, options?: RequestOptions): Promise<ComplainedListing> {
  const found = decodeComplained(await request(transport, moderationEndpoints.complained(listingId), options));
  if (!found) throw malformed();
  return found;
}

/** What moderators have decided, newest first. */
export async function listDecisions(
  transport: Transport,
  { isOwn = false, page = 1, pageSize = limits.pageSize, ...options }: PageOptions & { readonly isOwn?: boolean } = {},
): Promise<{ readonly items: readonly RecordedDecision[]; readonly count: number }> {
  const path = `${moderationEndpoints.decisions}?own=${isOwn}&page=${page}&page_size=${pageSize}`;
  const body = check(listingPageSchema, await request(transport, path, options));
  return { items: keep(body.results, decodeDecision, 'listing', options), count: body.count };
}

/** Returns which colleague has decided before: the name, empty if it is not known; null for the server itself. Undefined for any other failure. */
export function deciderOf(error: ApiError): string | null | undefined {
  if (error.kind !== 'rejected' || error.fields.code?.[0] !== 'decided') return undefined;
  return error.fields.decided_by?.[0] ?? null;
}

/** The complaints about a listing were not confirmed. `rejected` with 409 after a colleague has resolved them. */
export async function dismissComplaints(transport: Transport, listingId: number, options?: RequestOptions): Promise<void> {
  await send(transport, 'POST', moderationEndpoints.dismiss(listingId), {}, options);
}

/** The complaints about a listing were confirmed: its owner is blocked. `rejected` with 409 if not, or while there is a listing to reject. */
export async function confirmComplaints(transport: Transport, listingId: number, options?: RequestOptions): Promise<void> {
  await send(transport, 'POST', moderationEndpoints.confirm(listingId), {}, options);
}

/** Ends the sessions of a user, rejects their listings, and refuses their sign-in with this reason. */
export async function blockAccount(transport: Transport, userId: number, reason: string, options?: RequestOptions): Promise<void> {
  await send(transport, 'POST', moderationEndpoints.block(userId), { reason }, options);
}

/** Lets a user sign in again. Their listings come back through an edit. */
export async function unblockAccount(transport: Transport, userId: number, options?: RequestOptions): Promise<void> {
  await send(transport, 'DELETE', moderationEndpoints.block(userId), undefined, options);
}

/** Texts that somebody has sent to many people, the one with most people first. */
export async function listSpam(
  transport: Transport,
  { page = 1, pageSize = limits.pageSize, ...options }: PageOptions = {},
): Promise<{ readonly items: readonly SpamMark[]; readonly count: number }> {
  const body = check(
    listingPageSchema,
    await request(transport, `${moderationEndpoints.spam}?page=${page}&page_size=${pageSize}`, options),
  );
  return { items: keep(body.results, decodeSpamMark, 'spam', options), count: body.count };
}

/** It was no spam. */
export async function dismissSpam(transport: Transport, id: number, options?: RequestOptions): Promise<void> {
  await send(transport, 'POST', moderationEndpoints.dismissSpam(id), {}, options);
}

function encodeSeen({ version, status }: { readonly version: number; readonly status: ListingStatus }) {
  return { version, realty_status: optionByKey(listingStatuses, status).id };
}

function moderated(body: unknown): ModeratedListing {
  const found = decodeModerated(body);
  if (!found) throw malformed();
  return found;
}
