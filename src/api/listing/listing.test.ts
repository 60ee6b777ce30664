import { expect, test } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi';
import { aListing } from '../../testing/fixtures';
import { recorded } from '../../testing/scenarios';
import { aWorld } from '../../testing/world';
import { getListingDetails } from './listing';

const owner = { id: 101, name: 'Мария', type: 'owner' } as const;
const serverWith = (status: 'active' | 'moderation') => recorded(createFakeApi(aWorld([aListing({ id: 7, status, owner })])));

test('a banner that was prefetched without a token is not what the owner gets', async () => {
  const server = serverWith('moderation');
  const prefetched = server.fetch('https://api.test/realty/7/');
  let isTaken = false;
  const fetch: typeof globalThis.fetch = (input, init) => {
    if (isTaken) return server.fetch(input, init);
    isTaken = true;
    return prefetched;
  };
  const transport = { baseUrl: 'https://api.test', fetch, token: () => 'token-of-maria' };
  expect(await getListingDetails(transport, 7)).toMatchObject({ isBannerOnly: false, status: 'moderation' });
});

test.each([
  ['a stranger', null, 'moderation'],
  ['the owner', 'token-of-maria', 'moderation'],
  ['a user', 'token-of-olga', 'active'],
] as const)('one request is enough for %s', async (_who, token, status) => {
  const { fetch, requests } = serverWith(status);
  await getListingDetails({ baseUrl: 'https://api.test', fetch, token: () => token }, 7);
  expect(requests).toHaveLength(1);
});
