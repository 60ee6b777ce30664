import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../../examples/server/http/app';
import { lookEvery } from '../../../examples/server/operation/refuseWhenLate';
import { failingStores } from '../support/failingStores';

/** The clock of the test: `pass` lets timers run on time, `block` moves it while nothing runs. */
describe('requests while the event loop is late', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const open = (maxEventLoopDelay: number) => createApp({ ...failingStores(), checkDatabase: async () => undefined, maxEventLoopDelay });
  const look = () => vi.advanceTimersByTime(lookEvery);
  const pass = () => {
    now += lookEvery;
    look();
  };
  const block = (ms: number) => {
    now += ms;
    look();
  };

  test('one long piece of work within the limit refuses nobody, however often the loop turned meanwhile', async () => {
    const app = await open(60_000);
    const status = async (url: string) => (await app.inject({ url })).statusCode;
    for (const ms of [1500, 1500, 30_000]) {
      block(ms);
      expect(await status('/health/ready')).toBe(200);
    }
    await app.close();
  });

  test('beyond the limit it refuses all but the check of life, and serves again with the next look that is on time', async () => {
    const app = await open(2000);
    const status = async (url: string) => (await app.inject({ url })).statusCode;
    pass();
    expect(await status('/health/ready')).toBe(200);
    block(5000);
    expect(await status('/health/ready')).toBe(503);
    expect(await status('/health/live')).toBe(200);
    pass();
    expect(await status('/health/ready')).toBe(200);
    await app.close();
  });
});
