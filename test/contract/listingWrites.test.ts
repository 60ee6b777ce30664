import { afterAll } from 'vitest';
import { aUser } from '../../src/testing/fakeAccounts';
import { createFakeApi } from '../../src/testing/fakeApi';
import { aWorld } from '../../src/testing/world';
import { type AccountServer, startAccountServer } from '../server/support/accountServer';
import { engines } from '../server/support/seededServer';
import { storeUser } from '../server/support/storeUser';
import { listingWriteCalls, type WritingSubject } from './calls/listingWriteCalls';
import { fetchOf } from './fetchOf';

listingWriteCalls('the fake API', async (): Promise<WritingSubject> => {
  const world = aWorld([]);
  const users = [...world.users, aUser({ id: 103, email: 'anna@kvartal.test', phone: '9031112255', token: 'token-of-anna' })];
  return {
    baseUrl: 'https://fake.test/api',
    fetch: createFakeApi({ ...world, users }),
    tokens: { owner: 'token-of-maria', other: 'token-of-anna', moderator: 'token-of-irina' },
  };
});

let server: AccountServer | undefined;

listingWriteCalls('the reference server', async (): Promise<WritingSubject> => {
  const started = await startAccountServer(await engines[0].start());
  server = started;
  const [owner, other, moderator] = [await storeUser(started), await storeUser(started), await storeUser(started, { role: 'moderator' })];
  return {
    baseUrl: 'https://server.test/api',
    fetch: fetchOf(started.app),
    tokens: { owner: owner.token, other: other.token, moderator: moderator.token },
  };
});

afterAll(() => server?.stop());
