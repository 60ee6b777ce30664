import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountServer, countingHasher, startAccountServer } from '../support/accountServer';
import { type Ask, bodyWith, callsOf, expectGeneric, fieldsOf, hostile, values, withBody, withId, withQuery } from '../support/everyCall';
import { engines } from '../support/seededServer';
import { storeUser } from '../support/storeUser';

let server: AccountServer;
let user: { readonly id: number; readonly token: string };
let ask: Ask;

beforeAll(async () => {
  server = await startAccountServer(await engines[0].start(), { hasher: countingHasher(), maxEventLoopDelay: 60_000 });
  user = await storeUser(server);
  ask = callsOf(server, user);
});
afterAll(() => server?.stop());

describe('V1: every field and parameter invalid in turn is a 4xx', () => {
  test.each(withBody)(
    '%s, fields',
    async (_, call) => {
      for (const field of fieldsOf(call.body)) {
        for (const value of values) expectGeneric(call, await ask(call, { body: bodyWith(field, value) }), [field, value]);
      }
    },
    120_000,
  );

  test.each(withQuery)(
    '%s, parameters',
    async (_, call) => {
      for (const { name } of call.parameters.filter((parameter) => parameter.in === 'query')) {
        for (const value of hostile.filter((text) => text !== '\uD800')) {
          expectGeneric(call, await ask(call, { query: `${encodeURIComponent(name)}=${encodeURIComponent(value)}` }), [name, value]);
        }
        for (const query of [
          `${name}=`,
          `${name}[]=1`,
          `${name}[a]=1`,
          `${name}=1&${name}=2`,
          `${name}=%`,
          `${name}=%00`,
          `${name}=-1`,
          `${name}=1e999`,
        ]) {
          expectGeneric(call, await ask(call, { query }), query);
        }
      }
    },
    120_000,
  );

  test.each(withId)('%s, ids', async (_, call) => {
    for (const id of ['0', '01', '-1', '1.5', 'NaN', '1e3', '99999999999999999999', '%00', "1'", '%D0%B9', 'x'.repeat(2000)]) {
      const answer = await ask(call, { id });
      expectGeneric(call, answer, id);
      expect([call.name, id, answer.statusCode >= 400]).toEqual([call.name, id, true]);
    }
  });
});

/** More than any call takes, made once: it takes a second on a busy machine. */
const large = Buffer.from(JSON.stringify({ text: 'й'.repeat(36 * 1024 * 1024) }));

describe('V1, X18: bodies that are no JSON, of another type, too deep or too large', () => {
  test.each(withBody)(
    '%s',
    async (_, call) => {
      const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
      for (const raw of ['', '{', 'null', '[]', '"a"', '1', '{"a":1}}', deep, '\u0000', Buffer.from([0xff, 0xfe, 0x00])]) {
        const answer = await ask(call, { raw });
        expectGeneric(call, answer, raw.slice(0, 20));
      }
      const answer = await ask(call, { raw: large });
      expect([413, 400, 404]).toContain(answer.statusCode);
    },
    60_000,
  );

  test.each(withBody)(
    'X17, X18: %s reads long texts of one kind in any field, without a pattern that tries for ever',
    async (_, call) => {
      for (const field of fieldsOf(call.body)) {
        // As long as a small body may be; a pattern that tries for ever does so long before.
        for (const piece of ['1', ' ', 'а-', 'a@a.', '<b>', ', ']) {
          expectGeneric(call, await ask(call, { body: bodyWith(field, piece.repeat(3500 / piece.length)) }), [field, piece]);
        }
        const { statusCode } = await ask(call, { body: bodyWith(field, 'a'.repeat(1024 * 1024)) });
        expect([field, statusCode >= 400 && statusCode < 500]).toEqual([field, true]);
      }
    },
    120_000,
  );

  test.each(withQuery)('X18: %s refuses a query that is too long', async (_, call) => {
    for (const { name } of call.parameters.filter((parameter) => parameter.in === 'query')) {
      for (const piece of ['1', 'a', '%20', '%D0%B0-']) {
        const query = `${encodeURIComponent(name)}=${piece.repeat(100_000 / piece.length)}`;
        expectGeneric(call, await ask(call, { query }), [name, piece]);
      }
    }
  });
});

describe('X4: prototypes', () => {
  test.each(withBody)('%s', async (_, call) => {
    for (const raw of [
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '{"address":{"__proto__":{"polluted":1}}}',
    ]) {
      expectGeneric(call, await ask(call, { raw }), raw);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    }
  });
});

describe('X17: hostile text changes no table', () => {
  test('the tables are there, and searches still answer', async () => {
    expect((await server.get('/api/realty/count/')).status).toBe(200);
    for (const table of ['users', 'listings', 'photos', 'addresses'] as const) {
      expect(await server.db.selectFrom(table).select('id').limit(1).execute()).toHaveLength(1);
    }
  });
});
