import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountServer, countingHasher, startAccountServer } from '../support/accountServer';
import { type Ask, all, callsOf, document, named, stopPage } from '../support/everyCall';
import { engines } from '../support/seededServer';
import { storeUser } from '../support/storeUser';

let server: AccountServer;
let user: { readonly id: number; readonly token: string };
let ask: Ask;

beforeAll(async () => {
  server = await startAccountServer(await engines[0].start(), { hasher: countingHasher() });
  user = await storeUser(server);
  ask = callsOf(server, user);
});
afterAll(() => server?.stop());

/** A page that opens behind a secret link keeps it to itself, and has a form and a style sheet. */
const ofStopPage = {
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};
const ofCalls = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

describe('X23: headers', () => {
  test.each(all)('%s', async (_, call) => {
    for (const token of [user.token, null]) {
      const { headers, statusCode } = await ask(call, { token });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-request-id']).toBeDefined();
      const own = call === stopPage ? ofStopPage : ofCalls;
      expect(headers['referrer-policy']).toBe(own['referrer-policy']);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      // Nothing is shown of an answer without a body.
      if (statusCode !== 204) {
        expect(headers['content-security-policy']).toBe(own['content-security-policy']);
        expect(headers['x-frame-options']).toBe('DENY');
      }
      expect(headers['server']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
      if (statusCode >= 400 || call.needsToken) expect(String(headers['cache-control'])).toMatch(/no-store/);
    }
  });

  test.each(named)('V1: %s answers other methods with 405 and Allow', async (_, call) => {
    const known = Object.keys(document.paths[call.path] ?? {});
    const other = ['put', 'patch', 'delete', 'post'].find((method) => !known.includes(method));
    if (!other) return;
    const answer = await server.app.inject({ method: other.toUpperCase() as 'PUT', url: call.path.replace(/\{\w+\}/g, '1') });
    // A path such as /realty/count/ also fits the pattern of another call.
    expect([401, 404, 405]).toContain(answer.statusCode);
    if (answer.statusCode === 405) expect(answer.headers['allow']).toMatch(new RegExp(known[0] ?? '', 'i'));
  });
});
