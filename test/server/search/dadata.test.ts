import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { loadAddresses } from '../../../examples/server/addresses/addressRegister';
import { dadataService } from '../../../examples/server/addresses/dadataService';
import { encodeAddress } from '../../../examples/server/addresses/encodeAddress';
import { handleErrors } from '../../../examples/server/http/problems';
import { addressRoutes } from '../../../examples/server/http/routes/addressRoutes';
import { encodeAddressQuery } from '../../../src/api/wire/address';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Starts a DaData on loopback, and a server that asks it. */
async function startWith(answer: RequestListener): Promise<FastifyInstance> {
  const dadata = createServer(answer).listen(0, '127.0.0.1');
  await once(dadata, 'listening');
  closing.push(() => {
    dadata.closeAllConnections();
    dadata.close();
  });
  const url = `http://127.0.0.1:${(dadata.address() as AddressInfo).port}`;
  const addresses = await loadAddresses();
  const app = Fastify();
  handleErrors(app);
  app.setValidatorCompiler(() => () => true);
  await app.register(addressRoutes, { addresses, addressService: dadataService({ url, token: 'token-of-ours' }, addresses, 500) });
  closing.push(() => app.close());
  return app;
}

const post = (app: FastifyInstance, path: string, body: object) =>
  app.inject({ method: 'POST', url: `/suggestions/api/4_1/rs/${path}/address`, payload: body });

test('the question goes on with the token, and what the register knows about the house is added', async () => {
  const [found] = (await loadAddresses()).suggest({ text: 'чапаевский переулок 3', count: 1 });
  if (!found) throw new Error('The house is not known');
  const { value, unrestricted_value, data } = encodeAddress(found);
  const asked: unknown[] = [];
  const app = await startWith(async (request, response) => {
    asked.push([request.url, request.headers.authorization, await json(request)]);
    // DaData sends more than we read, and nothing of the building.
    const theirs = { value, unrestricted_value, data: { ...data, building: undefined, postal_code: '125057' } };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ suggestions: [theirs, { value: 1 }] }));
  });
  const answer = await post(app, 'suggest', encodeAddressQuery('чапаевский 3'));
  expect([answer.statusCode, answer.json()]).toEqual([200, { suggestions: [{ value, unrestricted_value, data }] }]);
  expect(asked).toEqual([
    [
      '/suggestions/api/4_1/rs/suggest/address',
      'Token token-of-ours',
      expect.objectContaining({ query: 'чапаевский 3', count: 20, from_bound: { value: 'city' }, to_bound: { value: 'house' } }),
    ],
  ]);
  expect((await post(app, 'geolocate', { lat: 55.8, lon: 37.5 })).statusCode).toBe(200);
  expect(asked).toHaveLength(2);
  // What this server refuses is never asked.
  expect((await post(app, 'suggest', { query: 5 })).statusCode).toBe(400);
  expect(asked).toHaveLength(2);
});

test.each([413, 429])('%s of the provider is told: it is about what was asked', async (status) => {
  const app = await startWith((_, response) => response.writeHead(status).end('token-of-ours'));
  const response = await post(app, 'suggest', encodeAddressQuery('чапаевский 3'));
  expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([status, '1', 'no-store']);
  expect(response.body).not.toContain('token-of-ours');
});

test.each<[string, RequestListener]>([
  ['a wrong key', (_, response) => response.writeHead(403).end('{"message":"token-of-ours"}')],
  ['a token that is refused', (_, response) => response.writeHead(401).end('token-of-ours')],
  ['its own failure', (_, response) => response.writeHead(500).end()],
  ['another format', (_, response) => response.end('<html>')],
  ['a lost connection', (request) => request.socket.destroy()],
  ['silence', () => undefined],
])('%s is 503 with Retry-After, and says nothing of the token', async (_, answer) => {
  const app = await startWith(answer);
  const response = await post(app, 'suggest', encodeAddressQuery('чапаевский 3'));
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  expect(response.body).not.toContain('token-of-ours');
});
