import { afterAll } from 'vitest';
import { aUser } from '../../src/testing/fakeAccounts';
import { createFakeApi } from '../../src/testing/fakeApi';
import { aWorld } from '../../src/testing/world';
import { type AccountServer, startAccountServer } from '../server/support/accountServer';
import { engines } from '../server/support/seededServer';
import { storeUser } from '../server/support/storeUser';
import { listingStatusCalls } from './calls/listingStatusCalls';
import { listingWriteCalls } from './calls/listingWriteCalls';
import { fetchOf } from './fetchOf';
import type { WritingSubject } from './listingSteps';

async function openFake(): Promise<WritingSubject> {
  const world = aWorld([]);
  const users = [...world.users, aUser({ id: 103, email: 'anna@kvartal.test', phone: '9031112255', token: 'token-of-anna' })];
  return {
    baseUrl: 'https://fake.test/api',
    fetch: createFakeApi({ ...world, users }),
    tokens: { owner: 'token-of-maria', other: 'token-of-anna', moderator: 'token-of-irina' },
  };
}

let server: AccountServer | undefined;

async function openServer(): Promise<WritingSubject> {
  server ??= await startAccountServer(await engines[0].start());
  const started = server;
  const [owner, other, moderator] = [await storeUser(started), await storeUser(started), await storeUser(started, { role: 'moderator' })];
  return {
    baseUrl: 'https://server.test/api',
    fetch: fetchOf(started.app),
    tokens: { owner: owner.token, other: other.token, moderator: moderator.token },
  };
}

for (const [name, open] of [
  ['the fake API', openFake],
  ['the reference server', openServer],
] as const) {
  listingWriteCalls(name, open);
  listingStatusCalls(name, open);
}

afterAll(() => server?.stop());
