import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Stations } from '../metro/stations';
import { type ListingStore, type ListingStoreOptions, listingStore } from './listingStore';
import { type MapStore, mapStore } from './mapStore';

/** Opens the search and the map. */
export function openSearch(
  db: Kysely<Database>,
  stations: Stations,
  options: ListingStoreOptions = {},
): { readonly listings: ListingStore; readonly map: MapStore } {
  return { listings: listingStore(db, stations, options), map: mapStore(options.readDb ?? db) };
}
