import { type ParsedUrlQuery, parse } from 'node:querystring';
import type { FastifyRequest } from 'fastify';
import { limits } from '../../../src/domain/limits';
import { RequestProblem } from './problems';

/**
 * Returns the raw query of a request; the domain's codec decodes it.
 * @throws RequestProblem when it is longer than any real search
 */
export function queryOf({ raw: { url = '' } }: Pick<FastifyRequest, 'raw'>): string {
  const query = rawQuery(url);
  if (query.length > limits.queryLength) throw new RequestProblem({ non_field_errors: ['Слишком длинный запрос.'] });
  return query;
}

/** Returns the values of a query of any length by name; a list where a name is given more than once. */
export function valuesOf({ raw: { url = '' } }: Pick<FastifyRequest, 'raw'>): ParsedUrlQuery {
  return parse(rawQuery(url));
}

function rawQuery(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
}
