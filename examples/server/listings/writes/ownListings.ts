import { type Kysely, sql } from 'kysely';
import { listingRealtyTypes, listingStatuses, optionById, roomOptions, tradeTypes } from '../../../../src/domain/enumerations';
import type { Photo } from '../../../../src/domain/listing/listing';
import { type Moderation, type ModerationEvent, rejectionReasons } from '../../../../src/domain/listing/moderation';
import type { MyListing } from '../../../../src/domain/listing/myListing';
import type { Database } from '../../database/schema';
import { photoOf } from '../../pictures/pictureStore';
import { moscowDay } from '../../views/moscowDay';
import { viewColumns, viewsUntil } from '../../views/viewsUntil';
import { listingColumns } from '../listingColumns';
import { removedSince } from './removedSince';

/** What owners read of their listings, beyond what everybody reads. */
export interface OwnListings {
  /** A page, newest first; deleted ones are not among them. */
  page(ownerId: number, page: number, pageSize: number): Promise<{ readonly listings: readonly MyListing[]; readonly count: number }>;
  /** Returns what moderation says of a listing, for owner and moderators alone. */
  moderationOf(id: number): Promise<Moderation>;
  /** Photos that were removed since the listing was saved last, for owner and moderators alone (D44). */
  removedPhotos(id: number): Promise<readonly Photo[]>;
}

/** `now` is the clock that decides the day. */
export function ownListings(db: Kysely<Database>, now: () => Date = () => new Date()): OwnListings {
  return {
    async page(ownerId, page, pageSize) {
      const rows = await db
        .with('page', (query) =>
          query
            .selectFrom('listings')
            .select('listings.id')
            .where('owner_id', '=', ownerId)
            .where(sql<boolean>`not is_deleted`)
            .orderBy('id', 'desc')
            .limit(pageSize)
            .offset((page - 1) * pageSize),
        )
        .selectFrom('page')
        .innerJoin('listings', 'listings.id', 'page.id')
        .innerJoin('addresses', 'addresses.id', 'listings.address_id')
        .innerJoin('users', 'users.id', 'listings.owner_id')
        .innerJoinLateral(viewsUntil(moscowDay(now())), (join) => join.onTrue())
        .select(listingColumns)
        .select(viewColumns)
        .select(lastRejection)
        .orderBy('listings.id', 'desc')
        .execute();
      const { count } = await db
        .selectFrom('listings')
        .select(sql<number>`count(*)`.as('count'))
        .where('owner_id', '=', ownerId)
        .where(sql<boolean>`not is_deleted`)
        .executeTakeFirstOrThrow();
      return { count, listings: rows.map(myListingOf) };
    },

    async removedPhotos(id) {
      const rows = await db
        .selectFrom('removed_photos')
        .innerJoin('pictures', 'pictures.id', 'removed_photos.picture_id')
        .innerJoin('listings', 'listings.id', 'removed_photos.listing_id')
        .select(['removed_photos.id', 'alt', 'hash', 'widths', 'color'])
        .where('listing_id', '=', id)
        .where(removedSince(sql.ref('listings.version')))
        .orderBy('removed_at')
        .orderBy('removed_photos.id')
        .execute();
      return rows.map(photoOf);
    },

    async moderationOf(id) {
      const listing = await db
        .selectFrom('listings')
        .select(['version', 'status', 'house_registered', 'house_metres'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom('listing_events')
        .selectAll()
        .where('listing_id', '=', id)
        .orderBy('id', 'desc')
        .limit(100)
        .execute();
      const history = rows.reverse().map(
        (row): ModerationEvent => ({
          status: optionById(listingStatuses, row.to_status)?.key ?? 'moderation',
          reason: rejectionReasons.find((code) => code === row.reason_code) ?? null,
          field: row.field,
          comment: row.comment,
          changed: row.changed,
          changedPhotos: row.changed_photos,
          at: row.created_at,
        }),
      );
      const isRejected = optionById(listingStatuses, listing.status)?.key === 'rejected';
      const last = isRejected ? history.findLast((event) => event.status === 'rejected') : undefined;
      const { version, house_registered: isRegistered, house_metres: metres } = listing;
      const house = isRegistered === null ? null : { isRegistered, metres };
      return { version, reason: last?.reason ?? null, field: last?.field ?? null, comment: last?.comment ?? '', house, history };
    },
  };
}

/** Reason and comment of a rejected listing, as one value. */
const lastRejection = sql<{ readonly reason_code: string | null; readonly comment: string } | null>`(
  select json_build_object('reason_code', reason_code, 'comment', comment) from listing_events
  where listing_id = listings.id and to_status = 3 and listings.status = 3 order by id desc limit 1)`.as('rejection');

type Row = Pick<Database['listings'], 'rooms' | 'price' | 'area' | 'floor' | 'floors' | 'trade_type' | 'realty_type'> & {
  readonly id: number;
  readonly status: number;
  readonly street: string;
  readonly house_number: string;
  readonly corpus: string | null;
  readonly photos: readonly Parameters<typeof photoOf>[0][];
  readonly shown_in_search: number;
  readonly full_views_in_30_days: number;
  readonly full_views_today: number;
  readonly rejection: { readonly reason_code: string | null; readonly comment: string } | null;
};

function myListingOf(row: Row): MyListing {
  return {
    id: row.id,
    tradeType: optionById(tradeTypes, row.trade_type)?.key ?? 'sale',
    realtyType: optionById(listingRealtyTypes, row.realty_type)?.key ?? 'flat',
    rooms: row.rooms === null ? null : (optionById(roomOptions, row.rooms)?.key ?? null),
    price: row.price,
    area: row.area === null ? null : row.area / 100,
    floor: row.floor,
    floors: row.floors,
    photos: row.photos.map(photoOf),
    status: optionById(listingStatuses, row.status)?.key ?? 'moderation',
    street: row.street,
    houseNumber: row.house_number,
    corpus: row.corpus,
    views: { shownInSearch: row.shown_in_search, last30Days: row.full_views_in_30_days, today: row.full_views_today },
    rejection: row.rejection && {
      reason: rejectionReasons.find((code) => code === row.rejection?.reason_code) ?? 'other',
      comment: row.rejection.comment,
    },
  };
}
