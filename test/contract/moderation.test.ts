import { afterAll } from 'vitest';
import { aUser } from '../../src/testing/fakeAccounts';
import { createFakeApi } from '../../src/testing/fakeApi';
import { aWorld } from '../../src/testing/world';
import { type AccountServer, someone, somewhere, startAccountServer } from '../server/support/accountServer';
import { engines } from '../server/support/seededServer';
import { storeUser } from '../server/support/storeUser';
import { complaintCalls } from './calls/complaintCalls';
import { eventCalls } from './calls/eventCalls';
import { moderationCalls } from './calls/moderationCalls';
import { notificationCalls } from './calls/notificationCalls';
import { fetchOf } from './fetchOf';
import type { ModerationSubject } from './moderationSteps';

const openFake = async (): Promise<ModerationSubject> => {
  const world = aWorld([]);
  const users = [
    ...world.users,
    aUser({ id: 103, email: 'anna@kvartal.test', phone: '9031112255', token: 'token-of-anna' }),
    aUser({ id: 104, email: 'oleg@kvartal.test', phone: '9031112266', token: 'token-of-oleg', role: 'moderator' }),
    aUser({ id: 105, email: 'igor@kvartal.test', phone: '9031112277', token: 'token-of-igor' }),
  ];
  return {
    baseUrl: 'https://fake.test/api',
    fetch: createFakeApi({ ...world, users }),
    tokens: { owner: 'token-of-maria', other: 'token-of-anna', moderator: 'token-of-irina', colleague: 'token-of-oleg' },
    credentials: { email: 'igor@kvartal.test', password: 'Secret12' },
  };
};
moderationCalls('the fake API', openFake);
complaintCalls('the fake API', openFake);
notificationCalls('the fake API', openFake);
eventCalls('the fake API', openFake);

const servers: AccountServer[] = [];

const openServer = async (): Promise<ModerationSubject> => {
  const started = await startAccountServer(await engines[0].start());
  servers.push(started);
  const [owner, other] = [await storeUser(started), await storeUser(started)];
  const [moderator, colleague] = [await storeUser(started, { role: 'moderator' }), await storeUser(started, { role: 'moderator' })];
  const scoundrel = someone();
  await started.register(scoundrel, somewhere());
  return {
    baseUrl: 'https://server.test/api',
    fetch: fetchOf(started.app),
    tokens: { owner: owner.token, other: other.token, moderator: moderator.token, colleague: colleague.token },
    credentials: { email: scoundrel.email, password: scoundrel.password },
  };
};
moderationCalls('the reference server', openServer);
complaintCalls('the reference server', openServer);
notificationCalls('the reference server', openServer);
eventCalls('the reference server', openServer);

afterAll(() => Promise.all(servers.map((server) => server.stop())));
