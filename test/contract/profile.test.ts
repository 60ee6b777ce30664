import { afterAll } from 'vitest';
import { createFakeApi } from '../../src/testing/fakeApi';
import { engines, type SeededServer, startSeededServer } from '../server/support/seededServer';
import { profileCalls } from './calls/profileCalls';
import { fetchOf } from './fetchOf';

/** A server of this suite alone: registrations of one address are limited. */
let starting: Promise<SeededServer> | undefined;

profileCalls('the fake API', async () => ({ fetch: createFakeApi(), baseUrl: 'https://fake.test/api' }));
profileCalls('the reference server', async () => {
  starting ??= engines[0].start().then(startSeededServer);
  const { app } = await starting;
  return { baseUrl: 'https://server.test/api', fetch: fetchOf(app) };
});

afterAll(async () => (await starting)?.stop());
