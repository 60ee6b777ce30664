import { type Call, commonResponses, responsesOf } from './commonResponses';
import { withExample } from './errorExamples';
import { type Json, namedSchemas } from './namedSchemas';

type Calls = Readonly<Record<string, Call>>;
interface OpenApi extends Json {
  readonly paths?: Readonly<Record<string, object>>;
  readonly components?: Json;
}

/**
 * Finishes the document that the framework makes of the routes: schemas by name instead of copies, all statuses of each call, paths without
 * the final slash (routes answer both).
 */
export function finishDocument(document: object): OpenApi {
  const { paths = {}, components, ...rest } = document as OpenApi;
  const schemas: Record<string, unknown> = {};
  const names = new Map(Object.entries(namedSchemas).map(([name, schema]) => [keyOf(schema), name]));
  const refer = referrer(names);
  for (const [name, schema] of Object.entries(namedSchemas)) schemas[name] = withoutName(schema, refer);

  /** Names an object after its call, unless it has a name. */
  function nameOwn(body: unknown, name: string): unknown {
    if (!isObject(body)) return body;
    const { content } = body as { content?: Readonly<Record<string, { schema?: Json }>> };
    const schema = content?.['application/json']?.schema;
    if (!schema || schema.type !== 'object') return body;
    schemas[name] = schema;
    return { ...body, content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } };
  }

  function finish(method: string, call: Call): Json {
    const name = call.operationId.replace(/^./, (letter) => letter.toUpperCase());
    const described = refer(call) as Call;
    const responses = Object.entries(described.responses).map(([status, response]) => {
      if (status.startsWith('2')) return [status, nameOwn({ ...response, description: okOf(response) }, `${name}Response`)];
      return [status, withExample(Number(status), status === '400' && call.requestBody ? orUnreadable(response) : response)];
    });
    return {
      security: [],
      ...described,
      ...(call.requestBody && { requestBody: nameOwn(described.requestBody, `${name}Request`) }),
      responses: responsesOf(method, { ...call, responses: Object.fromEntries(responses) as Call['responses'] }),
    };
  }

  const finished = Object.entries(paths).map(([path, calls]) => [
    path.replace(/(?<=.)\/$/, ''),
    Object.fromEntries(Object.entries(calls as Calls).map(([method, call]) => [method, finish(method, call)])),
  ]);
  const text = JSON.stringify(finished);
  const responses = Object.entries(commonResponses).filter(([name]) => text.includes(`"#/components/responses/${name}"`));
  return { ...rest, components: { ...components, schemas, responses: Object.fromEntries(responses) }, paths: Object.fromEntries(finished) };
}

/** The framework writes `Default Response` where a call says nothing. */
const okOf = ({ description }: Json) => (description === 'Default Response' ? 'Done' : description);

/** A body may also be no JSON at all. */
function orUnreadable(response: Json): Json {
  const { content } = response as { content?: Readonly<Record<string, { schema?: Json }>> };
  const schema = content?.['application/json']?.schema;
  if (!schema) return response;
  return { ...response, content: { 'application/json': { schema: { anyOf: [schema, { $ref: '#/components/schemas/Detail' }] } } } };
}

type Refer = (value: unknown) => unknown;

/** Returns a function that puts references in place of everything that has a name. */
function referrer(names: ReadonlyMap<string, string>): Refer {
  return function refer(value): unknown {
    if (Array.isArray(value)) return value.map(refer);
    if (!isObject(value)) return value;
    const name = names.get(keyOf(value));
    return name ? { $ref: `#/components/schemas/${name}` } : withoutName(value, refer);
  };
}

const withoutName = (value: Json, refer: Refer) => Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, refer(inner)]));

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same for equal schemas, whatever they are called at their place. */
function keyOf(schema: Json): string {
  return JSON.stringify({ ...schema, description: undefined }, (_key, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value,
  );
}
