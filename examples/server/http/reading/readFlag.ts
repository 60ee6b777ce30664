import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../problems';
import { queryOf } from '../queryOf';

/** Returns a flag of the query, false when it is absent. Throws a RequestProblem for any other value than true and false. */
export function readFlag(request: FastifyRequest, name: string): boolean {
  const value = new URLSearchParams(queryOf(request)).get(name) ?? 'false';
  if (value !== 'true' && value !== 'false') throw new RequestProblem({ [name]: ['Введите true или false.'] });
  return value === 'true';
}
