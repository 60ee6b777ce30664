import * as v from 'valibot';
import type { ListingFormField } from '../../../domain/listing/form/listingForm';
import {
  type ComplainedListing,
  type Complaint,
  complaintOutcomes,
  type DecisionMade,
  type ModeratedListing,
  type ModeratedOwner,
  type QueueEntry,
} from '../../../domain/listing/moderation';
import { hintKinds, type PostingHint, postingHint } from '../../../domain/listing/postingRules/postingHint';
import { missable, whole } from '../fields';
import { isoTime } from '../isoTime';
import { encodeListing } from '../listing/encodeListing';
import { encodeListingDetails } from '../listing/encodeListingDetails';
import { decodeListing, listingSchema } from '../listing/listing';
import { decodeListingDetails, listingDetailsSchema } from '../listing/listingDetails';
import { fieldOfPath, pathOf } from '../listing/listingForm';
import { decodeModeration, encodeModeration, moderationSchema } from './moderation';

// This file uses only schemas that the search needs too: others would add to its first load.
const count = v.fallback(whole, 0);

/** What the posting rules say about a listing. `field` is its name in a request, `start` and `end` a piece of the description. */
export const hintSchema = v.object({
  kind: v.string(),
  rule: v.string(),
  field: v.string(),
  start: missable(whole),
  end: missable(whole),
  /** Counted from 0. */
  photos: v.array(whole),
  is_breach: v.boolean(),
  message: v.string(),
  advice: v.string(),
  /** Figures of the message. */
  params: v.unknown(),
});
export const complaintSchema = v.object({ id: whole, author: v.string(), description: v.string(), created_at: isoTime });
const person = v.object({ id: whole, name: v.string() });
/** The moderator is null when the server itself has decided. */
export const decisionMadeSchema = v.object({ at: isoTime, moderator: missable(person) });

export const queueEntrySchema = v.object({
  realty: listingSchema,
  queued_at: isoTime,
  /** Null until the rules have been checked. */
  hints: missable(whole),
  complaints: count,
  is_edit: v.boolean(),
  held_by: missable(person),
});
export const moderatedSchema = v.object({
  realty: listingDetailsSchema,
  moderation: moderationSchema,
  approved: missable(listingDetailsSchema),
  /** The last one. */
  approval: missable(decisionMadeSchema),
  /** The decision that gave it its status. */
  decided: missable(decisionMadeSchema),
  /** Fields by their names in a request. */
  changed: v.array(v.string()),
  hints: v.array(hintSchema),
  complaints: v.array(complaintSchema),
  owner: v.object({
    id: whole,
    name: v.string(),
    registered_at: isoTime,
    listings: count,
    rejections: count,
    complaints: count,
    is_blocked: v.boolean(),
    /** Absent where the server does not ask for a confirmation. */
    is_phone_unconfirmed: v.optional(v.fallback(v.boolean(), false)),
  }),
  queued_at: missable(isoTime),
  held_until: missable(isoTime),
});
export const complainedSchema = v.object({
  realty: listingSchema,
  version: whole,
  complaints: v.array(complaintSchema),
  /** 'rejected', 'dismissed' or 'blocked'. */
  outcome: missable(v.string()),
  decided: missable(decisionMadeSchema),
  /** Now, whatever the outcome was. */
  is_owner_blocked: missable(v.boolean()),
});

export function encodeQueueEntry({ listing, queuedAt, hints, complaints, isEdit, heldBy }: QueueEntry) {
  return {
    realty: encodeListing(listing),
    queued_at: queuedAt.toISOString(),
    hints,
    complaints,
    is_edit: isEdit,
    held_by: heldBy && { id: heldBy.id, name: heldBy.name },
  } satisfies v.InferOutput<typeof queueEntrySchema>;
}

/** Returns null for an entry that cannot be shown. Never throws. */
export function decodeQueueEntry(input: unknown): QueueEntry | null {
  const result = v.safeParse(queueEntrySchema, input);
  const listing = result.success ? decodeListing((input as { readonly realty: unknown }).realty) : null;
  if (!result.success || !listing) return null;
  const { queued_at, hints, complaints, is_edit, held_by } = result.output;
  return { id: listing.id, listing, queuedAt: new Date(queued_at), hints, complaints, isEdit: is_edit, heldBy: held_by };
}

/** The words of a hint, for clients without texts. */
export type HintWords = (hint: PostingHint) => { readonly message: string; readonly advice: string };

export function encodeModerated(item: ModeratedListing, words: HintWords) {
  const { listing, moderation, approved, approval, decided, changed, hints, complaints, owner, queuedAt, heldUntil } = item;
  const { tradeType } = listing;
  return {
    realty: encodeListingDetails(listing),
    moderation: encodeModeration(moderation),
    approved: approved && encodeListingDetails(approved),
    approval: encodeDecisionMade(approval),
    decided: encodeDecisionMade(decided),
    changed: changed.map((field) => pathOf(field, tradeType)),
    hints: hints.map((hint) => ({
      kind: hint.kind,
      rule: hint.rule,
      field: pathOf(hint.field, tradeType),
      start: hint.range?.start ?? null,
      end: hint.range?.end ?? null,
      photos: [...hint.photos],
      is_breach: hint.isBreach,
      ...words(hint),
      params: { ...hint.message.params },
    })),
    complaints: complaints.map(encodeComplaint),
    owner: encodeOwner(owner),
    queued_at: queuedAt?.toISOString() ?? null,
    held_until: heldUntil?.toISOString() ?? null,
  } satisfies v.InferOutput<typeof moderatedSchema>;
}

/** Returns null for a malformed body. Never throws. */
export function decodeModerated(input: unknown): ModeratedListing | null {
  const result = v.safeParse(moderatedSchema, input);
  if (!result.success) return null;
  const { realty, approved } = input as { readonly realty: unknown; readonly approved?: unknown };
  const listing = decodeListingDetails(realty);
  const moderation = decodeModeration(input);
  if (!listing || !moderation) return null;
  const { approval, decided, changed, hints, complaints, owner, queued_at, held_until } = result.output;
  return {
    listing,
    moderation,
    approved: approved ? decodeListingDetails(approved) : null,
    approval: decodeDecisionMade(approval),
    decided: decodeDecisionMade(decided),
    changed: changed.map(fieldOfPath).filter((field): field is ListingFormField => field !== null),
    hints: hints.flatMap(decodeHint),
    complaints: complaints.map(decodeComplaint),
    owner: {
      id: owner.id,
      name: owner.name,
      registeredAt: new Date(owner.registered_at),
      listings: owner.listings,
      rejections: owner.rejections,
      complaints: owner.complaints,
      isBlocked: owner.is_blocked,
      isPhoneUnconfirmed: owner.is_phone_unconfirmed ?? false,
    },
    queuedAt: queued_at === null ? null : new Date(queued_at),
    heldUntil: held_until === null ? null : new Date(held_until),
  };
}

export function encodeComplained({ listing, version, complaints, outcome, decided, isOwnerBlocked }: ComplainedListing) {
  return {
    realty: encodeListing(listing),
    version,
    complaints: complaints.map(encodeComplaint),
    outcome,
    decided: encodeDecisionMade(decided),
    is_owner_blocked: isOwnerBlocked,
  } satisfies v.InferOutput<typeof complainedSchema>;
}

/** Returns null for an item that cannot be shown. Never throws. */
export function decodeComplained(input: unknown): ComplainedListing | null {
  const result = v.safeParse(complainedSchema, input);
  const listing = result.success ? decodeListing((input as { readonly realty: unknown }).realty) : null;
  if (!result.success || !listing) return null;
  const { version, complaints, outcome, decided, is_owner_blocked: isOwnerBlocked } = result.output;
  return {
    id: listing.id,
    listing,
    version,
    complaints: complaints.map(decodeComplaint),
    outcome: complaintOutcomes.find((one) => one === outcome) ?? null,
    decided: decodeDecisionMade(decided),
    isOwnerBlocked,
  };
}

export function encodeDecisionMade(decided: DecisionMade | null) {
  return (
    decided && { at: decided.at.toISOString(), moderator: decided.moderator && { id: decided.moderator.id, name: decided.moderator.name } }
  );
}

export function decodeDecisionMade(decided: v.InferOutput<typeof decisionMadeSchema> | null): DecisionMade | null {
  return decided && { at: new Date(decided.at), moderator: decided.moderator };
}

/** A kind that is not known yet has no words. */
function decodeHint({ kind: name, start, end, photos, params }: v.InferOutput<typeof hintSchema>): PostingHint[] {
  const kind = hintKinds.find((known) => known === name);
  if (!kind) return [];
  const range = start !== null && end !== null ? { start, end } : null;
  const figures = Object.entries(typeof params === 'object' && params !== null ? params : {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return [postingHint(kind, { range, photos, ...(figures.length > 0 && { params: Object.fromEntries(figures) }) })];
}

function encodeComplaint({ id, author, description, at }: Complaint): v.InferOutput<typeof complaintSchema> {
  return { id, author, description, created_at: at.toISOString() };
}

function decodeComplaint({ id, author, description, created_at }: v.InferOutput<typeof complaintSchema>): Complaint {
  return { id, author, description, at: new Date(created_at) };
}

function encodeOwner({ registeredAt, isBlocked, isPhoneUnconfirmed, ...owner }: ModeratedOwner) {
  return {
    ...owner,
    registered_at: registeredAt.toISOString(),
    is_blocked: isBlocked,
    ...(isPhoneUnconfirmed && { is_phone_unconfirmed: true }),
  };
}
