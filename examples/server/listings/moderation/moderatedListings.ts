import { type Kysely, sql } from 'kysely';
import type { ListingStatus } from '../../../../src/domain/enumerations';
import { changedFields } from '../../../../src/domain/listing/changedFields';
import type { ListingDetails } from '../../../../src/domain/listing/listingDetails';
import {
  type Complaint,
  type DecisionKind,
  type DecisionMade,
  type ModeratedListing,
  type ModeratedOwner,
} from '../../../../src/domain/listing/moderation';
import type { RequestUser } from '../../accounts/authentication';
import { phoneUnconfirmed } from '../../accounts/phone/phoneStore';
import type { PhoneConfirmation } from '../../config/phoneSettings';
import type { Database } from '../../database/schema';
import type { Stations } from '../../metro/stations';
import { colleagueOf } from '../../moderators/colleague';
import { type ListingDetailsJson, listingDetailsOf, listingRowOf } from '../listingRow';
import type { ListingStore } from '../listingStore';
import type { OwnListings } from '../writes/ownListings';
import type { ModerationQueue } from './moderationQueue';
import type { PostingReview } from './postingReview';

export interface ModeratedListings {
  /** Null if there is none, if it is deleted, or an own one. */
  byId(moderator: RequestUser, id: number): Promise<ModeratedListing | null>;
}

export interface ModerationSources {
  readonly stations: Stations;
  readonly listings: Pick<ListingStore, 'byId'>;
  readonly ownListings: OwnListings;
  readonly review: PostingReview;
  readonly queue: ModerationQueue;
  readonly phoneConfirmation?: PhoneConfirmation | undefined;
}

export function moderatedListings(
  db: Kysely<Database>,
  { stations, listings, ownListings, review, queue, phoneConfirmation }: ModerationSources,
): ModeratedListings {
  async function approvedOf(listing: ListingDetails): Promise<ListingDetails | null> {
    const row = await db.selectFrom('approved_listings').select('content').where('listing_id', '=', listing.id).executeTakeFirst();
    if (!row) return null;
    const views = { shownInSearch: 0, last30Days: 0, today: 0 };
    return { ...listingDetailsOf(listingRowOf(row.content as ListingDetailsJson), stations), views };
  }

  return {
    async byId(moderator, id) {
      const listing = await listings.byId(id, moderator);
      if (!listing || listing.isDeleted || listing.owner.id === null || listing.owner.id === moderator.id) return null;
      const [moderation, approved, last, hints, complaints, owner, place] = await Promise.all([
        ownListings.moderationOf(id),
        approvedOf(listing),
        lastDecision(db, id, ['approved', 'rejected', 'returned']),
        review.hintsOf(listing),
        openComplaints(db, id),
        ownerOf(db, listing.owner.id, phoneConfirmation),
        queue.placeOf(moderator.id, id),
      ]);
      const approval = last?.kind === 'approved' ? last : await lastDecision(db, id, ['approved']);
      const changed = approved ? changedFields(approved, listing) : [];
      const [queuedAt, heldUntil] = [place?.queuedAt ?? null, place?.heldUntil ?? null];
      const isStill = last?.kind === kindOf[listing.status];
      const decided = last && isStill ? { at: last.at, moderator: last.moderator } : null;
      return { listing, moderation, approved, approval, decided, changed, hints, complaints, owner, queuedAt, heldUntil };
    },
  };
}

/** The newest first. */
export async function openComplaints(db: Kysely<Database>, listingId: number): Promise<Complaint[]> {
  const rows = await db
    .selectFrom('complaints')
    .innerJoin('users', 'users.id', 'complaints.user_id')
    .select(['complaints.id', 'users.first_name', 'complaints.description', 'complaints.created_at'])
    .where('listing_id', '=', listingId)
    .where('resolved_at', 'is', null)
    .orderBy('complaints.id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({ id: row.id, author: row.first_name, description: row.description, at: row.created_at }));
}

/** The decision that leads to a status. */
const kindOf: Readonly<Record<ListingStatus, DecisionKind | null>> = {
  active: 'approved',
  rejected: 'rejected',
  moderation: null,
  archived: null,
};

async function lastDecision(
  db: Kysely<Database>,
  listingId: number,
  kinds: readonly DecisionKind[],
): Promise<(DecisionMade & { readonly kind: DecisionKind }) | null> {
  const row = await db
    .selectFrom('moderation_decisions as decision')
    .leftJoin('users', 'users.id', 'decision.moderator_id')
    .select(['decision.kind', 'decision.created_at', 'decision.moderator_id', 'first_name', 'last_name'])
    .where('listing_id', '=', listingId)
    .where('kind', 'in', kinds)
    .orderBy('decision.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { kind, created_at: at, moderator_id: id } = row;
  return { kind, at, moderator: colleagueOf(id, row.first_name, row.last_name) };
}

async function ownerOf(db: Kysely<Database>, id: number, phoneConfirmation?: PhoneConfirmation): Promise<ModeratedOwner> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'created_at', 'blocked_at'])
    .select([
      sql<number>`(select count(*)::int from listings where owner_id = users.id and not is_deleted)`.as('listings'),
      sql<number>`(select count(*)::int from listing_events e join listings l on l.id = e.listing_id
        where l.owner_id = users.id and e.to_status = 3)`.as('rejections'),
      sql<number>`(select count(*)::int from complaints c join listings l on l.id = c.listing_id where l.owner_id = users.id)`.as(
        'complaints',
      ),
    ])
    .select(phoneUnconfirmed(phoneConfirmation).as('is_phone_unconfirmed'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    registeredAt: row.created_at,
    listings: row.listings,
    rejections: row.rejections,
    complaints: row.complaints,
    isBlocked: row.blocked_at !== null,
    isPhoneUnconfirmed: row.is_phone_unconfirmed,
  };
}
