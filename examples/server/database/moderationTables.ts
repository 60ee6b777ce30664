import type { Generated } from 'kysely';
import type { DecisionKind } from '../../../src/domain/listing/moderation';

/** What moderators work with. */
export interface ModerationTables {
  /** Listings that wait for a decision; kept by triggers of `listings`. */
  moderation_queue: {
    listing_id: number;
    owner_id: number;
    queued_at: Generated<Date>;
    /** Null until the posting rules have been checked. */
    hints: number | null;
    held_by: number | null;
    held_until: Date | null;
    held_since: Date | null;
  };
  /** What moderators have decided. */
  moderation_decisions: {
    id: Generated<number>;
    /** Null: the server itself. */
    moderator_id: number | null;
    kind: DecisionKind;
    /** Null: about the account alone. */
    listing_id: number | null;
    user_id: number;
    reason_code: string | null;
    field: string | null;
    comment: Generated<string>;
    seconds: number | null;
    created_at: Generated<Date>;
  };
  /** What visitors saw before an edit, as a row of a listing with its place and photos. */
  approved_listings: { listing_id: number; version: number; content: unknown };
}
