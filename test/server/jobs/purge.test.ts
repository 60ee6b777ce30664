import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderPurges } from '../../../examples/server/edge/purgeFeed';
import { purgeSender } from '../../../examples/server/edge/sendPurge';
import type { JobFailure } from '../../../examples/server/jobs/jobHandling';
import { runDueJobs } from '../../../examples/server/jobs/jobRunner';
import { countJobs } from '../../../examples/server/jobs/jobStore';
import { listingStatuses, optionByKey } from '../../../src/domain/enumerations';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';

interface Purge {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

describe('purges of a cache in front', () => {
  let server: SeededServer;
  let cdn: Server;
  let url: string;
  let status = 200;
  const purges: Purge[] = [];
  const failures: JobFailure[] = [];

  beforeAll(async () => {
    server = await startSeededServer(await engines[0].start());
    cdn = createServer();
    cdn.on('request', async (request, response) => {
      let text = '';
      for await (const part of request.setEncoding('utf8')) text += part;
      purges.push({ method: request.method, headers: request.headers, body: JSON.parse(text) });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
    await new Promise<void>((done) => cdn.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
  });
  afterAll(async () => {
    cdn?.close();
    await server?.stop();
  });
  beforeEach(async () => {
    status = 200;
    purges.length = 0;
    failures.length = 0;
    await server.jobs.query('delete from graphile_worker._private_jobs');
    await sql`delete from purge_feed`.execute(server.db);
    await orderPurges(server.db);
  });

  const firstPublic = async () =>
    (await server.db.selectFrom('listing_search').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id;
  const send = (token: string | null = 'token-of-cdn') =>
    runDueJobs(
      server.jobs,
      {
        send_letter: async () => undefined,
        erase_account: async () => undefined,
        check_listing: async () => undefined,
        tell_unread: async () => undefined,
        purge_keys: purgeSender({ url, token }),
        clean_up: async () => undefined,
      },
      { onFailure: (failure) => failures.push(failure) },
    );
  const waiting = async () => (await countJobs(server.pool)).find(({ job }) => job === 'purge_keys')?.waiting ?? 0;
  /** The keys of jobs, each with whether it is due already. */
  const ordered = async () =>
    (
      await server.jobs.query<{ keys: string[]; isDue: boolean }>(
        `select payload->'keys' as keys, run_at <= now() as "isDue" from graphile_worker._private_jobs order by id`,
      )
    ).rows;

  test('a new price has its listing dropped, once, with the token', async () => {
    const id = await firstPublic();
    await sql`update listings set price = price + 1 where id = ${id}`.execute(server.db);
    expect(await orderPurges(server.db)).toBe(1);
    expect(await orderPurges(server.db)).toBe(0);
    expect(await waiting()).toBe(1);
    await send();
    expect(purges).toMatchObject([
      {
        method: 'POST',
        headers: { authorization: 'Bearer token-of-cdn', 'content-type': 'application/json', 'surrogate-key': `listing-${id}` },
        body: { surrogate_keys: [`listing-${id}`] },
      },
    ]);
    expect(await waiting()).toBe(0);
  });

  test('a listing that nobody may see any more goes with its pictures, these after instances have forgotten them', async () => {
    const { id } = await server.db
      .selectFrom('listing_search')
      .select('id')
      .where('id', 'in', server.db.selectFrom('photos').select('listing_id'))
      .limit(1)
      .executeTakeFirstOrThrow();
    await sql`update listings set is_deleted = true where id = ${id}`.execute(server.db);
    await orderPurges(server.db);
    const [page, pictures] = await ordered();
    expect(page).toEqual({ keys: [`listing-${id}`], isDue: true });
    expect(pictures?.isDue).toBe(false);
    expect(pictures?.keys[0]).toMatch(/^picture-[\da-f]{32}$/);
  });

  test('many are sent in batches, and very many as everything', async () => {
    const change = (count: number) =>
      sql`insert into listing_changes (listing_id) select generate_series(1, ${count}::int)`.execute(server.db);
    await change(250);
    await orderPurges(server.db);
    const batches = (await ordered()).filter(({ isDue }) => isDue).map(({ keys }) => keys.length);
    expect(batches).toEqual([100, 100, 50]);
    await server.jobs.query('delete from graphile_worker._private_jobs');
    await change(5001);
    await orderPurges(server.db);
    expect((await ordered()).map(({ keys }) => keys)).toEqual([['listings']]);
  });

  test.each([
    ['all listings are replaced', sql`insert into listing_changes default values`],
    ['changes were forgotten meanwhile', sql`update purge_feed set fed_at = now() - interval '21 hours'`],
    ['a backup was restored', sql`update purge_feed set seen = '9000000000:9000000000:'`],
  ])('everything is dropped when %s', async (_when, act) => {
    await act.execute(server.db);
    expect(await orderPurges(server.db)).toBe(1);
    expect((await ordered()).map(({ keys }) => keys)).toEqual([['listings']]);
    expect(await orderPurges(server.db)).toBe(0);
  });

  test('a write that is not committed yet is purged later, and one that is rolled back never', async () => {
    const id = await firstPublic();
    const client = await server.pool.connect();
    try {
      await client.query('begin');
      await client.query('update listings set price = price + 1 where id = $1', [id]);
      expect(await orderPurges(server.db)).toBe(0);
      await client.query('commit');
      expect(await orderPurges(server.db)).toBe(1);
      await client.query('begin');
      await client.query('update listings set price = price + 1 where id = $1', [id]);
      await client.query('rollback');
      expect(await orderPurges(server.db)).toBe(0);
    } finally {
      client.release();
    }
  });

  test.each([500, 403, 302])('status %i is tried again, and no redirect is followed', async (answer) => {
    status = answer;
    await sql`update listings set price = price + 1 where id = ${await firstPublic()}`.execute(server.db);
    await orderPurges(server.db);
    await send(null);
    expect(purges).toHaveLength(1);
    expect(purges[0]?.headers.authorization).toBeUndefined();
    expect(failures).toMatchObject([{ job: 'purge_keys', attempt: 1, gaveUp: false }]);
    expect(String(failures[0]?.error)).not.toContain(url);
    expect(await waiting()).toBe(1);
  });

  test('a cache that does not answer is waited for so long only', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const target = { url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`, token: null };
    const run = { id: '1', createdAt: new Date(), attempt: 1, signal: new AbortController().signal };
    await expect(purgeSender(target, 20)({ keys: ['listings'] }, run)).rejects.toThrow('The cache in front: TimeoutError');
    silent.closeAllConnections();
    silent.close();
  });

  test('orders that are left when the address is taken away are done', async () => {
    const run = { id: '1', createdAt: new Date(), attempt: 1, signal: new AbortController().signal };
    await expect(purgeSender(null)({ keys: ['listings'] }, run)).resolves.toBeUndefined();
  });

  test('answers that are the same for everybody name what they consist of', async () => {
    const id = await firstPublic();
    const keysOf = async (path: string) => (await server.get(path)).headers['surrogate-key'];
    expect(await keysOf(`/api/realty/${id}/`)).toBe(`listings listing-${id}`);
    const { body, headers } = await server.get('/api/realty/');
    const { results } = body as { results: { id: number }[] };
    expect(headers['surrogate-key']).toBe(['listings', ...results.map((listing) => `listing-${listing.id}`)].join(' '));
    expect(await keysOf('/api/realty/latest/')).toMatch(/^listings( listing-\d+){3}$/);
    expect(await keysOf('/api/realty/count/')).toBe('listings');
    const box = 'top_left_latitude=55.8&top_left_longitude=37.5&bottom_right_latitude=55.7&bottom_right_longitude=37.7';
    expect(await keysOf(`/api/realty-addresses/map-points/?trade_type=Продажа&${box}`)).toBe('listings');
    const { hash } = await server.db
      .selectFrom('pictures')
      .innerJoin('photos', 'photos.picture_id', 'pictures.id')
      .select('pictures.hash')
      .where('photos.listing_id', '=', id)
      .limit(1)
      .executeTakeFirstOrThrow();
    const picture = await server.app.inject({ method: 'GET', url: `/media/${hash}/320.jpg` });
    expect(picture.headers['surrogate-key']).toBe(`picture-${hash}`);
  });

  test('answers for one person, errors and listings that are not public name nothing', async () => {
    const id = await firstPublic();
    await sql`update listings set status = ${optionByKey(listingStatuses, 'moderation').id} where id = ${id}`.execute(server.db);
    for (const path of [`/api/realty/${id}/`, '/api/realty/?trade_type=9', '/api/users/profile/']) {
      expect([path, (await server.get(path)).headers['surrogate-key']]).toEqual([path, undefined]);
    }
  });
});
