import { afterAll } from 'vitest';
import { createFakeApi } from '../../src/testing/fakeApi';
import { aListing } from '../../src/testing/fixtures';
import { aWorld } from '../../src/testing/world';
import { type AccountServer, someone, startAccountServer } from '../server/support/accountServer';
import { engines } from '../server/support/seededServer';
import { type ListingSubject, listingCalls } from './calls/listingCalls';
import { fetchOf } from './fetchOf';

const ids = { both: 1, messages: 2, calls: 3, moderation: 4, rejected: 5, archived: 6, deleted: 7, own: 8 };

listingCalls('the fake API', async () => ({
  baseUrl: 'https://fake.test/api',
  fetch: createFakeApi(
    aWorld([
      aListing({ id: ids.both }),
      aListing({ id: ids.messages, communicationMethod: 'messages' }),
      aListing({ id: ids.calls, communicationMethod: 'calls' }),
      aListing({ id: ids.moderation, status: 'moderation' }),
      aListing({ id: ids.rejected, status: 'rejected' }),
      aListing({ id: ids.archived, status: 'archived' }),
      aListing({ id: ids.deleted, isDeleted: true }),
      aListing({ id: ids.own, owner: { id: 101, name: 'Мария', type: 'owner' } }),
    ]),
  ),
  token: 'token-of-maria',
  ids,
}));

let server: AccountServer | undefined;

listingCalls('the reference server', async (): Promise<ListingSubject> => {
  const started = await startAccountServer(await engines[0].start());
  server = started;
  const person = someone();
  await started.register(person);
  const idOf = async (status: number, isDeleted: boolean, offset: number) => {
    const query = started.db.selectFrom('listings').select('id').where('status', '=', status).where('is_deleted', '=', isDeleted);
    return (await query.orderBy('id').offset(offset).limit(1).executeTakeFirstOrThrow()).id;
  };
  const set = async (id: number, values: { communication_method?: number; owner_id?: number }) => {
    await started.db.updateTable('listings').set(values).where('id', '=', id).execute();
    return id;
  };
  const { id: userId } = await started.db.selectFrom('users').select('id').where('email', '=', person.email).executeTakeFirstOrThrow();
  return {
    baseUrl: 'https://server.test/api',
    fetch: fetchOf(started.app),
    token: await started.token(person),
    ids: {
      both: await set(await idOf(1, false, 0), { communication_method: 1 }),
      messages: await set(await idOf(1, false, 1), { communication_method: 2 }),
      calls: await set(await idOf(1, false, 2), { communication_method: 3 }),
      own: await set(await idOf(1, false, 3), { communication_method: 1, owner_id: userId }),
      moderation: await set(await idOf(2, false, 0), { communication_method: 1 }),
      rejected: await set(await idOf(3, false, 0), { communication_method: 1 }),
      archived: await set(await idOf(4, false, 0), { communication_method: 1 }),
      deleted: await idOf(1, true, 0),
    },
  };
});

afterAll(() => server?.stop());
