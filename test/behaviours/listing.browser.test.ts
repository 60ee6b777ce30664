import { describe, expect, test } from 'vitest';
import { createFakeApi } from '../../src/testing/fakeApi';
import { aListing } from '../../src/testing/fixtures';
import { aWorld } from '../../src/testing/world';
import { hosts } from '../support/mount';

const world = aWorld([aListing({ id: 7 }), aListing({ id: 8, tradeType: 'rent', price: 85_000 })]);

describe.each(hosts)('page of a listing on $name', (host) => {
  test('loads its listing by number and tells the page', async () => {
    const page = await host.mount('listing', { listingId: 7 }, { network: createFakeApi(world) });
    await expect.element(page.view.getByRole('heading', { level: 1 })).toHaveTextContent('2-комн. квартира, 54,3 м², 7/12 этаж');
    await expect.poll(() => page.detailsOf('shown')).toMatchObject([{ listing: { id: 7 }, url: 'https://site.test/buy/7' }]);
  });
});
