import type { LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { engines, type SeededServer, startSeededServer } from '../server/seededServer';
import { accountCalls } from './accountCalls';
import { mapCalls } from './mapCalls';
import { readingCalls, type Subject } from './readingCalls';

let starting: Promise<SeededServer> | undefined;

const open = async (): Promise<Subject> => {
  starting ??= engines[0].start().then(startSeededServer);
  const { app } = await starting;
  return {
    baseUrl: 'https://server.test/api',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const isPost = request.method === 'POST';
      return toResponse(
        await app.inject({
          method: isPost ? 'POST' : 'GET',
          url: pathname + search,
          headers: Object.fromEntries(request.headers),
          payload: isPost ? await request.text() : undefined,
        }),
      );
    },
  };
};

readingCalls('the reference server', open);
mapCalls('the reference server', open);
accountCalls('the reference server', open);

afterAll(async () => (await starting)?.stop());

function toResponse({ statusCode, headers, rawPayload }: LightMyRequestResponse): Response {
  const plain = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  // A 204 has no body, not even an empty one.
  return new Response(rawPayload.length > 0 ? new Uint8Array(rawPayload) : null, { status: statusCode, headers: plain });
}
