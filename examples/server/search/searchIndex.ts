import type { Box } from '../../../src/domain/map/coordinates';
import type { MapPoint } from '../../../src/domain/map/mapPoints';
import type { Slice } from '../listings/plainSearch';
import type { SearchCriteria } from '../listings/searchQuery';
import type { Model } from '../listings/similar';

/**
 * Says which public listings a search finds. What is shown of them, and to whom, is read from PostgreSQL by id. Adapters answer the same:
 * test/server/search/searchIndex.test.ts.
 */
export interface SearchIndex {
  /** Ids of a page in the order of the search. */
  page(criteria: SearchCriteria, slice: Slice): Promise<readonly number[]>;
  count(criteria: SearchCriteria): Promise<number>;
  /** Ids of a page that begins with what is most similar to a listing, which is not among them. */
  similar(criteria: SearchCriteria, model: Model, slice: Slice): Promise<readonly number[]>;
  /** Points of a box, or cells of a grid when there are too many. */
  points(criteria: SearchCriteria, box: Box): Promise<MapPoint[]>;
}

/** Why an index has no answer. */
export type IndexFailure =
  /** It cannot be connected to, or has refused. */
  | 'unreachable'
  /** It has not answered in time. */
  | 'slow'
  /** One of its nodes has not answered: a count would lack what is stored there. */
  | 'incomplete'
  /** It was never filled, or for another database. */
  | 'unbuilt'
  /** Too many changes are not in it yet. */
  | 'behind'
  /** It has a listing that is not public. */
  | 'unknown';

/** An answer that an index cannot give, so that another source has to. */
export class IndexProblem extends Error {
  override readonly name = 'IndexProblem';
  constructor(
    readonly reason: IndexFailure,
    message: string,
  ) {
    super(message);
  }
}
