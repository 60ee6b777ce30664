import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addEvent } from '../../../examples/server/events/addEvent';
import { eventStore, forgetEvents } from '../../../examples/server/events/eventStore';
import { everyEngine, type SeededServer, startSeededServer } from '../support/seededServer';

describe.each(everyEngine)('events on $name', ({ missing, start }) => {
  let server: SeededServer;
  beforeAll(async () => {
    if (!missing) server = await startSeededServer(await start());
  });
  afterAll(() => server?.stop());
  const run = missing ? test.skip : test;
  const newId = (userId: number, id: number) =>
    server.db.transaction().execute((transaction) => addEvent(transaction, [userId], { kind: 'listing', id }));
  const ids = async (userId: number, after: number) =>
    (await eventStore(server.db).missed(userId, after)).events.map(({ data }) => (data as { id: number }).id);

  run('are in the order in which their transactions commit, whatever was written first', async () => {
    const { position } = await eventStore(server.db).missed(1, null);
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    let commit = () => {};
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const slow = server.db.transaction().execute(async (transaction) => {
      await addEvent(transaction, [1], { kind: 'listing', id: 1 });
      written();
      await mayCommit;
    });
    await isWritten;
    await newId(1, 2);
    const seen = await eventStore(server.db).missed(1, position);
    expect(seen.events).toMatchObject([{ data: { id: 2 } }]);
    commit();
    await slow;
    expect(await ids(1, seen.position)).toEqual([1]);
    expect(await ids(1, position)).toEqual([2, 1]);
  });

  run('written at the same time by many are all there, in one order', async () => {
    const { position } = await eventStore(server.db).missed(1, null);
    const all = Array.from({ length: 60 }, (_, index) => index);
    await Promise.all(all.map((id) => newId(1, id)));
    const { events, position: last } = await eventStore(server.db).missed(1, position);
    expect(events.map(({ data }) => (data as { id: number }).id).sort((a, b) => a - b)).toEqual(all);
    expect(events.at(-1)?.id).toBe(last);
  });

  run('of a transaction that fails are never there', async () => {
    const { position } = await eventStore(server.db).missed(1, null);
    const failing = server.db.transaction().execute(async (transaction) => {
      await addEvent(transaction, [1], { kind: 'counters' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await eventStore(server.db).missed(1, position)).toMatchObject({ events: [], isGap: false });
  });

  run('of others are not read', async () => {
    const { position } = await eventStore(server.db).missed(1, null);
    await newId(2, 7);
    expect(await ids(1, position)).toEqual([]);
    expect((await eventStore(server.db).next([1], position)).events).toEqual([]);
    expect((await eventStore(server.db).next([1, 2], position)).events).toMatchObject([{ userId: 2 }]);
  });

  run('older than a day are forgotten, and who has missed them is told', async () => {
    const { position } = await eventStore(server.db).missed(1, null);
    await newId(1, 1);
    await newId(1, 2);
    await newId(1, 3);
    await sql`update events set created_at = created_at - interval '25 hours'`.execute(server.db);
    await forgetEvents(server.db);
    expect(await eventStore(server.db).missed(1, position)).toMatchObject({ events: [], isGap: true });
    const last = (await eventStore(server.db).missed(1, null)).position;
    expect(await eventStore(server.db).missed(1, last)).toMatchObject({ events: [], isGap: false, position: last });
    // Of another database: a copy that was restored.
    expect(await eventStore(server.db).missed(1, last + 1)).toMatchObject({ isGap: true });
  });

  run('an ended session is an event, however it ends', async () => {
    const { position } = await eventStore(server.db).missed(1, null);
    const hash = Buffer.alloc(32, 7);
    const until = new Date(Date.now() + 60_000);
    const token = { user_id: 1, token_sha256: hash, created_at: new Date(), last_used_at: new Date(), expires_at: until };
    await server.db.insertInto('auth_tokens').values(token).execute();
    expect(await eventStore(server.db).signedIn([hash.toString('hex'), '00'])).toEqual(new Set([hash.toString('hex')]));
    await server.db.deleteFrom('auth_tokens').where('token_sha256', '=', hash).execute();
    expect(await eventStore(server.db).missed(1, position)).toMatchObject({ events: [{ kind: 'sessions' }] });
    expect(await eventStore(server.db).signedIn([hash.toString('hex')])).toEqual(new Set());
  });
});
