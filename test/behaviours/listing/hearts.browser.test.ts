import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { encodeListing } from '../../../src/api/wire/listing/encodeListing';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { aWorld } from '../../../src/testing/world';
import { hosts, type Mounted } from '../../support/mount';

/** Other files press hearts at the same time, and share the storage of the browser: no other has these ids. */
const first = aListing({ id: 910_001, rooms: '1' });
const second = aListing({ id: 910_002, rooms: '2' });
const archived = encodeListing({ ...first, status: 'archived' });
const network = createFakeApi(aWorld([first, second]));
const hearts = ({ view }: Mounted) => view.getByRole('button', { name: /^В избранное: / });
const heartOf = ({ view }: Mounted, rooms: string) => view.getByRole('button', { name: `В избранное: ${rooms}-комн. квартира` });

describe.each(hosts)('hearts on $name', (host) => {
  test('a press keeps, other elements and later ones show it, and another press removes', async () => {
    const results = await host.mount('results', {}, { network });
    const card = await host.mount('listing-card', { listingId: first.id }, { beside: results });
    await expect.element(hearts(card)).toHaveAttribute('aria-pressed', 'false');
    await heartOf(results, '1').click();
    await expect.element(heartOf(results, '1')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(heartOf(results, '2')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(hearts(card)).toHaveAttribute('aria-pressed', 'true');
    // A press on the photo would have opened the listing.
    expect(results.detailsOf('selectListing')).toEqual([]);
    const page = await host.mount('listing', { listingId: first.id }, { beside: results });
    await expect.element(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
    await hearts(card).click();
    await expect.element(heartOf(results, '1')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
    // Only the element whose heart was pressed tells its page.
    expect(results.detailsOf('favourite')).toEqual([{ listingId: first.id, isFavourite: true }]);
    expect(card.detailsOf('favourite')).toEqual([{ listingId: first.id, isFavourite: false }]);
    expect(page.detailsOf('favourite')).toEqual([]);
    await hearts(page).first().click();
    await hearts(page).first().click();
    expect(page.detailsOf('favourite')).toEqual([
      { listingId: first.id, isFavourite: true },
      { listingId: first.id, isFavourite: false },
    ]);
  });

  test('the keyboard reaches it after the title of its card', async () => {
    const card = await host.mount('listing-card', { listingId: second.id, layout: 'row' }, { network });
    await expect.element(hearts(card)).toHaveAttribute('aria-pressed', 'false');
    (card.view.getByRole('link').element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab} ');
    await expect.element(hearts(card)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(hearts(card)).toHaveAttribute('aria-pressed', 'false');
    expect(card.detailsOf('selectListing')).toEqual([]);
  });

  test('what is not public is not offered; what was kept before can be removed, and kept again', async () => {
    const card = await host.mount('listing-card', { listing: encodeListing(first) }, { network });
    const other = await host.mount('listing-card', { listing: archived }, { network });
    await hearts(card).click();
    await expect.element(hearts(card)).toHaveAttribute('aria-pressed', 'true');
    // The second card has had as long as the first.
    expect(hearts(other).query()).toBeNull();
    card.update({ listing: archived });
    await expect.element(hearts(card)).toHaveAttribute('aria-pressed', 'true');
    await hearts(card).click();
    await expect.element(hearts(card)).toHaveAttribute('aria-pressed', 'false');
  });

  test('a device that refuses is said once, and the favourites stay as long as the page', async () => {
    const refusing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const results = await host.mount('results', {}, { network });
    const said = () => [...results.root().querySelectorAll('[role=status]')].filter((one) => /не сохраняет данные/.test(one.textContent));
    await heartOf(results, '1').click();
    await expect.poll(said).toHaveLength(1);
    await heartOf(results, '2').click();
    await expect.element(heartOf(results, '2')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(heartOf(results, '1')).toHaveAttribute('aria-pressed', 'true');
    expect(said()).toHaveLength(1);
    refusing.mockRestore();
  });
});
