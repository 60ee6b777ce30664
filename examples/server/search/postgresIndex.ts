import { type Expression, type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import { idsOf } from '../listings/cache/cachedSearch';
import { nearestIds } from '../listings/cache/nearestIds';
import { searchCounts } from '../listings/cache/searchCounts';
import type { MapStore } from '../listings/mapStore';
import type { Ranked } from '../listings/plainSearch';
import type { SearchIndex } from './searchIndex';

interface PostgresIndexOptions {
  /** How long counts may be old, ms; 0 to ask each time. */
  readonly countsFor: number;
  readonly map: MapStore;
}

/** The statements of the search, for ids alone. */
export function postgresIndex(db: Kysely<Database>, { countsFor, map }: PostgresIndexOptions): SearchIndex {
  const counts = searchCounts(db, countsFor);
  const read = async (ids: Expression<Ranked>) => (await sql<Ranked>`${ids}`.execute(db)).rows.map(({ id }) => id);
  return {
    async page(criteria, slice) {
      const found = await counts.of(criteria);
      return slice.offset >= found.count ? [] : read(idsOf(db, criteria, found, slice));
    },
    count: async (criteria) => (await counts.withoutHidden(criteria)).count,
    similar: nearestIds(db),
    points: (criteria, box) => map.points(criteria, box),
  };
}
