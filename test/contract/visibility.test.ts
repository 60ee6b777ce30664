import { afterAll } from 'vitest';
import { listingRoles } from '../../src/domain/listing/permissions/listingRole';
import { aUser } from '../../src/testing/fakeAccounts';
import { createFakeApi } from '../../src/testing/fakeApi';
import { createFakeStore } from '../../src/testing/store/fakeStore';
import { aWorld } from '../../src/testing/world';
import { type AccountServer, startAccountServer } from '../server/support/accountServer';
import { engines } from '../server/support/seededServer';
import { storeChat } from '../server/support/storeChat';
import { storeListing } from '../server/support/storeListing';
import { storeUser } from '../server/support/storeUser';
import { listingOf, type MarkedListing, markedListings } from './calls/visibility/markedListings';
import { type VisibilitySubject, visibilityCalls } from './calls/visibility/visibilityCalls';
import { fetchOf } from './fetchOf';

const ownerName = 'Тайновладелец';

visibilityCalls('the fake API', async (): Promise<VisibilitySubject> => {
  const users = listingRoles.map((role, index) =>
    aUser({
      id: 50 + index,
      firstName: role === 'owner' ? ownerName : 'Мария',
      email: `${role}@kvartal.test`,
      token: `token-of-${role}`,
      ...(role === 'moderator' && { role }),
    }),
  );
  const owner = { id: 50 + listingRoles.indexOf('owner'), name: ownerName, type: 'owner' } as const;
  const store = createFakeStore({ ...aWorld(markedListings.map((marked) => listingOf(marked, owner))), users });
  for (const { id } of markedListings) {
    store.sendMessage(50 + listingRoles.indexOf('partner'), owner.id, id, 'Ещё продаётся?');
    for (const user of users) store.notify(user.id, id, 'complaintDismissed');
  }
  return {
    baseUrl: 'https://fake.test/api',
    fetch: createFakeApi(store),
    tokens: {
      stranger: null,
      user: 'token-of-user',
      partner: 'token-of-partner',
      owner: 'token-of-owner',
      moderator: 'token-of-moderator',
    },
    ownerName,
    listings: markedListings,
  };
});

let server: AccountServer | undefined;

visibilityCalls('the reference server', async (): Promise<VisibilitySubject> => {
  const started = await startAccountServer(await engines[0].start());
  server = started;
  const [user, partner, owner, moderator] = [
    await storeUser(started),
    await storeUser(started),
    await storeUser(started, { firstName: ownerName }),
    await storeUser(started, { role: 'moderator' }),
  ];
  const listings: MarkedListing[] = [];
  for (const marked of markedListings) listings.push({ ...marked, id: await storeListing(started.db, owner.id, marked) });
  for (const { id } of listings) await storeChat(started.db, { listingId: id, ownerId: owner.id, buyerId: partner.id });
  const told = [user, partner, owner, moderator].flatMap(({ id: user_id }) =>
    listings.map(({ id: listing_id }) => ({ user_id, listing_id, kind: 'complaintDismissed' })),
  );
  await started.db.insertInto('notifications').values(told).execute();
  return {
    baseUrl: 'https://server.test/api',
    fetch: fetchOf(started.app),
    tokens: { stranger: null, user: user.token, partner: partner.token, owner: owner.token, moderator: moderator.token },
    ownerName,
    listings,
  };
});

afterAll(() => server?.stop());
