import { type Kysely, sql } from 'kysely';
import { optionById, roomOptions } from '../../../../src/domain/enumerations';
import { dissimilarity } from '../../../../src/domain/listing/similarity';
import type { Database } from '../../database/schema';
import { sharedStatement } from '../../database/sharedStatement';
import { matching, orderOf, type SearchCriteria } from '../../listings/searchQuery';
import { readUnfed } from '../feed/feedState';
import type { SearchIndex } from '../searchIndex';
import type { EngineNode } from './engineNode';
import { enginePoints } from './enginePoints';
import { type ComparedListing, engineQueries, type Question, type RankedId } from './engineQueries';
import { type IndexedListing, indexedColumns, last, latest, published } from './engineRow';
import { mergedPage, partFor } from './mergedPage';

/** Near the end of a page of similar listings the engine may have them in a slightly different order. */
const margin = 50;

/**
 * The search of Manticore or Sphinx. What has changed and is not in it yet is left out there and looked for in PostgreSQL: the answer is never
 * older than one of PostgreSQL would be.
 * @param db may be a standby: both parts of an answer follow what it knows
 */
export function engineIndex(db: Kysely<Database>, node: EngineNode, name: string): SearchIndex {
  const queries = engineQueries(node, name);
  const look = sharedStatement<null, Awaited<ReturnType<typeof readUnfed>>>(() => readUnfed(db));
  /** Where to ask, and what of the answer PostgreSQL has. */
  const ask = async (criteria: SearchCriteria): Promise<{ readonly question: Question; readonly changed: readonly IndexedListing[] }> => {
    const { side, ids } = await look(null);
    return { question: { side, criteria, without: ids }, changed: ids.length > 0 ? await matchingAmong(db, criteria, ids) : [] };
  };
  return {
    async count(criteria) {
      const { question, changed } = await ask(criteria);
      return (await queries.count(question)) + changed.length;
    },

    async page(criteria, slice) {
      const { question, changed } = await ask(criteria);
      const [column, direction] = orderOf(criteria.filters.ordering);
      const others = changed.map((listing) => ({
        id: listing.id,
        rank: {
          price: listing.price,
          published_at: listing.published ?? latest,
          minutes_to_metro: listing.minutes_to_metro ?? last,
          first_payment: listing.first_payment ?? last,
          unit_price: listing.unit_price ?? last,
        }[column],
      }));
      const part = await queries.ranked(question, partFor(slice, others.length));
      return mergedPage(part, others, slice, inOrder(direction)).map(({ id }) => id);
    },

    async similar(criteria, model, { limit, offset }) {
      const { question, changed } = await ask(criteria);
      const others = changed.filter(({ id }) => id !== model.id);
      const nearest = await queries.nearest(question, model, offset + limit + margin);
      const known = comparable(model);
      const all = [...nearest, ...others].map((listing) => ({ id: listing.id, rank: dissimilarity(comparable(listing), known) }));
      return all
        .sort(inOrder('asc'))
        .slice(offset, offset + limit)
        .map(({ id }) => id);
    },

    async points(criteria, box) {
      const { question, changed } = await ask({ ...criteria, box });
      return enginePoints(queries, question, box, changed);
    },
  };
}

/** Ties are ordered by newest id. */
function inOrder(direction: 'asc' | 'desc') {
  const sign = direction === 'asc' ? 1 : -1;
  return (one: RankedId, other: RankedId) => sign * (one.rank - other.rank) || other.id - one.id;
}

function comparable({ price, rooms, latitude, longitude }: ComparedListing) {
  return { price, rooms: optionById(roomOptions, rooms ?? 0)?.key ?? null, address: { latitude, longitude } };
}

function matchingAmong(db: Kysely<Database>, criteria: SearchCriteria, ids: readonly number[]): Promise<IndexedListing[]> {
  const among = matching(db, criteria).where('id', '=', sql<number>`any(${ids}::bigint[])`);
  return among.select([...indexedColumns, published]).execute();
}
