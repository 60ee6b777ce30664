import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tokenHash } from '../../../examples/server/accounts/tokens';
import { openDatabase, openPool } from '../../../examples/server/database/connect';
import { addEvent } from '../../../examples/server/events/addEvent';
import { followEvents } from '../../../src/state/events/followEvents';
import { type Engine, installed } from '../support/seededServer';
import { end, endAll, type Started, start } from '../support/serverProcess';
import { removeDataFolder, temporaryFolder } from '../support/temporaryFolder';

const users = 8;
const events = 200;

describe.skipIf(installed.missing)('two instances on one PostgreSQL', () => {
  let engine: Engine;
  let folder: string;
  let environment: Readonly<Record<string, string>>;
  beforeAll(async () => {
    [engine, folder] = [await installed.start(), await temporaryFolder()];
    environment = { DATABASE_URL: 'url' in engine.target ? engine.target.url : '' };
  });
  afterEach(endAll);
  afterAll(async () => {
    await engine?.stop();
    await removeDataFolder(folder);
  });

  test('events are neither lost nor told twice while one is killed and the other is stopped', async () => {
    const pool = openPool({ target: engine.target, poolSize: 4 });
    const db = openDatabase(pool);
    const instances: (Started | null)[] = [await start(folder, { environment }), await start(folder, { environment })];
    const ending = new AbortController();
    const people = await Promise.all(
      Array.from({ length: users }, async (_, index) => {
        const token = `${index}`.padEnd(43, 'x');
        const values = {
          email: `live${index}@example.ru`,
          phone: `78${String(index).padStart(8, '0')}`,
          first_name: 'Мария',
          last_name: '',
        };
        const { id } = await db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow();
        const now = new Date();
        const times = { created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + 3_600_000) };
        await db
          .insertInto('auth_tokens')
          .values({ user_id: id, token_sha256: tokenHash(token), ...times })
          .execute();
        const told: number[] = [];
        let turn = index;
        // As a balancer does: the next instance that is there.
        const balanced: typeof fetch = (input, init) => {
          turn += 1;
          const there = instances.filter((one) => one !== null);
          const { pathname, search } = new URL(String(input));
          return fetch(`${there[turn % there.length]?.origin}${pathname}${search}`, init);
        };
        let ready = () => {};
        const isReady = new Promise<void>((resolve) => {
          ready = resolve;
        });
        const following = followEvents({ baseUrl: 'http://balancer.test/api', fetch: balanced, token: () => token }, ending.signal, {
          position: null,
          emit(more, position) {
            if (position !== null) ready();
            for (const one of more) if (one.kind === 'notification' && one.id !== null) told.push(one.id);
          },
          signedOut: () => told.push(-1),
          online: async () => {},
        });
        await isReady;
        return { id, told, following };
      }),
    );

    const write = async (from: number, to: number) => {
      for (let id = from; id <= to; id += 1) {
        const { id: userId } = people[id % users] ?? { id: 0 };
        // Two at once, one of which takes longer: the ids of a sequence would be out of order.
        await Promise.all([
          db.transaction().execute((transaction) => addEvent(transaction, [userId], { kind: 'notification', id })),
          db.transaction().execute(async (transaction) => {
            await addEvent(transaction, [userId], { kind: 'notification', id: id + 10_000 }, { kind: 'counters' });
            await delay(id % 5);
          }),
        ]);
      }
    };
    const [first, second] = instances;
    if (!first || !second) throw new Error('Not started');
    await write(1, events / 4);
    const writing = write(events / 4 + 1, events / 2);
    instances[0] = null;
    await end(first.child, 'SIGKILL');
    await writing;
    instances[0] = await start(folder, { environment });
    const writingOn = write(events / 2 + 1, events);
    instances[1] = null;
    expect(await end(second.child, 'SIGTERM')).toBe(0);
    await writingOn;

    const wanted = people.map((_, index) =>
      Array.from({ length: events }, (_event, at) => at + 1)
        .filter((id) => id % users === index)
        .flatMap((id) => [id, id + 10_000])
        .sort((a, b) => a - b),
    );
    const told = () => people.map(({ told: ids }) => [...ids].sort((a, b) => a - b));
    await expect.poll(told, { timeout: 30_000, interval: 100 }).toEqual(wanted);
    ending.abort();
    await Promise.all(people.map(({ following }) => following));
    await pool.end();
  }, 90_000);
});
