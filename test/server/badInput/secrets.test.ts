import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountServer, countingHasher, someone, somewhere, startAccountServer } from '../support/accountServer';
import { type Ask, bodyWith, callsOf, fieldsOf, named, withBody } from '../support/everyCall';
import { engines } from '../support/seededServer';
import { storeListing } from '../support/storeListing';
import { storeUser } from '../support/storeUser';

const phone = '9031234567';
let server: AccountServer;
let user: { readonly id: number; readonly token: string };
let listing: number;
let ask: Ask;
let log = '';

beforeAll(async () => {
  const stream = { write: (line: string) => void (log += line) };
  server = await startAccountServer(await engines[0].start(), { hasher: countingHasher(), logger: { level: 'info', stream } });
  user = await storeUser(server);
  ask = callsOf(server, user);
  const owner = await storeUser(server);
  await server.db.updateTable('users').set({ phone, first_name: 'Канарейка' }).where('id', '=', owner.id).execute();
  listing = await storeListing(server.db, owner.id);
});
afterAll(() => server?.stop());

/** Spelt with and without spaces, brackets and dashes. */
const hasPhone = (text: string) => text.replace(/[\s()+-]/g, '').includes(phone);

describe('X14: the phone of an owner', () => {
  test.each(named)('%s', async (_, call) => {
    const isOwnerCall = call.path === '/api/realty/{id}/owner';
    for (const token of [null, user.token]) {
      const answer = await ask(call, { id: String(listing), token });
      expect([call.name, hasPhone(answer.body)]).toEqual([call.name, isOwnerCall && token !== null]);
      if (isOwnerCall) expect(answer.headers['cache-control']).toMatch(/no-store/);
    }
  });

  test.each(['/', '/realty', '/buy/{id}', '/rent/{id}', '/sitemap.xml'])('is not in the page %s', async (path) => {
    const { body } = await server.app.inject({ url: path.replace('{id}', String(listing)), headers: { accept: 'text/html' } });
    expect(hasPhone(body)).toBe(false);
  });

  test('a user who collects phones gets as many as a person needs, then 429 with the time to wait', async () => {
    const reader = callsOf(server, await storeUser(server));
    const [, call] = named.find(([, { path }]) => path === '/api/realty/{id}/owner') ?? [];
    if (!call) throw new Error('There is no such call');
    let phones = 0;
    for (let time = 0; time < 120; time++) {
      const { statusCode, headers, body } = await reader(call, { id: String(listing) });
      if (hasPhone(body)) phones += 1;
      else expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    }
    expect(phones).toBe(30);
  });
});

describe('X19: what somebody sends is never fetched', () => {
  let trap: Server;
  let url: string;
  const asked: string[] = [];
  beforeAll(async () => {
    trap = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
  });
  afterAll(() => trap?.close());

  test.each(named)('%s', async (_, call) => {
    const headers = { referer: url, 'x-forwarded-host': url.slice(7), forwarded: `host=${url.slice(7)}`, 'x-original-url': url };
    for (const field of fieldsOf(call.body)) {
      for (const value of [url, [url], { url }, `<svg xmlns="http://www.w3.org/2000/svg"><image href="${url}"/></svg>`]) {
        await ask(call, { body: bodyWith(field, value), headers });
      }
    }
    for (const { name, in: place } of call.parameters) {
      if (place === 'query') await ask(call, { query: `${encodeURIComponent(name)}=${encodeURIComponent(url)}`, headers });
    }
    await ask(call, { headers });
    expect(asked).toEqual([]);
  });
});

describe('X20: logs', () => {
  test.each(named)('%s: nothing that was sent or is secret', async (_, call) => {
    log = '';
    const canary = 'Canary4711';
    const headers = { cookie: canary, 'user-agent': `${canary}\tx`, referer: `https://${canary}.test/` };
    await ask(call, { query: `query=${canary}`, id: '1', headers });
    for (const field of fieldsOf(call.body)) await ask(call, { body: bodyWith(field, `${canary}\r\n{"level":60}`), headers });
    for (const secret of [canary, user.token, phone]) expect([secret, log.includes(secret)]).toEqual([secret, false]);
    // One entry in each line, whatever was sent; and one of each request, refused ones too.
    const entries = log
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string; reqId?: string; status?: number });
    expect(entries.filter(({ msg }) => msg === 'answered')).toHaveLength(1 + fieldsOf(call.body).length);
    for (const { reqId, status, msg } of entries)
      if (msg === 'answered') expect([typeof reqId, typeof status]).toEqual(['string', 'number']);
  });

  test('passwords, contacts and names of people who come and go are not there; what was refused is', async () => {
    log = '';
    const canary = { ...someone(), password: 'Canary4711', confirm_password: 'Canary4711', first_name: 'Канарейка' };
    await server.register(canary, somewhere());
    await server.signIn(canary.email, canary.password, somewhere());
    await server.signIn(canary.email, 'Wrong4711', somewhere());
    for (const secret of [user.token, 'Canary4711', 'Wrong4711', canary.email, canary.phone_number, 'Канарейка']) {
      expect([secret, log.includes(secret)]).toEqual([secret, false]);
    }
    expect(log).toMatch(/"method":"POST","route":"[^"]*token-auth\/","status":400/);
  });

  test('tokens, links and keys of limits are stored as hashes', async () => {
    const person = someone();
    await server.register(person, somewhere());
    const token = await server.token(person, somewhere());
    const tables = ['auth_tokens', 'ended_sessions', 'one_time_tokens', 'rate_limits'] as const;
    const left = await server.token(person, somewhere());
    await server.call('POST', '/token-auth/logout/', {}, left, somewhere());
    for (const table of tables) {
      const rows = JSON.stringify(await server.db.selectFrom(table).selectAll().execute());
      for (const secret of [token, left, person.phone_number, Buffer.from(token).toString('hex'), Buffer.from(left).toString('hex')])
        expect(rows).not.toContain(secret);
      if (table !== 'one_time_tokens') expect(rows).not.toContain(person.email);
    }
  });
});

describe('V1: every call that has a body names its fields', () => {
  test.each(withBody)('%s', (_, call) => {
    expect(fieldsOf(call.body).length).toBeGreaterThan(0);
  });
});
