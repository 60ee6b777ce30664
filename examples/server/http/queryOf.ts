import type { FastifyRequest } from 'fastify';
import { limits } from '../../../src/domain/limits';
import { RequestProblem } from './problems';

/**
 * Returns the raw query of a request; the domain's codec decodes it.
 * @throws RequestProblem when it is longer than any real search
 */
export function queryOf({ raw: { url = '' } }: FastifyRequest): string {
  const start = url.indexOf('?');
  const query = start < 0 ? '' : url.slice(start + 1);
  if (query.length > limits.queryLength) throw new RequestProblem({ non_field_errors: ['Слишком длинный запрос.'] });
  return query;
}
