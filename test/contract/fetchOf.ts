import type { Readable } from 'node:stream';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';

const method = v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Wraps a server without a port as a `fetch` for the kit's calls, which come from `remoteAddress`. */
export function fetchOf(app: FastifyInstance, remoteAddress = '127.0.0.1'): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const hasBody = request.body !== null;
    const isStream = request.headers.get('Accept') === 'text/event-stream';
    const response = await app.inject({
      remoteAddress,
      method: v.parse(method, request.method),
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: hasBody ? Buffer.from(await request.arrayBuffer()) : undefined,
      payloadAsStream: isStream,
    });
    if (!isStream) return toResponse(response, new Uint8Array(response.rawPayload));
    const stream = response.stream();
    request.signal.addEventListener('abort', () => stream.destroy());
    return toResponse(response, bodyOf(stream));
  };
}

/** What a destroyed stream says of itself does not matter. */
function bodyOf(stream: Readable): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      stream.on('data', (piece: Buffer) => controller.enqueue(new Uint8Array(piece)));
      stream.once('end', () => controller.close());
      stream.once('error', (error) => controller.error(error));
    },
    cancel: () => void stream.destroy(),
  });
}

function toResponse({ statusCode, headers }: LightMyRequestResponse, body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>): Response {
  const plain = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  // A 204 has no body, not even an empty one.
  return new Response('length' in body && body.length === 0 ? null : body, { status: statusCode, headers: plain });
}
