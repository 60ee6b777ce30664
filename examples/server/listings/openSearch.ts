import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Stations } from '../metro/stations';
import { cachedMap } from './cache/cachedMap';
import { allCaches } from './cache/caches';
import { type SearchCopy, searchCopy } from './cache/copy/searchCopy';
import { type ListingStore, type ListingStoreOptions, listingStore } from './listingStore';
import { type MapStore, mapStore } from './mapStore';

/** Opens the search and the map, which share one copy in memory. */
export function openSearch(
  db: Kysely<Database>,
  stations: Stations,
  { readDb = db, caches = allCaches, ...options }: Omit<ListingStoreOptions, 'copy'> = {},
): { readonly listings: ListingStore; readonly map: MapStore; readonly copy: SearchCopy | null } {
  const copy = caches.has('copy') ? searchCopy(readDb) : null;
  return { listings: listingStore(db, stations, { ...options, readDb, caches, copy }), map: cachedMap(mapStore(readDb), copy), copy };
}
