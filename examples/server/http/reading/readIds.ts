import { limits } from '../../../../src/domain/limits';
import { RequestProblem } from '../problems';
import { readId } from './readId';

/** Returns the ids of a list in a query, each once. Rejects an empty list, one that is too long, and what is no id. */
export function readIds(query: string): number[] {
  const ids = new Set((new URLSearchParams(query).get('ids') ?? '').split(',').map(readId));
  if (ids.has(null) || ids.size > limits.listingsByIds) {
    throw new RequestProblem({ ids: [`Введите номера объявлений через запятую, не больше ${limits.listingsByIds}.`] });
  }
  return [...ids].filter((id) => id !== null);
}
