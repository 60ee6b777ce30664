import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../../examples/server/http/app';
import { failingStores } from '../support/failingStores';
import { engines, startSeededServer } from '../support/seededServer';

describe('V4: health', () => {
  const endings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const ending of endings.splice(0).reverse()) await ending();
  });

  test('an overloaded process is alive, refuses work and is not ready', async () => {
    const app = await createApp({ ...failingStores(), checkDatabase: async () => undefined, maxEventLoopDelay: 0.000_001 });
    endings.push(() => app.close());
    const status = async (url: string) => (await app.inject({ url })).statusCode;
    await vi.waitFor(async () => expect(await status('/api/reference-data/')).toBe(503), 10_000);
    expect(await status('/health/ready')).toBe(503);
    expect(await status('/health/live')).toBe(200);
    const refused = await app.inject({ url: '/api/reference-data/' });
    expect([refused.headers['retry-after'], refused.json()]).toEqual([
      '5',
      expect.objectContaining({ detail: 'Сервис временно недоступен.' }),
    ]);
  });

  test('requests that wait for a locked table take down neither readiness nor questions and answers', async () => {
    const engine = await engines[0].start();
    const server = await startSeededServer(engine);
    endings.push(server.stop);
    const { target } = engine;
    const client = new pg.Client(
      'url' in target ? { connectionString: target.url } : { host: target.socketDir, user: target.user, database: target.database },
    );
    await client.connect();
    await client.query('begin');
    await client.query('lock table listings in access exclusive mode');
    // More than the pool of requests has connections, and each with a separate statement.
    const waiting = Array.from({ length: 12 }, (_, id) => server.get(`/api/realty/?similar_to=${id + 1}`));
    await vi.waitFor(() => expect(server.pool.waitingCount).toBeGreaterThan(0), 10_000);
    expect((await server.get('/health/ready')).status).toBe(200);
    expect((await server.get('/api/questions/sections/')).status).toBe(200);
    // None of them was answered meanwhile.
    expect(server.pool.waitingCount).toBeGreaterThan(0);
    await client.query('rollback');
    await client.end();
    expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true);
  });
});
