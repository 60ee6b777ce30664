import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, openPool } from '../../../examples/server/database/connect';
import { openPools } from '../../../examples/server/database/pools';
import { openReplica, type Replica } from '../../../examples/server/database/replica';
import { type ListingStore, listingStore } from '../../../examples/server/listings/listingStore';
import { mapStore } from '../../../examples/server/listings/mapStore';
import { loadStations } from '../../../examples/server/metro/stations';
import { moscow } from '../../../src/domain/city/moscow';
import { moscowBox } from '../../../src/domain/city/moscowPlace';
import { defaultFilters } from '../../../src/domain/search/filters';
import { withDatabase } from '../support/databases';
import type { SystemPostgres } from '../support/postgres';
import { type Engine, installed } from '../support/seededServer';
import { makeStandby, noStandby, type Standby } from '../support/standby';

const criteria = { filters: { ...defaultFilters, ordering: 'cheapest' as const }, city: moscow, metroIds: [] };

const databaseOf = ({ target }: Engine) => ('url' in target ? new URL(target.url).pathname.slice(1) : target.database);

describe.skipIf(noStandby !== null)(`a replica${noStandby ? ` (${noStandby})` : ''}`, () => {
  let primary: Engine;
  let standby: Standby;
  let running: SystemPostgres;
  let pools: pg.Pool[];
  let replica: Replica;
  let listings: ListingStore;
  let clock: number;
  let said: string[];

  beforeAll(async () => {
    primary = await installed.start('seeded');
    standby = await makeStandby('url' in primary.target ? primary.target.url : '');
    running = await standby.start();
  }, 60_000);
  afterAll(async () => {
    await running?.stop();
    await standby?.remove();
    await primary?.stop();
  });

  beforeEach(async () => {
    clock = 0;
    said = [];
    const [main, other] = [
      openPool({ target: primary.target }),
      openPool({ target: withDatabase({ url: running.url }, databaseOf(primary)) }),
    ];
    pools = [main, other];
    replica = openReplica({
      replica: other,
      primary: main,
      health: main,
      maxLag: 10_000,
      now: () => clock,
      onChange: (text) => said.push(text),
    });
    const db = openDatabase(main);
    listings = listingStore(db, await loadStations(db), { countsFor: 0, readDb: replica.db });
    await untilRead();
  });
  afterEach(async () => {
    await onStandby('select pg_wal_replay_resume()').catch(() => undefined);
    await Promise.all(pools.map((pool) => pool.end()));
  });

  const untilRead = () =>
    expect
      .poll(async () => {
        await replica.look();
        return replica.state().isRead;
      })
      .toBe(true);
  const onPrimary = (statement: string) => pools[0]?.query(statement);
  const onStandby = async (statement: string) => pools[1]?.query(statement);
  const onMap = async () => (await mapStore(replica.db).points(criteria, moscowBox)).reduce((sum, point) => sum + point.count, 0);
  const cheapest = async () => (await listings.page(criteria, 1, 1))[0];

  test('answers lists, counts and the map; a listing itself is read where it was written', async () => {
    const before = await cheapest();
    const [count, shown] = [await listings.count(criteria), await onMap()];
    await onStandby('select pg_wal_replay_pause()');
    await onPrimary(`update listings set price = price - 1 where id = ${before?.id}`);
    await onPrimary(`update listings set is_deleted = true where id = (select max(id) from public_listings where trade_type = 1)`);
    expect((await cheapest())?.price).toBe(before?.price);
    expect(await listings.count(criteria)).toBe(count);
    expect(await onMap()).toBe(shown);
    expect((await listings.byId(before?.id ?? 0, null))?.price).toBe((before?.price ?? 0) - 1);
    await onStandby('select pg_wal_replay_resume()');
    await expect.poll(async () => (await cheapest())?.price).toBe((before?.price ?? 0) - 1);
  });

  test('is not read while it is too far behind, and is again when it has caught up', async () => {
    await onStandby('select pg_wal_replay_pause()');
    const before = await cheapest();
    await onPrimary(`update listings set price = price - 1 where id = ${before?.id}`);
    clock = 1000;
    await replica.look();
    clock = 9000;
    await replica.look();
    // It lacks what was written a second after the start, so it is as old as that; nobody wrote before.
    expect(replica.state()).toEqual({ isRead: true, behind: 9000 });
    clock = 11_000;
    await replica.look();
    expect(replica.state().isRead).toBe(false);
    expect(said.at(-1)).toBe('The replica is not read: it is more than 10 s behind');
    expect((await cheapest())?.price).toBe((before?.price ?? 0) - 1);
    await onStandby('select pg_wal_replay_resume()');
    await untilRead();
    expect(said.at(-1)).toBe('The replica is read');
  });

  test('is not behind when nobody writes for a long time', async () => {
    clock = 3_600_000;
    // The primary writes by itself, as here, and that has to arrive: one look may come too early.
    await onPrimary(`select pg_logical_emit_message(false, 'kvartal', repeat('x', 8192))`);
    await expect
      .poll(async () => {
        await replica.look();
        return replica.state();
      })
      .toEqual({ isRead: true, behind: 0 });
  });

  test('that lacks a new table, or is stopped, costs no answer', async () => {
    await onStandby('select pg_wal_replay_pause()');
    await onPrimary('create table made_now as select 1 as one');
    expect((await sql`select one from made_now`.execute(replica.db)).rows).toEqual([{ one: 1 }]);
    expect(replica.state().isRead).toBe(true);
    await onPrimary('drop table made_now');
    await onStandby('select pg_wal_replay_resume()');

    const asked = Array.from({ length: 20 }, () => listings.page(criteria, 1, 10));
    const [stopped, ...answers] = await Promise.all([running.stop(), ...asked]);
    expect(stopped).toBeUndefined();
    for (const answer of [...answers, await listings.page(criteria, 1, 10)]) expect(answer).toHaveLength(10);
    await replica.look();
    expect(replica.state().isRead).toBe(false);
    expect(said.at(-1)).toMatch(/^The replica is not read: /);
    running = await standby.start();
  });

  test('is what the pools of an instance read from, once it is known to be up to date', async () => {
    const replicaTarget = withDatabase({ url: running.url }, databaseOf(primary));
    const opened = openPools({ target: primary.target, replica: { target: replicaTarget, maxLag: 10_000 } });
    await expect.poll(() => opened.replica?.state().isRead).toBe(true);
    const where = sql<{ isStandby: boolean }>`select pg_is_in_recovery() as "isStandby"`;
    expect((await where.execute(opened.readDb)).rows).toEqual([{ isStandby: true }]);
    expect((await where.execute(opened.db)).rows).toEqual([{ isStandby: false }]);
    await opened.end();
  });

  test('is never written to, and a server that is no standby is never read', async () => {
    await expect(sql`update listings set price = 1`.execute(replica.db)).rejects.toThrow(/read-only transaction/);
    const main = openPool({ target: primary.target });
    const reports: string[] = [];
    const itself = openReplica({ replica: main, primary: main, health: main, maxLag: 1000, onChange: (text) => reports.push(text) });
    await itself.look();
    await itself.look();
    expect(itself.state().isRead).toBe(false);
    await main.end();
  });
});
