import * as v from 'valibot';
import { expect } from 'vitest';
import { openApiDocument } from '../../../examples/server/http/openApiDocument';
import { somewhere } from './accountServer';
import type { SeededServer } from './seededServer';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const schemaOfCall = v.object({
  operationId: v.string(),
  security: v.optional(v.array(v.record(v.string(), v.unknown()))),
  parameters: v.optional(v.array(v.object({ name: v.string(), in: v.string() })), []),
  requestBody: v.optional(v.object({ content: v.record(v.string(), v.object({ schema: v.record(v.string(), v.unknown()) })) })),
  responses: v.record(v.string(), v.unknown()),
});
/** The OpenAPI document. */
export const document = v.parse(
  v.object({
    paths: v.record(v.string(), v.record(v.string(), v.unknown())),
    components: v.object({ schemas: v.record(v.string(), v.record(v.string(), v.unknown())) }),
  }),
  await openApiDocument(),
);

/** Returns a schema itself, not its name. */
export function schemaOf(schema: Record<string, unknown> | undefined): Record<string, unknown> | null {
  const name = typeof schema?.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return (name === undefined ? schema : document.components.schemas[name]) ?? null;
}

/** A call of the API, as the document has it. */
export interface Call {
  readonly name: string;
  readonly method: Uppercase<(typeof methods)[number]>;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  /** JSON schema of the body; null without one. */
  readonly body: Record<string, unknown> | null;
  /** Refused without a token. */
  readonly needsToken: boolean;
  /** Statuses that the document tells. */
  readonly statuses: readonly number[];
}

/** Every call of the document: a new one is tested without being named here. */
const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method): Call[] => {
    if (!item[method]) return [];
    const { security, parameters, requestBody, responses } = v.parse(schemaOfCall, item[method]);
    return [
      {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as Call['method'],
        path,
        parameters,
        body: requestBody ? schemaOf(requestBody.content['application/json']?.schema) : null,
        needsToken: security !== undefined && security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0),
        statuses: Object.keys(responses).map(Number),
      },
    ];
  }),
);
export const named = calls.map((call) => [call.name, call] as const);

/** Other paths and methods of documented calls, which are not in the document (docs/server.md). By name: the documented one. */
const aliases: Readonly<Record<string, string>> = {
  'POST /api/realty/sales': 'POST /api/realty/sale',
  'POST /api/realty/rents': 'POST /api/realty/rent',
  'PATCH /api/realty/sales/{id}': 'PATCH /api/realty/sale/{id}',
  'PATCH /api/realty/rents/{id}': 'PATCH /api/realty/rent/{id}',
  'PATCH /api/realty/{id}/status': 'PUT /api/realty/{id}/status',
};
/** The page behind the link of a letter, in HTML. */
export const stopPage: Call = {
  name: 'GET /api/users/letters/stop',
  method: 'GET',
  path: '/api/users/letters/stop',
  parameters: [{ name: 'token', in: 'query' }],
  body: null,
  needsToken: false,
  statuses: [200, 404, 429],
};
/** Calls without a place in the document: who may make them, how often and what headers they have is tested like that of all others. */
const undocumented: readonly Call[] = [
  ...Object.entries(aliases).map(([name, original]): Call => {
    const [method = '', path = ''] = name.split(' ');
    const documented = calls.find((call) => call.name === original);
    if (!documented) throw new Error(`The document has no ${original}`);
    return { ...documented, name, method: method as Call['method'], path };
  }),
  stopPage,
];
/** Every call, in the document or not. */
export const all = [...named, ...undocumented.map((call) => [call.name, call] as const)];
export const withBody = named.filter(([, { body }]) => body !== null);
export const allWithId = all.filter(([, { path }]) => path.includes('{id}'));
export const allWithBody = all.filter(([, { body }]) => body !== null);
export const withQuery = named.filter(([, { parameters }]) => parameters.some((parameter) => parameter.in === 'query'));
export const withId = named.filter(([, { path }]) => path.includes('{id}'));

/** Texts that break what does not expect them. */
export const hostile = [
  "' or 1=1 --",
  "1'; drop table listings; --",
  '%_\\',
  '\0',
  '\u202E\u200B',
  '\uD800',
  '👩‍👩‍👧‍👦',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '../../../etc/passwd',
  'a\r\nSet-Cookie: a=b',
  'http://169.254.169.254/',
  'й'.repeat(3000),
];
/** Values of any type for any field. */
export const values: readonly unknown[] = [
  ...hostile,
  null,
  true,
  0,
  -1,
  1e308,
  1.5,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[]]],
  { __proto__: null, a: 1 },
];

/** How a call is made; all of it has a default. */
export interface Asked {
  readonly id?: string;
  readonly query?: string;
  readonly body?: unknown;
  /** Sent instead of a JSON body. */
  readonly raw?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string | null;
}

/** An id that nothing has. */
export const missingId = '999999999';

/** Makes calls of a server, with the token of a user unless `token` says otherwise. */
export function callsOf({ app }: SeededServer, user: { readonly token: string }) {
  return async ({ method, path, body }: Call, { id = missingId, query = '', raw, headers, token = user.token, ...asked }: Asked = {}) => {
    // Signing out would end the session of all calls after it.
    const shown = path.endsWith('/logout') && token === user.token ? 'x'.repeat(43) : token;
    const sent = raw ?? ('body' in asked ? JSON.stringify(asked.body) : body ? '{}' : undefined);
    const response = await app.inject({
      method,
      url: `${path.replace(/\{\w+\}/g, id)}${query && `?${query}`}`,
      // Another address each time: limits are tested elsewhere.
      remoteAddress: somewhere(),
      headers: {
        ...(shown !== null && { authorization: `Token ${shown}` }),
        ...(sent !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent !== undefined && { payload: sent }),
    });
    return response;
  };
}

export type Ask = ReturnType<typeof callsOf>;
type Answered = Awaited<ReturnType<Ask>>;

/** No answer is an internal error, each has a status that the document tells, and none tells how the server works (X21). */
export function expectGeneric(call: Call, { statusCode, body, headers }: Answered, what: unknown): void {
  expect([call.name, what, statusCode < 500, statusCode]).toEqual([call.name, what, true, statusCode]);
  expect([call.name, what, statusCode, call.statuses.includes(statusCode)]).toEqual([call.name, what, statusCode, true]);
  expect(/\bat \S+ \(|node_modules|\.ts:\d|select .* from|syntax error|postgres/i.test(body)).toBe(false);
  if (statusCode >= 400) expect(String(headers['content-type'])).toMatch(/^application\/json/);
}

/** Fields of a body schema, with those inside objects: ['address', 'house_number']. */
export function fieldsOf(schema: unknown, path: readonly string[] = []): (readonly string[])[] {
  const known = v.safeParse(
    v.object({ properties: v.record(v.string(), v.record(v.string(), v.unknown())) }),
    schemaOf(v.is(v.record(v.string(), v.unknown()), schema) ? schema : undefined),
  );
  if (!known.success) return [];
  return Object.entries(known.output.properties).flatMap(([name, inner]) => [[...path, name], ...fieldsOf(inner, [...path, name])]);
}

/** Returns a body with one field. */
export function bodyWith(path: readonly string[], value: unknown): unknown {
  return path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
}
