import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { selectListingDetail } from '../../../src/state/search/selectListing';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { held } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { inWindow, runtimeOf } from '../../support/listing/contactPage';
import { hosts, type Mounted } from '../../support/mount';

const first = aListing({ id: 7 });
const sale = aListing({ id: 8 });
const rent = aListing({ id: 9, tradeType: 'rent', price: 85_000, commission: 40_000 });
const rentWithDeposit = { ...rent, id: 10, deposit: 85_000 };
const world = aWorld([first, sale, rent, rentWithDeposit]);

describe.each(hosts)('a listing that a list has shown on $name', (host) => {
  /** Opens the page of another listing, then this one, as from a list, whose answer is awaited. */
  const open = async (listing: typeof sale) => {
    const network = held(createFakeApi(world));
    const page = await host.mount('listing', { listingId: first.id }, { network: network.fetch });
    await expect.poll(() => network.waiting.length).toBeGreaterThan(0);
    network.releaseAll();
    await expect.element(page.view.getByRole('heading', { level: 1 })).toBeVisible();
    selectListingDetail(runtimeOf(page), listing);
    page.update({ listingId: listing.id });
    const status = page.view.getByRole('status', { name: 'Загрузка объявления' });
    await expect.element(status).toHaveAttribute('aria-busy', 'true');
    const isThere = async () => {
      await expect.poll(() => network.waiting.length).toBeGreaterThan(0);
      network.releaseAll();
      await expect.element(page.view.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.element(status).not.toBeInTheDocument();
    };
    return { page, isThere };
  };
  const boxOf = (page: Mounted, selector: string) => {
    const { x, y, width, height } = page.root().querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return [x, y + scrollY, width, height].map(Math.round);
  };

  test.each([
    ['a sale', 375, sale],
    ['a sale', 1440, sale],
    ['a rent', 375, rent],
    ['a rent', 1440, rent],
    ['a rent with a deposit', 375, rentWithDeposit],
  ] as const)('price and facts of %s stay where they are in a window of %i px', (_, width, listing) =>
    inWindow(width, 900, async () => {
      const { page, isThere } = await open(listing);
      const before = ['[part~=price]', '[part~=facts]'].map((part) => boxOf(page, part));
      expect(before.every(([, , , height]) => height !== undefined && height > 0)).toBe(true);
      await isThere();
      expect(['[part~=price]', '[part~=facts]'].map((part) => boxOf(page, part))).toEqual(before);
    }),
  );

  test('on a phone the arrow leads back before the answer has come, and stays where it is', () =>
    inWindow(375, 700, async () => {
      const { page, isThere } = await open(sale);
      page.cancel('navigate');
      const back = page.view.getByRole('link', { name: 'Вернуться к поиску' }).first();
      await expect.element(back).toBeVisible();
      const arrow = `a[aria-label='Вернуться к поиску']`;
      const before = boxOf(page, arrow);
      await userEvent.click(back);
      expect(page.detailsOf('navigate')).toMatchObject([{ target: 'search', url: expect.stringMatching(/\/realty$/) }]);
      await isThere();
      expect(boxOf(page, arrow)).toEqual(before);
    }));
});
