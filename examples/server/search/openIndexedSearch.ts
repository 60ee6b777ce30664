import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { allCaches } from '../listings/cache/caches';
import { listingCache } from '../listings/cache/listingCache';
import type { ListingStore, ListingStoreOptions } from '../listings/listingStore';
import { isLongRead, type MapStore } from '../listings/mapStore';
import { openSearch } from '../listings/openSearch';
import type { Stations } from '../metro/stations';
import type { EngineAddress } from './engine/engineAddress';
import { engineIndex } from './engine/engineIndex';
import { openNode } from './engine/engineNode';
import { indexedSearch } from './indexedSearch';
import { postgresIndex } from './postgresIndex';
import type { IndexFailure } from './searchIndex';
import { withFallback } from './withFallback';

export interface IndexedSearchOptions extends ListingStoreOptions {
  /** Null for the search without one. */
  readonly engine: EngineAddress | null;
  /** Hears of every answer where it came from. @param reason why it did not come from the index; null if it did */
  onAnswer(reason: IndexFailure | null): void;
  /** How long a request waits for the index, ms. */
  readonly patience?: number;
}

/** Opens the search and the map, over an index of Manticore or Sphinx where there is one. */
export function openIndexedSearch(
  db: Kysely<Database>,
  stations: Stations,
  { engine, onAnswer, patience, ...options }: IndexedSearchOptions,
): { readonly listings: ListingStore; readonly map: MapStore; end(): Promise<void> } {
  const { readDb = db, caches = allCaches, countsFor = 10_000, phoneConfirmation } = options;
  const { listings, map } = openSearch(db, stations, options);
  const [first] = engine?.nodes ?? [];
  if (!engine || !first) return { listings, map, end: async () => undefined };
  const node = openNode(first, patience && 2 * patience);
  const postgres = postgresIndex(readDb, { countsFor: caches.has('counts') ? countsFor : 0, map });
  const index = withFallback(engineIndex(readDb, node, engine.name), postgres, { onAnswer, patience });
  const cards = listingCache(readDb, stations, { isKept: caches.has('cards'), phoneConfirmation });
  return {
    listings: { ...listings, ...indexedSearch({ db, readDb, search: listings, index, postgres, cards, onAnswer }) },
    map: { points: (criteria, box) => (isLongRead(criteria, box) ? index : map).points(criteria, box) },
    end: node.end,
  };
}
