import { afterEach, describe, expect, test } from 'vitest';
import type { PriceStep } from '../../../src/domain/price/priceHistory';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { hoursAgo } from '../../../src/testing/fixtures';
import { held, recorded, rejects, when } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { atEnd } from '../../support/listing/atEnd';
import { flats as flatsOf } from '../../support/listing/listings';
import { hosts } from '../../support/mount';

const title = 'Оценка цены';
const path = /\/price\/$/;

afterEach(() => window.scrollTo(0, 0));

/** The flat itself is number 1; the others cost 10 000 000. */
function serving(others: number, { price = 9_000_000, history, status = 'active' }: Options = {}) {
  const [own, ...rest] = flatsOf(others + 1, { price: 10_000_000, area: 50 });
  if (!own) throw new Error('No flat');
  const world = aWorld([{ ...own, price, status, ...(history && { publishedAt: history[0]?.since ?? null }) }, ...rest]);
  const [first, ...similar] = world.listings;
  return createFakeApi({ ...world, listings: [...(first ? [{ ...first, ...(history && { history }) }] : []), ...similar] });
}

interface Options {
  readonly price?: number;
  readonly history?: readonly PriceStep[];
  readonly status?: 'active' | 'archived';
}

const history: readonly PriceStep[] = [
  { price: 9_500_000, since: hoursAgo(30 * 24) },
  { price: 9_000_000, since: hoursAgo(10 * 24) },
];

describe.each(hosts)('the price of a listing on $name', (host) => {
  test('is compared with similar flats, and says with which', async () => {
    const network = recorded(serving(12));
    const { view } = await host.mount('listing', { listingId: 1 }, { network: network.fetch });
    await atEnd({ view });
    await expect.element(view.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(view.getByText('на 10 % ниже похожих')).toBeVisible();
    await expect.element(view.getByText(/^12\sпохожих: 2-комнатные квартиры площадью 40–60\sм²/)).toBeVisible();
    // One price is no history.
    expect(view.getByRole('table').elements()).toHaveLength(0);
    expect(network.to('/realty/1/price/')).toHaveLength(1);
  });

  test('is not compared with fewer than twelve, and the reason is said', async () => {
    const shown = await host.mount('listing', { listingId: 1 }, { network: serving(11) });
    await atEnd(shown);
    await expect.element(shown.view.getByText(/^Похожих объявлений мало, сравнить цену не с\sчем/)).toBeVisible();
    await expect.element(shown.view.getByText(/ниже похожих/)).not.toBeInTheDocument();
  });

  test('has a history as a table, the newest change first', async () => {
    const shown = await host.mount('listing', { listingId: 1 }, { network: serving(0, { history }) });
    await atEnd(shown);
    const table = shown.view.getByRole('table', { name: 'Как менялась цена' });
    await expect.element(table).toBeVisible();
    const rows = table
      .getByRole('row')
      .elements()
      .map((row) => row.textContent?.replace(/\s/g, ' '));
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(/9 000 000 ₽−500 000 ₽ −5,3 %$/);
    expect(rows[2]).toMatch(/9 500 000 ₽опубликовано$/);
    await expect.element(table.getByRole('columnheader', { name: 'Изменение' })).toBeVisible();
  });

  test('of an archived listing has a history and no comparison', async () => {
    const shown = await host.mount('listing', { listingId: 1 }, { network: serving(20, { history, status: 'archived' }) });
    await atEnd(shown);
    await expect.element(shown.view.getByRole('table', { name: 'Как менялась цена' })).toBeVisible();
    await expect.element(shown.view.getByText(/похожих/)).not.toBeInTheDocument();
  });

  test('is left out when it does not load', async () => {
    const network = recorded(when(path, rejects(500), serving(12)));
    const shown = await host.mount('listing', { listingId: 1 }, { network: network.fetch });
    await atEnd(shown);
    await expect.poll(() => network.to('/realty/1/price/')).toHaveLength(1);
    await expect.element(shown.view.getByRole('heading', { name: title })).not.toBeInTheDocument();
    await expect.element(shown.view.getByRole('heading', { name: 'Вам могут понравиться' })).toBeVisible();
  });

  test('is announced as loading until it is there', async () => {
    const waiting = held(serving(12));
    const shown = await host.mount('listing', { listingId: 1 }, { network: when(path, waiting.fetch, serving(12)) });
    await atEnd(shown);
    await expect.element(shown.view.getByRole('status', { name: 'Загрузка оценки цены' })).toBeInTheDocument();
    waiting.releaseAll();
    await expect.element(shown.view.getByText('на 10 % ниже похожих')).toBeVisible();
  });
});
