import { afterAll, beforeAll, expect, test } from 'vitest';
import { noAccounts } from '../../../examples/server/accounts/noAccounts';
import { createApp } from '../../../examples/server/http/app';
import { Refusal } from '../../../examples/server/http/problems';
import { decodeOwnerContact } from '../../../src/api/wire/owner';
import { failingStores } from '../support/failingStores';

const lines: string[] = [];
let isOver = false;
const asked: number[] = [];
const counted = {
  consume: async () => {
    if (isOver) throw new Refusal(429, { detail: 'Слишком много попыток.' });
  },
  forgive: async () => undefined,
  reset: async () => undefined,
};
let app: Awaited<ReturnType<typeof createApp>>;

const stores = failingStores();
beforeAll(async () => {
  app = await createApp({
    ...stores,
    chats: { ...stores.chats, store: { ...stores.chats.store, hasBlocked: async () => false } },
    accounts: { ...noAccounts, userOf: async () => ({ id: 5, role: 'user' }), limiter: () => counted },
    owners: {
      of: async (id) => ({
        listing: { id, status: 'active', isDeleted: false, communicationMethod: 'calls', owner: { id: 1, name: 'Ольга', type: 'owner' } },
        firstName: 'Ольга',
        lastName: 'Петрова',
        avatar: null,
        isPhoneUnconfirmed: false,
        phone: '9161234567',
      }),
    },
    phoneOf({ listing }) {
      asked.push(listing.id);
      return listing.id === 7 ? '8005553535' : null;
    },
    logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
  });
});
afterAll(() => app?.close());

test("a substitute number replaces the owner's, except when there is none", async () => {
  const ask = async (id: number) =>
    decodeOwnerContact((await app.inject({ url: `/api/realty/${id}/owner/`, headers: { authorization: 'Token x' } })).json());
  expect(await ask(7)).toMatchObject({ firstName: 'Ольга', phone: '8005553535', phoneQr: expect.stringContaining('data:image/svg+xml') });
  expect(await ask(8)).toMatchObject({ firstName: 'Ольга', phone: null, phoneQr: null });
});

test('no number is requested above the limit', async () => {
  asked.length = 0;
  isOver = true;
  const { statusCode } = await app.inject({ url: '/api/realty/7/owner/', headers: { authorization: 'Token x' } });
  isOver = false;
  expect([statusCode, asked]).toEqual([429, []]);
});

test('the log contains no number', () => {
  expect(lines.some((line) => line.includes('/owner/'))).toBe(true);
  expect(lines.filter((line) => /9161234567|8005553535/.test(line))).toEqual([]);
});
