import { afterAll, describe } from 'vitest';
import { createFakeApi } from '../../src/testing/fakeApi';
import { aWorld } from '../../src/testing/world';
import { type AccountServer, startAccountServer } from '../server/support/accountServer';
import { engines } from '../server/support/seededServer';
import { storeUser } from '../server/support/storeUser';
import { chatCalls } from './calls/chat/chatCalls';
import { chatChangeCalls } from './calls/chat/chatChangeCalls';
import { chatComplaintCalls } from './calls/chat/chatComplaintCalls';
import { chatEventCalls } from './calls/chat/chatEventCalls';
import { chatFoundCalls } from './calls/chat/chatFoundCalls';
import { chatSpamCalls } from './calls/chat/chatSpamCalls';
import { ownDataCalls } from './calls/ownDataCalls';
import type { ChatSubject } from './chatSteps';
import { fetchOf } from './fetchOf';

const openFake = async (): Promise<ChatSubject> => ({
  baseUrl: 'https://fake.test/api',
  fetch: createFakeApi(aWorld([])),
  tokens: { owner: 'token-of-maria', other: 'token-of-olga', moderator: 'token-of-irina' },
  forgetLimits: async () => undefined,
});
const allCalls = [chatCalls, chatFoundCalls, chatChangeCalls, chatSpamCalls, chatComplaintCalls, chatEventCalls, ownDataCalls];
for (const calls of allCalls) calls('the fake API', openFake);

const openServer = async (servers: AccountServer[]): Promise<ChatSubject> => {
  const started = await startAccountServer(await engines[0].start());
  servers.push(started);
  const [owner, other, moderator] = [await storeUser(started), await storeUser(started), await storeUser(started, { role: 'moderator' })];
  return {
    baseUrl: 'https://server.test/api',
    fetch: fetchOf(started.app),
    tokens: { owner: owner.token, other: other.token, moderator: moderator.token },
    forgetLimits: async () => void (await started.db.deleteFrom('rate_limits').execute()),
  };
};
for (const calls of allCalls) {
  // Each ends before the next begins: all at once would take more connections than the database has.
  describe('one server at a time', () => {
    const servers: AccountServer[] = [];
    calls('the reference server', () => openServer(servers));
    afterAll(() => Promise.all(servers.map((server) => server.stop())));
  });
}
