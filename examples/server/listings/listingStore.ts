import type { Kysely } from 'kysely';
import type { Listing } from '../../../src/domain/listing/listing';
import type { ListingDetails } from '../../../src/domain/listing/listingDetails';
import type { ListingViewer } from '../../../src/domain/listing/permissions/listingRole';
import { shownListing } from '../../../src/domain/listing/permissions/shownListing';
import type { PhoneConfirmation } from '../config/phoneSettings';
import type { Database } from '../database/schema';
import type { Stations } from '../metro/stations';
import { moscowDay } from '../views/moscowDay';
import { asPartner } from './asPartner';
import { cachedSearch } from './cache/cachedSearch';
import { allCaches, type Caches } from './cache/caches';
import { detailsCache } from './cache/detailsCache';
import { plainDetails } from './listingDetails';
import { plainByIds } from './plainByIds';
import { type ListingSearch, plainSearch } from './plainSearch';

/** Reads of listings. */
export interface ListingStore extends ListingSearch {
  /** Returns as much of a listing as the viewer may see; null if there is none. */
  byId(id: number, viewer: ListingViewer | null): Promise<ListingDetails | null>;
  /** Those of these listings whose content everybody may see, in the order of the ids. */
  byIds(ids: readonly number[]): Promise<Listing[]>;
}

export interface ListingStoreOptions {
  /** The clock that decides the day. */
  readonly now?: () => Date;
  /** How long counts may be old, ms. */
  readonly countsFor?: number;
  /** Serves public lists and counts, which may be some seconds old; `db` when absent. A listing itself is read where it was written. */
  readonly readDb?: Kysely<Database>;
  /** What is remembered; everything when absent. */
  readonly caches?: Caches;
  /** Whether a phone is shown before its owner has confirmed it, which `off` does. */
  readonly phoneConfirmation?: PhoneConfirmation | undefined;
}

export function listingStore(
  db: Kysely<Database>,
  stations: Stations,
  { now = () => new Date(), countsFor = 10_000, readDb = db, caches = allCaches, phoneConfirmation }: ListingStoreOptions = {},
): ListingStore {
  const today = () => moscowDay(now());
  const details = (caches.has('details') ? detailsCache : plainDetails)(db, stations, { today, phoneConfirmation });
  const isPlain = !caches.has('counts') && !caches.has('pages') && !caches.has('cards');
  const search = isPlain
    ? plainSearch(readDb, stations, phoneConfirmation)
    : cachedSearch(readDb, stations, { caches, countsFor, phoneConfirmation });
  return {
    ...search,

    byIds: (ids) => plainByIds(db, stations, ids, phoneConfirmation),

    async byId(id, viewer) {
      const listing = await details.read(id);
      return listing && shownListing(listing, viewer && (await asPartner(db, listing, viewer)));
    },
  };
}
