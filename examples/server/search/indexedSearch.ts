import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { ListingCache } from '../listings/cache/listingCache';
import { isRolledUp } from '../listings/placesQuery';
import type { ListingSearch } from '../listings/plainSearch';
import type { SearchCriteria } from '../listings/searchQuery';
import { modelOf } from '../listings/similar';
import { noteUnknown } from './feed/feedState';
import type { IndexFailure, SearchIndex } from './searchIndex';

interface IndexedSearchParts {
  /** The database, which takes notes, and which is read about what only it knows. */
  readonly db: Kysely<Database>;
  readonly readDb: Kysely<Database>;
  /** For what needs no index: the roll-up, a single place, the newest. */
  readonly search: ListingSearch;
  readonly index: SearchIndex;
  readonly postgres: SearchIndex;
  /** Reads public listings, and no others. */
  readonly cards: ListingCache;
  onAnswer(reason: IndexFailure | null): void;
}

/** The search over an index: ids and counts come from it, listings from PostgreSQL. */
export function indexedSearch({ db, readDb, search, index, postgres, cards, onAnswer }: IndexedSearchParts): ListingSearch {
  const idsOf = async (source: SearchIndex, criteria: SearchCriteria, page: number, pageSize: number) => {
    const slice = { limit: pageSize, offset: (page - 1) * pageSize };
    const model = criteria.similarTo ? await modelOf(readDb, criteria.city, criteria.similarTo) : null;
    return model ? source.similar(criteria, model, slice) : source.page(criteria, slice);
  };
  return {
    latest: search.latest,

    count: (criteria) => (isForPostgres(criteria) ? search.count(criteria) : index.count(criteria)),

    async page(criteria, page, pageSize) {
      if (criteria.box || criteria.publishedWithin) return search.page(criteria, page, pageSize);
      const ids = await idsOf(index, criteria, page, pageSize);
      const { listings } = await cards.read(ids);
      if (listings.length === ids.length) return listings;
      // Once it is noted, searches no longer ask the index about it, and the feed removes it there.
      const shown = new Set(listings.map(({ id }) => id));
      await noteUnknown(
        db,
        ids.filter((id) => !shown.has(id)),
      );
      onAnswer('unknown');
      return (await cards.read(await idsOf(postgres, criteria, page, pageSize))).listings;
    },
  };
}

/**
 * Its index of places, and the counts of each, are sooner read than any other source is asked. What is new is read from the new end of an
 * index, however many listings there are.
 */
export const isForPostgres = (criteria: SearchCriteria) => Boolean(criteria.box || criteria.publishedWithin) || isRolledUp(criteria);
