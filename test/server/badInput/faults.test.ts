import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountServer, countingHasher, startAccountServer } from '../support/accountServer';
import { type Ask, callsOf, named } from '../support/everyCall';
import { engines } from '../support/seededServer';
import { storeUser } from '../support/storeUser';

const secret = /relation|does not exist|schema|select |listings|\bat \S+ \(|node_modules|\.ts\b|postgres|kysely/i;

describe('V2: while all tables are locked', () => {
  let server: AccountServer;
  let ask: Ask;
  let release: () => void;
  let locked: Promise<unknown>;
  beforeAll(async () => {
    server = await startAccountServer(await engines[0].start(), { hasher: countingHasher(), statementTimeout: 100 });
    ask = callsOf(server, await storeUser(server));
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relispartition`.execute(server.db);
    const client = await server.jobs.connect();
    await client.query(`begin; lock table ${rows.map(({ name }) => name).join(', ')} in access exclusive mode`);
    locked = new Promise<void>((resolve) => {
      release = resolve;
    }).then(async () => {
      await client.query('rollback');
      client.release();
    });
  });
  afterAll(async () => {
    release?.();
    await locked;
    await server?.stop();
  });

  test.each(named)('%s ends, with an answer that does without them or with 503 and when to come back', async (_, call) => {
    const { statusCode, headers } = await ask(call, { id: '1' });
    expect([statusCode < 500 || statusCode === 503, statusCode]).toEqual([true, statusCode]);
    expect(call.statuses).toContain(statusCode);
    if (statusCode === 503) expect(headers['retry-after']).toBe('5');
  });

  test('the limits of a server: a statement ends after seconds, a request that does not arrive after a minute', async () => {
    expect(server.app.server.requestTimeout).toBe(60_000);
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(server.db);
    expect(rows).toEqual([{ statement_timeout: '100ms' }]);
  });
});

describe('X21: with a database that has lost its tables', () => {
  let server: AccountServer;
  let ask: Ask;
  let log = '';
  beforeAll(async () => {
    const stream = { write: (line: string) => void (log += line) };
    server = await startAccountServer(await engines[0].start(), { hasher: countingHasher(), logger: { level: 'info', stream } });
    ask = callsOf(server, await storeUser(server));
    await sql`drop schema public cascade`.execute(server.db);
  });
  afterAll(() => server?.stop());

  test.each(named)('%s fails closed and tells nothing but the id of the request', async (_, call) => {
    log = '';
    const answer = await ask(call, { id: '1' });
    const { statusCode, body, headers } = answer;
    if (call.needsToken) expect([statusCode >= 400, statusCode]).toEqual([true, statusCode]);
    expect(call.statuses).toContain(statusCode);
    if (statusCode < 500) return;
    expect(body).not.toMatch(secret);
    expect(answer.json()).toEqual({ detail: expect.any(String), request_id: headers['x-request-id'] });
    expect(headers['cache-control']).toBe('no-store');
    // Who looks into the log finds it by that id (V4).
    expect(log).toContain(`"reqId":"${String(headers['x-request-id'])}"`);
  });
});
