import type { FastifyRequest } from 'fastify';
import { limits } from '../../../src/domain/limits';
import { RequestProblem } from './problems';

/**
 * The query of a request as it came: the domain's codec does the decoding.
 * @throws RequestProblem when it is longer than any honest one
 */
export function queryOf({ raw: { url = '' } }: FastifyRequest): string {
  const start = url.indexOf('?');
  const query = start < 0 ? '' : url.slice(start + 1);
  if (query.length > limits.queryLength) throw new RequestProblem({ non_field_errors: ['Слишком длинный запрос.'] });
  return query;
}
