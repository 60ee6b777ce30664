import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../examples/server/http/app';
import { failingStores } from '../support/failingStores';

describe('methods', () => {
  let app: Awaited<ReturnType<typeof createApp>>;
  beforeAll(async () => {
    app = await createApp(failingStores());
  });
  afterAll(() => app?.close());
  const ask = (method: string, url: string, more: Omit<InjectOptions, 'method' | 'url'> = {}) =>
    app.inject({ method: method as 'GET', url, ...more });

  test.each([
    ['PUT', '/api/realty/', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/realty?page=2', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/realty/12/', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/api/realty/12/owner', 'GET, OPTIONS'],
    ['GET', '/api/token-auth/', 'OPTIONS, POST'],
    ['HEAD', '/api/complaints', 'OPTIONS, POST'],
    ['PUT', '/api/realty-addresses/map-points/?trade_type=1', 'GET, HEAD, OPTIONS, POST'],
    ['POST', '/media/a/b', 'GET, HEAD, OPTIONS'],
    ['POST', '/health/live', 'GET, HEAD, OPTIONS'],
  ])('%s %s: 405 with what is allowed', async (method, url, allow) => {
    const response = await ask(method, url, { headers: { origin: 'https://partner.example' } });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    if (method !== 'HEAD') expect(response.json()).toEqual({ detail: `Метод ${method} здесь не поддерживается.` });
  });

  test('a body of an unknown method is not read', async () => {
    const response = await ask('PUT', '/api/realty/', { headers: { 'content-type': 'application/json' }, payload: '{broken' });
    expect(response.statusCode).toBe(405);
  });

  test.each([
    ['PUT', '/api/nothing/'],
    ['DELETE', '/api/realty/12/nothing/'],
    ['OPTIONS', '/api/nothing/'],
    ['POST', '/nothing'],
  ])('%s %s: an unknown path stays 404', async (method, url) => {
    const response = await ask(method, url);
    expect([response.statusCode, response.headers.allow, response.json()]).toEqual([404, undefined, { detail: 'Не найдено.' }]);
  });

  test('OPTIONS without a preflight names the methods; a preflight is answered as before', async () => {
    const plain = await ask('OPTIONS', '/api/realty/');
    expect([plain.statusCode, plain.headers.allow, plain.body]).toEqual([204, 'GET, HEAD, OPTIONS', '']);
    const preflight = await ask('OPTIONS', '/api/realty/', {
      headers: { origin: 'https://partner.example', 'access-control-request-method': 'GET' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toContain('PATCH');
  });
});
