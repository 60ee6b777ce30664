import type { Kysely } from 'kysely';
import type { TradeType } from '../../../src/domain/enumerations';
import type { Listing } from '../../../src/domain/listing/listing';
import type { ListingDetails } from '../../../src/domain/listing/listingDetails';
import type { ListingViewer } from '../../../src/domain/listing/permissions/listingRole';
import { shownListing } from '../../../src/domain/listing/permissions/shownListing';
import type { Database } from '../database/schema';
import type { Stations } from '../metro/stations';
import { moscowDay } from '../views/moscowDay';
import { asPartner } from './asPartner';
import { detailsCache } from './cache/detailsCache';
import type { SearchCopy } from './copy/searchCopy';
import { searchCounts } from './searchCounts';
import { searchPages } from './searchPages';
import type { SearchCriteria } from './searchQuery';

/** Reads of listings. Search returns public ones only. */
export interface ListingStore {
  page(criteria: SearchCriteria, page: number, pageSize: number): Promise<Listing[]>;
  count(criteria: SearchCriteria): Promise<number>;
  latest(tradeType: TradeType, count: number): Promise<Listing[]>;
  /** Returns as much of a listing as the viewer may see; null if there is none. */
  byId(id: number, viewer: ListingViewer | null): Promise<ListingDetails | null>;
}

export interface ListingStoreOptions {
  /** The clock that decides the day. */
  readonly now?: () => Date;
  /** How long counts may be old, ms. */
  readonly countsFor?: number;
  /** For public lists and counts, which may be some seconds old; `db` when absent. A listing itself is read where it was written. */
  readonly readDb?: Kysely<Database>;
  /** Of the search in memory, for counts and deep pages of many listings. */
  readonly copy?: SearchCopy | null;
}

export function listingStore(
  db: Kysely<Database>,
  stations: Stations,
  { now = () => new Date(), countsFor = 10_000, readDb = db, copy = null }: ListingStoreOptions = {},
): ListingStore {
  const details = detailsCache(db, stations, () => moscowDay(now()));
  const counts = searchCounts(readDb, countsFor, copy);
  const pages = searchPages(readDb, stations, counts, copy);
  return {
    count: async (criteria) => (await counts.of(criteria)).count,
    page: pages.page,
    latest: pages.latest,

    async byId(id, viewer) {
      const listing = await details.read(id);
      return listing && shownListing(listing, viewer && (await asPartner(db, listing, viewer)));
    },
  };
}
