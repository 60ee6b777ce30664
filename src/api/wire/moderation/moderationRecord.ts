import * as v from 'valibot';
import { decisionKinds, type ModeratorDay, type RecordedDecision, rejectionReasons } from '../../../domain/listing/moderation';
import { missable, whole } from '../fields';
import { encodeListing } from '../listing/encodeListing';
import { decodeListing, listingSchema } from '../listing/listing';

const person = v.object({ id: whole, name: v.string() });

/** An entry of the record of decisions. */
export const decisionSchema = v.object({
  id: whole,
  /** 'approved', 'rejected', 'returned', 'dismissed', 'confirmed', 'not_spam', 'blocked' or 'unblocked'. */
  kind: v.string(),
  created_at: v.string(),
  /** Null: the server itself. */
  moderator: missable(person),
  realty_id: missable(whole),
  realty: missable(listingSchema),
  user: person,
  reason_code: missable(v.string()),
  /** The field concerned, by its name in a request. */
  field: missable(v.string()),
  comment: v.optional(v.fallback(v.string(), ''), ''),
});

/** What the answer with the queue says about the moderator's day. */
export const daySchema = v.object({
  oldest_queued_at: missable(v.string()),
  today: v.optional(v.object({ decisions: whole, average_seconds: missable(whole) }), { decisions: 0, average_seconds: null }),
});

export function encodeDecision({ id, kind, at, moderator, listingId, listing, user, reason, field, comment }: RecordedDecision) {
  return {
    id,
    kind,
    created_at: at.toISOString(),
    moderator: moderator && { id: moderator.id, name: moderator.name },
    realty_id: listingId,
    realty: listing && encodeListing(listing),
    user: { id: user.id, name: user.name },
    reason_code: reason,
    field,
    comment,
  } satisfies v.InferOutput<typeof decisionSchema>;
}

/** Returns null for an entry that cannot be shown, such as one of a kind that is not known yet. Never throws. */
export function decodeDecision(input: unknown): RecordedDecision | null {
  const result = v.safeParse(decisionSchema, input);
  if (!result.success) return null;
  const { id, created_at, moderator, realty_id, user, reason_code, field, comment } = result.output;
  const kind = decisionKinds.find((known) => known === result.output.kind);
  const at = new Date(created_at);
  if (!kind || Number.isNaN(at.getTime())) return null;
  const { realty } = input as { readonly realty?: unknown };
  return {
    id,
    kind,
    at,
    moderator,
    listingId: realty_id,
    listing: realty ? decodeListing(realty) : null,
    user,
    reason: reason_code === null ? null : (rejectionReasons.find((known) => known === reason_code) ?? 'other'),
    field,
    comment,
  };
}

export function encodeDay({ decisions, averageSeconds }: ModeratorDay, oldestAt: Date | null) {
  return {
    oldest_queued_at: oldestAt?.toISOString() ?? null,
    today: { decisions, average_seconds: averageSeconds },
  } satisfies v.InferOutput<typeof daySchema>;
}

export function decodeDay({ oldest_queued_at, today }: v.InferOutput<typeof daySchema>) {
  const oldest = oldest_queued_at === null ? null : new Date(oldest_queued_at);
  return {
    oldestAt: oldest && !Number.isNaN(oldest.getTime()) ? oldest : null,
    day: { decisions: today.decisions, averageSeconds: today.average_seconds },
  };
}
