import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPool } from '../../../examples/server/database/connect';
import { sharedStatement } from '../../../examples/server/database/sharedStatement';
import { WaitingTime } from '../../../examples/server/database/waitingTime';
import { inRequest, waitingTime } from '../../../examples/server/operation/requestContext';
import { type Engine, engines } from '../support/seededServer';

let now = 0;
const limit = 5000;
/** A request whose clock stands still until it is set. */
const request = () => {
  let isAnswered = false;
  const time = new WaitingTime(limit, () => now);
  return {
    time,
    run: <T>(run: () => T) => inRequest({ id: 'id-of-the-request', time, isAnswered: () => isAnswered }, run),
    answer: () => {
      isAnswered = true;
    },
  };
};

describe('V4: how long a request waits for its databases', () => {
  test('waits count once when they are at the same time; what is done in between does not count', () => {
    now = 0;
    const time = new WaitingTime(limit, () => now);
    time.begin();
    now = 1000;
    time.begin();
    expect(time.left()).toBe(4000);
    now = 2000;
    time.end();
    now = 3000;
    time.end();
    now = 60_000;
    expect(time.left()).toBe(2000);
    time.begin();
    now = 65_000;
    expect(time.left()).toBe(0);
  });

  describe('in a real database', () => {
    let engine: Engine;
    let pool: pg.Pool;
    beforeAll(async () => {
      engine = await engines[0].start('empty');
      pool = openPool({ target: engine.target, poolSize: 1 });
    });
    afterEach(() => vi.restoreAllMocks());
    afterAll(async () => {
      await pool?.end();
      await engine?.stop();
    });
    const limitsOf = (sent: { readonly mock: { readonly calls: readonly unknown[][] } }) =>
      sent.mock.calls.map(([statement]) => Object(statement).query_timeout);

    test('a statement gets what waiting for its connection has left, and the next one what both have', async () => {
      now = 0;
      const { run, time } = request();
      const holder = await pool.connect();
      const sent = vi.spyOn(pg.Client.prototype, 'query');
      const waiting = run(async () => pool.query('select 1'));
      now = 4000;
      holder.release();
      await waiting;
      expect(limitsOf(sent)).toEqual([1500]);
      expect(time.left()).toBe(1000);
      await run(async () => {
        const client = await pool.connect();
        await client.query('begin');
        time.begin();
        now += 990;
        time.end();
        await client.query({ name: 'one', text: 'select $1::int', values: [1] });
        expect(limitsOf(sent).slice(1)).toEqual([1500, 510]);
        time.begin();
        now += 10;
        time.end();
        // Locks are given back all the same.
        await expect(client.query('select 1')).rejects.toMatchObject({ name: 'NoAnswer' });
        await client.query('rollback', []);
        client.release();
        await expect(pool.query('select 1')).rejects.toMatchObject({ name: 'NoAnswer' });
      });
      expect(sent).toHaveBeenCalledTimes(4);
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });

    test('a connection that comes too late goes back to the pool', async () => {
      now = 0;
      const { run, time } = request();
      const holder = await pool.connect();
      time.begin();
      now = limit - 1;
      time.end();
      await expect(run(() => pool.connect())).rejects.toMatchObject({ name: 'NoAnswer' });
      holder.release();
      const next = await pool.connect();
      next.release();
      expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([1, 1, 0]);
    });

    test('outside of a request, and once its answer has begun, a statement has its own limit', async () => {
      const { run, time, answer } = request();
      const sent = vi.spyOn(pg.Client.prototype, 'query');
      await pool.query('select 1');
      now = 0;
      time.begin();
      now = limit;
      time.end();
      answer();
      await run(() => pool.query('select 1'));
      expect(limitsOf(sent)).toEqual([undefined, undefined]);
    });
  });

  test('a statement for several requests has the whole time, and each of them waits for as long as it may', async () => {
    now = 0;
    const late = request();
    late.time.begin();
    now = limit;
    late.time.end();
    const left: (number | undefined)[] = [];
    const ask = sharedStatement(async () => {
      left.push(waitingTime()?.left());
      return new Promise<never>(() => undefined);
    });
    await expect(late.run(() => ask(1))).rejects.toMatchObject({ name: 'NoAnswer' });
    expect(left[0]).toBeGreaterThan(limit - 1000);
  });
});
