import type { FastifyInstance } from 'fastify';
import { searchParameters } from '../../../src/domain/search/filtersQuery';
import { unknownParameters } from '../../../src/domain/search/unknownParameters';
import { RequestProblem } from './problems';
import { queryOf } from './queryOf';
import { messages } from './searchRequest';

/** Refuses parameters that the document of a call does not have, by name. Calls without any ignore what follows the question mark. */
export function refuseUnknownParameters(api: FastifyInstance): void {
  const known = new WeakMap<object, ReadonlySet<string>>();
  api.addHook('preHandler', (request, _reply, done) => {
    const properties = propertiesOf(request.routeOptions.schema?.querystring);
    if (!properties || !request.raw.url?.includes('?')) return done();
    let names = known.get(properties);
    if (!names) {
      names = namesIn(properties);
      known.set(properties, names);
    }
    const unknown = unknownParameters(new URLSearchParams(queryOf(request)), names);
    if (unknown.length === 0) return done();
    done(new RequestProblem(Object.fromEntries(unknown.map((name) => [name, [messages.unknownParameter]]))));
  });
}

function propertiesOf(schema: unknown): object | null {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return null;
  return typeof schema.properties === 'object' ? schema.properties : null;
}

/** Clients send a whole search to each call about it: its order to the count, other names of its lists. */
function namesIn(properties: object): ReadonlySet<string> {
  return new Set([...Object.keys(properties), ...('price_min' in properties ? searchParameters : [])]);
}
