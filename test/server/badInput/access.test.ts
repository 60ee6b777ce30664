import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountServer, countingHasher, startAccountServer } from '../support/accountServer';
import { type Ask, all, allWithBody, allWithId, callsOf } from '../support/everyCall';
import { engines, type SeededServer } from '../support/seededServer';
import { storeUser } from '../support/storeUser';

const partner = 'https://partner.example';

let server: AccountServer;
let user: { readonly id: number; readonly token: string };
let moderator: { readonly id: number; readonly token: string };
let ask: Ask;

beforeAll(async () => {
  server = await startAccountServer(await engines[0].start(), { hasher: countingHasher(), allowedOrigins: [partner] });
  [user, moderator] = [await storeUser(server), await storeUser(server, { role: 'moderator' })];
  ask = callsOf(server, user);
});
afterAll(() => server?.stop());

describe('X8: other origins', () => {
  test.each(all)('%s tells an unknown origin nothing, and never accepts cookies', async (_, call) => {
    for (const origin of ['https://evil.test', 'null', 'https://kvartal.example.evil.test']) {
      const { headers } = await ask(call, { headers: { origin } });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
    const { headers } = await ask(call, { headers: { origin: partner } });
    expect(headers['access-control-allow-origin']).toBe(partner);
  });

  test('no GET changes anything', async () => {
    const before = await contentOf(server);
    for (const [, call] of all.filter(([, { method }]) => method === 'GET')) {
      for (const token of [null, user.token, moderator.token]) await ask(call, { id: '1', token });
    }
    expect(await contentOf(server)).toEqual(before);
  });

  test.each(allWithBody)('%s takes nothing that a form of another site can send', async (_, call) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await ask(call, { raw: 'a=1', headers: { 'content-type': type } });
      // A multipart form may be known; it is read only with a token, which a page of another site does not have.
      expect([call.name, type, [400, 404, 415].includes(answer.statusCode)]).toEqual([call.name, type, true]);
    }
  });
});

async function sessionOf(token: string): Promise<string> {
  const { body } = await server.call('GET', '/users/sessions/', undefined, token);
  const [session] = v.parse(v.array(v.object({ id: v.number() })), body);
  return String(session?.id);
}

describe('X11: who may call', () => {
  const personal = all.filter(([, { needsToken }]) => needsToken);

  test.each(personal)('%s is refused without a token and with a wrong one', async (_, call) => {
    for (const token of [null, 'x', 'x'.repeat(43), `${user.token}x`]) {
      const { statusCode } = await ask(call, { token, raw: call.body ? '{}' : undefined });
      // Signing out of a session that has ended succeeds; some calls check their body first.
      const allowed = call.path.endsWith('/logout') && token !== null ? [204, 401] : [400, 401];
      expect([call.name, token, statusCode, allowed.includes(statusCode)]).toEqual([call.name, token, statusCode, true]);
    }
  });

  test.each(allWithId.filter(([, { needsToken }]) => needsToken))(
    '%s: an id of somebody else is answered like a missing one',
    async (_, call) => {
      // Listings of the seed belong to nobody here; the first session is the user's own.
      const id = call.path.includes('/sessions/') ? await sessionOf(moderator.token) : '1';
      const [foreign, missing] = [
        await ask(call, { id, body: call.body ? {} : undefined }),
        await ask(call, { body: call.body ? {} : undefined }),
      ];
      expect(missing.statusCode).not.toBe(401);
      expect([foreign.statusCode, foreign.body]).toEqual([missing.statusCode, missing.body]);
    },
  );
});

/** A hash of every table, but of when tokens were used and have ended, and of counters of limits. */
async function contentOf({ db }: SeededServer): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('auth_tokens', 'ended_sessions', 'rate_limits') order by relname`.execute(
    db,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await sql<{ hash: string }>`select coalesce(md5(string_agg(row::text, '' order by row::text)), '') as hash
      from ${sql.table(name)} as row`.execute(db);
    hashes[name] = found.rows[0]?.hash ?? '';
  }
  return hashes;
}
