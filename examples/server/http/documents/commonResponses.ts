import { withExample } from './errorExamples';
import type { Json } from './namedSchemas';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const response = (status: number, description: string, schema: string) =>
  withExample(status, { description, content: { 'application/json': { schema: ref(schema) } } });

/** Responses that any call may give, by their names in the document. */
export const commonResponses: Readonly<Record<string, Json>> = {
  NotModified: { description: 'Unchanged since the response whose ETag the request names in If-None-Match' },
  Unreadable: response(400, 'The URL or the body cannot be read', 'Detail'),
  Unauthorized: response(401, 'No token, or an invalid one', 'Detail'),
  NotFound: response(404, 'There is none, or not for this user', 'Detail'),
  Late: response(408, 'The request did not arrive within a minute', 'Detail'),
  TooLarge: response(413, 'The body is too large', 'Detail'),
  NotJson: response(415, 'The body is not application/json', 'Detail'),
  TooMany: response(429, 'Too many calls from one address: again after Retry-After', 'Detail'),
  Failed: response(500, 'A failure of the server, logged under request_id', 'Failure'),
  Unavailable: response(503, 'The database is down, or the server is overloaded: again after Retry-After', 'Failure'),
};

export interface Call {
  readonly operationId: string;
  readonly security?: readonly Json[];
  readonly parameters?: readonly { readonly in: string }[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, Json>>;
}

/** Returns the responses of a call, with those that it shares with others. What the call says itself stays. */
export function responsesOf(method: string, { security = [], parameters = [], requestBody, responses }: Call): Record<string, Json> {
  const needsToken = security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0);
  const names: Readonly<Record<string, string | false | undefined>> = {
    304: method === 'get' && 'NotModified',
    400: 'Unreadable',
    401: needsToken && 'Unauthorized',
    404: parameters.some((parameter) => parameter.in === 'path') && 'NotFound',
    408: requestBody && 'Late',
    413: requestBody && 'TooLarge',
    415: requestBody && 'NotJson',
    429: 'TooMany',
    500: 'Failed',
    503: 'Unavailable',
  };
  const common = Object.entries(names).flatMap(([status, name]) => (name ? [[status, { $ref: `#/components/responses/${name}` }]] : []));
  return { ...Object.fromEntries(common), ...responses };
}
