import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';

const method = v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Wraps a server without a port as a `fetch` for the kit's calls. */
export function fetchOf(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const hasBody = request.body !== null;
    return toResponse(
      await app.inject({
        method: v.parse(method, request.method),
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        payload: hasBody ? await request.text() : undefined,
      }),
    );
  };
}

function toResponse({ statusCode, headers, rawPayload }: LightMyRequestResponse): Response {
  const plain = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  // A 204 has no body, not even an empty one.
  return new Response(rawPayload.length > 0 ? new Uint8Array(rawPayload) : null, { status: statusCode, headers: plain });
}
