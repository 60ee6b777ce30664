import { type Kysely, sql } from 'kysely';
import { optionByKey, realtyTypes, type TradeType, tradeTypes } from '../../../src/domain/enumerations';
import type { Listing } from '../../../src/domain/listing/listing';
import type { ListingDetails } from '../../../src/domain/listing/listingDetails';
import type { ListingViewer } from '../../../src/domain/listing/permissions/listingRole';
import { shownListing } from '../../../src/domain/listing/permissions/shownListing';
import type { Database } from '../database/schema';
import type { Stations } from '../metro/stations';
import { daysBefore, moscowDay } from '../views/moscowDay';
import { viewedDays } from '../views/viewStore';
import { type ListingRow, listingDetailsOf, listingOf } from './listingRow';
import { matching, orderOf, publicListings, type SearchCriteria } from './searchQuery';
import { differenceTo, modelOf } from './similar';

/** Reads of listings. Search returns public ones only. */
export interface ListingStore {
  page(criteria: SearchCriteria, page: number, pageSize: number): Promise<Listing[]>;
  count(criteria: SearchCriteria): Promise<number>;
  latest(tradeType: TradeType, count: number): Promise<Listing[]>;
  /** Returns as much of a listing as the viewer may see; null if there is none. */
  byId(id: number, viewer: ListingViewer | null): Promise<ListingDetails | null>;
}

/** `now` is the clock that decides the day. */
export function listingStore(db: Kysely<Database>, stations: Stations, now: () => Date = () => new Date()): ListingStore {
  const toListings = (rows: ListingRow[]) => rows.map((row) => listingOf(row, stations));
  return {
    async page(criteria, page, pageSize) {
      const model = criteria.similarTo ? await modelOf(db, criteria.similarTo) : null;
      if (model) {
        const similar = matching(db, criteria)
          .select(['id', differenceTo(model).as('difference')])
          .where('id', '!=', model.id)
          .orderBy('difference')
          .orderBy('id', 'desc')
          .limit(pageSize)
          .offset((page - 1) * pageSize);
        const rows = await db
          .with('page', () => similar)
          .selectFrom('page')
          .innerJoin('listings', 'listings.id', 'page.id')
          .innerJoin('addresses', 'addresses.id', 'listings.address_id')
          .innerJoin('users', 'users.id', 'listings.owner_id')
          .select(listingColumns)
          .orderBy('page.difference')
          .orderBy('page.id', 'desc')
          .execute();
        return toListings(rows);
      }
      const [column, direction] = orderOf(criteria.filters.ordering);
      // Ids first, from the index alone: rows are read for one page only, however many are skipped.
      const ids = matching(db, criteria)
        .select('id')
        .orderBy(column, direction)
        .orderBy('id', 'desc')
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      const rows = await db
        .with(
          (cte) => cte('page').materialized(),
          () => ids,
        )
        .selectFrom('page')
        .innerJoin('listings', 'listings.id', 'page.id')
        .innerJoin('addresses', 'addresses.id', 'listings.address_id')
        .innerJoin('users', 'users.id', 'listings.owner_id')
        .select(listingColumns)
        .orderBy(`listings.${column}`, direction)
        .orderBy('listings.id', 'desc')
        .execute();
      return toListings(rows);
    },

    async count(criteria) {
      const { count } = await matching(db, criteria).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
      return count;
    },

    async latest(tradeType, count) {
      // The index is ordered within one realty type, so take the newest of each and then the newest of those.
      const newest = realtyTypes.map((type) =>
        db
          .selectFrom('listings')
          .select(['id', 'published_at'])
          .where(publicListings)
          .where('trade_type', '=', optionByKey(tradeTypes, tradeType).id)
          .where('realty_type', '=', type.id)
          .orderBy('published_at', 'desc')
          .orderBy('id', 'desc')
          .limit(count),
      );
      const [first, ...others] = newest.map((query) => db.selectFrom(query.as('newest')).select('newest.id'));
      if (!first) return [];
      const rows = await db
        .with(
          (cte) => cte('page').materialized(),
          () => others.reduce((all, query) => all.unionAll(query), first),
        )
        .selectFrom('page')
        .innerJoin('listings', 'listings.id', 'page.id')
        .innerJoin('addresses', 'addresses.id', 'listings.address_id')
        .innerJoin('users', 'users.id', 'listings.owner_id')
        .select(listingColumns)
        .orderBy('listings.published_at', 'desc')
        .orderBy('listings.id', 'desc')
        .limit(count)
        .execute();
      return toListings(rows);
    },

    async byId(id, viewer) {
      const today = moscowDay(now());
      const row = await db
        .selectFrom('listings')
        .innerJoin('addresses', 'addresses.id', 'listings.address_id')
        .innerJoin('users', 'users.id', 'listings.owner_id')
        .leftJoin('listing_views as shown', 'shown.listing_id', 'listings.id')
        .leftJoinLateral(
          (query) =>
            query
              .selectFrom('listing_views_daily as days')
              .select([
                sql<number | null>`sum(days.full_views)`.as('month'),
                sql<number | null>`sum(days.full_views) filter (where days.day = ${today}::date)`.as('today'),
              ])
              .whereRef('days.listing_id', '=', 'listings.id')
              .where(sql<boolean>`days.day > ${daysBefore(today, viewedDays)}::date`)
              .as('views'),
          (join) => join.onTrue(),
        )
        .select(listingColumns)
        .select(detailColumns)
        .select([
          sql<number>`coalesce(shown.shown, 0)`.as('shown_in_search'),
          sql<number>`coalesce(views.month, 0)`.as('full_views_in_30_days'),
          sql<number>`coalesce(views.today, 0)`.as('full_views_today'),
        ])
        .where('listings.id', '=', id)
        .executeTakeFirst();
      return row ? shownListing(listingDetailsOf(row, stations), viewer) : null;
    },
  };
}

/** Photos are selected with their listing: one statement for a page. The owner's contacts are never read here. */
const photosJson = sql<ListingRow['photos']>`coalesce((
  select json_agg(json_build_object('id', p.id, 'alt', p.alt, 'hash', i.hash, 'widths', i.widths, 'color', i.color) order by p.position)
  from photos p join pictures i on i.id = p.picture_id
  where p.listing_id = listings.id), '[]'::json)`;

const listingColumns = [
  'listings.id',
  'listings.trade_type',
  'listings.realty_type',
  'listings.rooms',
  'listings.price',
  'listings.area',
  'listings.floor',
  'listings.floors',
  'listings.status',
  'listings.is_deleted',
  'listings.published_at',
  'listings.building_type',
  'listings.year_built',
  'listings.repair',
  'listings.bathroom',
  'listings.commission',
  'listings.owner_id',
  'listings.owner_type',
  'listings.communication_method',
  'listings.description',
  'addresses.label',
  'addresses.street',
  'addresses.house_number',
  'addresses.corpus',
  'addresses.building',
  'addresses.district',
  'addresses.city',
  'addresses.latitude',
  'addresses.longitude',
  'addresses.metro_id',
  'addresses.minutes_to_metro',
  sql<string>`users.first_name || ' ' || users.last_name`.as('owner_name'),
  photosJson.as('photos'),
] as const;

const detailColumns = [
  'listings.balcony',
  'listings.loggia',
  'listings.elevator',
  'listings.furniture',
  'listings.courtyard_view',
  'listings.street_view',
  'listings.rent_features',
  'listings.counters',
  'listings.communal',
  'listings.deposit',
] as const;
