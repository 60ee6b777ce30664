import { limits } from '../../../../src/domain/limits';
import { RequestProblem } from '../problems';
import { readPageSize } from '../searchRequest';
import { readId } from './readId';

/** Returns the page of a list. Throws a RequestProblem with messages by parameter. */
export function readPage(query: string): { readonly page: number; readonly pageSize: number } {
  const fields: Record<string, string[]> = {};
  const pageSize = readPageSize(query, limits.pageSize, fields);
  const page = Number(readId(new URLSearchParams(query).get('page') ?? '1') ?? 0);
  if (page < 1 || page > limits.page) fields.page = ['Введите целое число.'];
  if (Object.keys(fields).length > 0) throw new RequestProblem(fields);
  return { page, pageSize };
}
