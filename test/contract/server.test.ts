import type { LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { engines, type SeededServer, startSeededServer } from '../server/seededServer';
import { readingCalls } from './readingCalls';

let server: SeededServer | undefined;

readingCalls('the reference server', async () => {
  server = await startSeededServer(await engines[0].start());
  const { app } = server;
  return {
    baseUrl: 'https://server.test/api',
    fetch: async (input) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      return toResponse(await app.inject(pathname + search));
    },
  };
});

afterAll(() => server?.stop());

function toResponse({ statusCode, headers, rawPayload }: LightMyRequestResponse): Response {
  const plain = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: plain });
}
