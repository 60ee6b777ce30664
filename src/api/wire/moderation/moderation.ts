import * as v from 'valibot';
import { listingStatuses, optionById, optionByKey } from '../../../domain/enumerations';
import { type Moderation, type ModerationEvent, type RejectionReason, rejectionReasons } from '../../../domain/listing/moderation';
import { missable, whole } from '../fields';

const decision = {
  reason_code: missable(v.string()),
  /** The field concerned, by its name in a request. */
  field: missable(v.string()),
  comment: v.optional(v.fallback(v.string(), ''), ''),
};
/** What the register of houses says about the address (D67). */
const houseCheckSchema = v.object({
  is_registered: v.boolean(),
  /** Metres from the sent point to the house, or for an unknown house to the nearest one of its street. */
  metres: missable(whole),
});
/** What owner and moderators get with a listing (D59). */
export const moderationSchema = v.object({
  version: v.optional(v.fallback(whole, 1), 1),
  ...decision,
  house: missable(houseCheckSchema),
  history: v.optional(
    v.fallback(
      v.array(
        v.object({
          realty_status: whole,
          realty_status_full: v.string(),
          created_at: v.string(),
          ...decision,
          /** Fields that an edit changed, by their names in a request. */
          changed: missable(v.array(v.string())),
          changed_photos: v.optional(v.fallback(whole, 0), 0),
        }),
      ),
      [],
    ),
    [],
  ),
});
/** Wire type of {@link Moderation}. */
export type WireModeration = v.InferOutput<typeof moderationSchema>;

export function encodeModeration({ version, reason, field, comment, house, history }: Moderation): WireModeration {
  return {
    version,
    reason_code: reason,
    field,
    comment,
    house: house && { is_registered: house.isRegistered, metres: house.metres },
    history: history.map((event) => {
      const { id, wire } = optionByKey(listingStatuses, event.status);
      const { reason: code, field: concerned, comment: words, changed, changedPhotos, at } = event;
      return {
        realty_status: id,
        realty_status_full: wire,
        created_at: at.toISOString(),
        reason_code: code,
        field: concerned,
        comment: words,
        changed: changed && [...changed],
        changed_photos: changedPhotos,
      };
    }),
  };
}

/** Returns null for a listing whose moderation this viewer does not see. Never throws. */
export function decodeModeration(listing: unknown): Moderation | null {
  const result = v.safeParse(v.object({ moderation: moderationSchema }), listing);
  if (!result.success) return null;
  const { version, reason_code, field, comment, house, history } = result.output.moderation;
  return {
    version,
    reason: reasonOf(reason_code),
    field,
    comment,
    house: house && { isRegistered: house.is_registered, metres: house.metres },
    history: history.flatMap((event): ModerationEvent[] => {
      const status = optionById(listingStatuses, event.realty_status)?.key;
      const at = new Date(event.created_at);
      if (!status || Number.isNaN(at.getTime())) return [];
      const { field: concerned, comment: words, changed, changed_photos } = event;
      return [
        { status, reason: reasonOf(event.reason_code), field: concerned, comment: words, changed, changedPhotos: changed_photos, at },
      ];
    }),
  };
}

/** A reason that is not known yet is `other`: the comment tells it. */
function reasonOf(code: string | null): RejectionReason | null {
  return code === null ? null : (rejectionReasons.find((known) => known === code) ?? 'other');
}
