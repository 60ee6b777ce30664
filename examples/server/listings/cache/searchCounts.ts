import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { defaultFilters, makeFilters } from '../../../../src/domain/search/filters';
import { formatQuery } from '../../../../src/domain/search/filtersQuery';
import type { Database } from '../../database/schema';
import { sharedStatement } from '../../database/sharedStatement';
import { isRolledUp, placesOf } from '../placesQuery';
import { matching, type SearchCriteria } from '../searchQuery';
import { type Change, changesSince, hasHidden, type Moment, momentNow, oldestOpen } from './searchChanges';

/** How much a search finds. */
export interface Found {
  readonly count: number;
  /** All of them, unordered, if they are few: their pages need no second look. Else null. */
  readonly ids: readonly number[] | null;
}

interface Look {
  readonly moment: Moment;
  readonly changes: readonly Change[] | null;
}

/** Counts for everything that asks: pages of results, live counts, places of the map, pages of the site. */
export interface SearchCounts {
  of(criteria: SearchCriteria): Promise<Found>;
  /** The same, of what no listing has been hidden since by any instance: a list does not show those either. */
  withoutHidden(criteria: SearchCriteria): Promise<Found>;
}

/** Most ids that are remembered with a count: they help rare combinations, whose pages would read a whole index each. */
const few = 200;
const remembered = 2000;

/** Equal searches share one answer for `keptFor` ms, also while it is on its way. With 0 each asks the database. */
export function searchCounts(db: Kysely<Database>, keptFor: number): SearchCounts {
  if (keptFor === 0) {
    const count = (criteria: SearchCriteria) => countOf(db, criteria);
    return { of: count, withoutHidden: count };
  }
  const answers = new LRUCache<string, Promise<Found>>({ max: remembered, ttl: keptFor, ttlResolution: 100 });
  /** Nothing that was hidden before is in an answer. */
  let looked: Moment | null = null;
  const look = sharedStatement<void, void>(async () => {
    const then = looked;
    const { rows } = await sql<Look>`select ${momentNow} as moment, ${changesSince(then && String(oldestOpen(then)))} as changes`.execute(
      db,
    );
    const [now] = rows;
    if (!now) throw new Error('A statement without a source has one row');
    if (!then || hasHidden(then, now.moment, now.changes ?? [])) answers.clear();
    looked = now.moment;
  });
  const of = (criteria: SearchCriteria) => {
    const key = searchKey(criteria);
    const known = answers.get(key);
    if (known) return known;
    const answer = countOf(db, criteria);
    answers.set(key, answer);
    // A failure is not an answer: the next one asks again.
    answer.catch(() => answers.peek(key) === answer && answers.delete(key));
    return answer;
  };
  return {
    of,
    async withoutHidden(criteria) {
      await look();
      return of(criteria);
    },
  };
}

async function countOf(db: Kysely<Database>, criteria: SearchCriteria): Promise<Found> {
  if (isRolledUp(criteria)) {
    const places = placesOf(db, criteria).select(sql<number>`coalesce(sum(listings), 0)::bigint`.as('count'));
    return { count: (await places.executeTakeFirstOrThrow()).count, ids: null };
  }
  const first = await matching(db, criteria)
    .select('id')
    .limit(few + 1)
    .execute();
  if (first.length <= few) return { count: first.length, ids: first.map(({ id }) => id) };
  const all = matching(db, criteria).select(rows.as('count'));
  return { count: (await all.executeTakeFirstOrThrow()).count, ids: null };
}

/**
 * The number of rows, by a column that no index has: reading the narrow table from start to end is faster than a long walk through
 * an index, and does not depend on how recently it was vacuumed.
 */
const rows = sql<number>`count(found.trade_type)`;

/** A page and its count are asked for with the same object. */
const keys = new WeakMap<SearchCriteria, string>();

/** The same for equal searches in any order, in whatever order their values came. */
export function searchKey(criteria: SearchCriteria): string {
  const key = keys.get(criteria) ?? keyOf(criteria);
  keys.set(criteria, key);
  return key;
}

function keyOf({ city, filters, metroIds, box }: SearchCriteria): string {
  const sorted = makeFilters(({ name }) => {
    const value = filters[name];
    return Array.isArray(value) ? value.toSorted() : value;
  });
  return JSON.stringify([city.id, formatQuery({ ...sorted, ordering: defaultFilters.ordering }), [...metroIds].sort(), box]);
}
