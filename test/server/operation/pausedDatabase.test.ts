import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signal } from '../../../examples/server/postgres/postmaster';
import { type AccountServer, countingHasher, startAccountServer } from '../support/accountServer';
import { type Ask, callsOf, named } from '../support/everyCall';
import { engines } from '../support/seededServer';
import { storeUser } from '../support/storeUser';

/** Beyond these a visitor or a balancer has given up, ms. */
const patience = { call: 6500, probe: 3000, recovery: 1000 } as const;

const timed = async <T>(answer: Promise<T>): Promise<readonly [T, number]> => {
  const since = performance.now();
  return [await answer, performance.now() - since];
};

describe('V4: a database that keeps its connections and answers nothing', () => {
  let server: AccountServer;
  let ask: Ask;
  let paused: readonly number[] = [];
  const tell = (name: NodeJS.Signals) => {
    for (const pid of paused) signal(pid, name);
  };

  beforeAll(async () => {
    server = await startAccountServer(await engines[0].start(), { hasher: countingHasher() });
    ask = callsOf(server, await storeUser(server));
    expect((await server.get('/health/ready')).status).toBe(200);
    // All connections there may be, so that none can be made that answers.
    await Promise.all(Array.from({ length: 20 }, () => sql`select pg_sleep(0.1)`.execute(server.db)));
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'`.execute(server.db);
    paused = rows.map(({ pid }) => pid);
    tell('SIGSTOP');
  });
  afterAll(async () => {
    tell('SIGCONT');
    await server?.stop();
  });

  test('every call ends, with an answer that does without it or with 503 and when to come back; afterwards all is well', {
    timeout: 30_000,
    retry: 0,
  }, async () => {
    // The first takes the connection that hangs; a later one is not answered by it.
    const probe = timed(server.get('/health/ready'));
    await vi.waitFor(() => expect(server.health.idleCount).toBe(0));
    expect((await server.get('/health/ready')).status).toBe(200);
    const answers = await Promise.all(named.map(async ([name, call]) => [name, await timed(ask(call, { id: '1' }))] as const));
    for (const [name, [{ statusCode, headers }, took]] of answers) {
      expect([name, statusCode < 500 || statusCode === 503, took < patience.call, statusCode, took]).toEqual([
        name,
        true,
        true,
        statusCode,
        took,
      ]);
      if (statusCode === 503) expect([name, headers['retry-after']]).toEqual([name, '5']);
    }
    expect(answers.filter(([, [{ statusCode }]]) => statusCode === 503).length).toBeGreaterThan(40);
    const [{ status }, took] = await probe;
    expect([status, took < patience.probe]).toEqual([503, true]);

    tell('SIGCONT');
    const since = performance.now();
    await vi.waitFor(async () => {
      expect((await server.get('/health/ready')).status).toBe(200);
      expect((await server.get('/api/realty/?price_max=12345678')).status).toBe(200);
    }, patience.recovery);
    expect(performance.now() - since).toBeLessThan(patience.recovery);
  });
});
