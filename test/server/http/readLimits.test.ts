import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedReadCounts } from '../../../examples/server/accounts/limits/readCounts';
import { postOf } from '../../../src/api/client/post';
import { encodeMapBox } from '../../../src/api/wire/mapPoints';
import { moscowCenter, requestBox } from '../../../src/domain/city/moscowPlace';
import { somewhere } from '../support/accountServer';
import { engines, type SeededServer, type ServerOptions, startSeededServer } from '../support/seededServer';

const rule = { points: 4, seconds: 60 };
const lists = ['/realty/?page=2', '/realty/count/', '/realty/latest/', '/realty/by-ids/?ids=7', '/realty/7/'];
const map = [
  '/realty-addresses/map-points/?trade_type=1',
  '/realty-addresses/map-point-realty/?trade_type=1',
  '/realty-addresses/nearest-metro/?latitude=1&longitude=1',
];
const reference = ['/realty-addresses/metro/', '/reference-data/', '/questions/sections/', '/questions/sections/1'];

describe('limits of anonymous calls', () => {
  let server: SeededServer;
  beforeAll(async () => {
    server = await startSeededServer(await engines[0].start(), { readLimit: rule });
  });
  afterAll(() => server?.stop());
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  const ask = (path: string, from: string, { app }: SeededServer = server, headers: Record<string, string> = {}) => {
    const body = path.includes('map-points') ? encodeMapBox(requestBox) : path.includes('map-point-realty') ? moscowCenter : null;
    const { method = 'GET', body: payload } = body ? postOf(body) : {};
    return app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `/api${path}`,
      remoteAddress: from,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { payload: String(payload) } : {}),
    });
  };
  const statuses = async (paths: readonly string[], from: string) => {
    const seen: number[] = [];
    for (const path of paths) seen.push((await ask(path, from)).statusCode);
    return seen;
  };
  const after = (paths: readonly string[]) => Array.from({ length: rule.points }, (_, index) => paths[index % paths.length] ?? '');

  test.each([
    ['lists', lists],
    ['the map', map],
    ['reference', reference],
  ])('%s share a limit per address', async (_what, paths) => {
    for (const last of paths) {
      const from = somewhere();
      const answered = await statuses(after(paths), from);
      expect(answered.every((status) => status !== 429)).toBe(true);
      expect([last, await statuses([last], from)]).toEqual([last, [429]]);
      expect(await statuses([last], somewhere())).not.toEqual([429]);
    }
  });

  test('kinds of calls have separate limits, and other calls have none', async () => {
    const from = somewhere();
    await statuses([...after(lists), '/realty/'], from);
    expect((await statuses(['/realty/', ...map, ...reference], from)).map((status) => status === 429)).toEqual([
      true,
      ...[...map, ...reference].map(() => false),
    ]);
    expect((await server.app.inject({ url: '/health/live', remoteAddress: from })).statusCode).toBe(200);
    expect(
      await statuses(
        Array.from({ length: 3 * rule.points }, () => '/openapi.json'),
        from,
      ),
    ).not.toContain(429);
  });

  test('429 gives the time to wait in a header and in words, readable by other origins', async () => {
    const from = somewhere();
    await statuses(after(lists), from);
    vi.setSystemTime(Date.now() + 19_000);
    const refused = await ask('/realty/', from, server, { origin: 'https://partner.example' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ detail: 'Слишком много запросов. Повторите через 41 секунду.' });
    expect(refused.headers).toMatchObject({ 'retry-after': '41', 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    vi.setSystemTime(Date.now() + 40_999);
    expect(await statuses(['/realty/'], from)).toEqual([429]);
    vi.setSystemTime(Date.now() + 1);
    expect(await statuses(after(lists), from)).toEqual([200, 200, 200, 200]);
  });

  test('an IPv6 network counts as one visitor', async () => {
    for (let index = 0; index < rule.points; index++) await ask('/realty/', `2001:db8:1:2::${index + 1}`);
    expect(await statuses(['/realty/'], '2001:db8:1:2:ffff::1')).toEqual([429]);
    expect(await statuses(['/realty/'], '2001:db8:1:3::1')).toEqual([200]);
  });

  test('X-Forwarded-For is trusted only if configured', async () => {
    const seen = async (options: ServerOptions) => {
      const other = await startSeededServer(await engines[0].start(), { readLimit: rule, ...options });
      const from = somewhere();
      const answers: number[] = [];
      for (let index = 0; index <= rule.points; index++) {
        answers.push((await ask('/realty/count/', from, other, { 'x-forwarded-for': `198.51.100.${index}` })).statusCode);
      }
      await other.stop();
      return answers;
    };
    expect(await seen({})).toEqual([200, 200, 200, 200, 429]);
    expect(await seen({ trustProxy: 1 })).toEqual([200, 200, 200, 200, 200]);
  });

  test('without a limit nothing is counted', async () => {
    const other = await startSeededServer(await engines[0].start());
    const from = somewhere();
    for (let index = 0; index < 700; index++) expect((await ask('/reference-data/', from, other)).statusCode).toBe(200);
    await other.stop();
  });

  test('instances share the counts of busy addresses, without a statement for each call', async () => {
    const statements: string[] = [];
    const query = (async (text: string, values: unknown[]) => {
      statements.push(text);
      return server.jobs.query(text, values);
    }) as typeof server.jobs.query;
    const [one, other] = [sharedReadCounts({ query }, 1e9), sharedReadCounts({ query }, 1e9)];
    const limit = { points: 20, seconds: 60 };
    const [busy, quiet] = [somewhere(), somewhere()];
    for (let call = 0; call < 9; call++) one.add('lists', busy, limit);
    one.add('lists', quiet, limit);
    other.add('lists', busy, limit);
    other.add('lists', busy, limit);
    other.add('lists', quiet, limit);
    expect(statements).toEqual([]);
    await one.settle();
    await other.settle();
    expect(statements).toHaveLength(2);
    expect(other.add('lists', busy, limit)).toEqual({ count: 12, left: 60_000 });
    expect(other.add('map', busy, limit).count).toBe(1);
    expect(other.add('lists', quiet, limit).count).toBe(2);
    expect(one.add('lists', busy, limit).count).toBe(10);
    await one.settle();
    expect(one.add('lists', busy, limit).count).toBe(13);
    vi.setSystemTime(Date.now() + 60_000);
    expect(one.add('lists', busy, limit).count).toBe(1);
    await one.settle();
    expect(statements).toHaveLength(3);
    await Promise.all([one.stop(), other.stop()]);
  });

  test('without the database an instance goes on by itself', async () => {
    const counts = sharedReadCounts({ query: () => Promise.reject(new Error('gone')) } as never, 1e9);
    for (let call = 0; call < 3; call++) counts.add('lists', '10.0.0.1', rule);
    await expect(counts.settle()).rejects.toThrow('gone');
    expect(counts.add('lists', '10.0.0.1', rule).count).toBe(4);
    await counts.stop();
  });
});
