import { describe, expect, test } from 'vitest';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import { flats } from '../../support/listing/listings';
import { hosts } from '../../support/mount';
import { shownIds } from '../../support/shown';

/** The manual promises it: «Что хранится у посетителя». */
describe.each(hosts)('without url-sync on $name', (host) => {
  test('search, card and listing store nothing and set no cookie', async () => {
    sessionStorage.clear();
    const before = document.cookie;
    const network = createFakeApi(aWorld(flats(25)));
    const search = await host.mount('search', {}, { network });
    await expect.poll(() => shownIds(search).length).toBe(10);
    await search.view.getByRole('button', { name: 'Страница 2' }).click();
    await expect.poll(() => shownIds(search)[0]).toBe(11);
    const listing = await host.mount('listing', { listingId: 1 }, { network });
    await expect.element(listing.view.getByRole('heading', { level: 1 })).toBeVisible();
    search.unmount();
    listing.unmount();
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(document.cookie).toBe(before);
  });
});
