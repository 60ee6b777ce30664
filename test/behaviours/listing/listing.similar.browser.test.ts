import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Listing } from '../../../src/domain/listing/listing';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { held, offline, recorded, rejects, when } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { atEnd } from '../../support/listing/atEnd';
import { flats as flatsOf } from '../../support/listing/listings';
import { hosts, type Mounted } from '../../support/mount';

const title = 'Вам могут понравиться';
const search = /\/realty\/$/;

afterEach(() => window.scrollTo(0, 0));

/** All alike, so that the newest come first. */
const flats = (count: number, overrides: Partial<Listing> = {}) => flatsOf(count, { price: 10_000_000, ...overrides });

/** The flat itself is number 1, the newest. */
const serving = (...listings: Listing[]) => recorded(createFakeApi(aWorld(listings)));

/** Ids of the cards of the carousel that are in sight. */
function cards(mounted: Mounted): number[] {
  return [...mounted.root().querySelectorAll<HTMLElement>('[part~=similar] [data-listing]')]
    .filter((card) => !card.closest('[inert]'))
    .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
    .map((card) => Number(card.dataset.listing));
}

/** What is above may still grow after the end was reached. */
function cardsAtEnd(mounted: Mounted): number[] {
  window.scrollTo(0, document.documentElement.scrollHeight);
  return cards(mounted);
}

function all(mounted: Mounted): number {
  return mounted.root().querySelectorAll('[part~=similar] [data-listing]').length;
}

describe.each(hosts)('similar listings on $name', (host) => {
  test('are asked for when they come near, of the same deal and type, without the listing itself, and nine at most', async () => {
    const network = serving(...flats(14), ...flats(3, { tradeType: 'rent' }).map((flat, index) => ({ ...flat, id: 50 + index })));
    const shown = await host.mount('listing', { listingId: 1 }, { network: network.fetch });
    await atEnd(shown);
    await expect.element(shown.view.getByRole('heading', { name: title })).toBeVisible();
    await expect.poll(() => cardsAtEnd(shown)).toEqual([2, 3, 4]);
    expect(all(shown)).toBe(9);
    const [asked] = network.to('/realty/');
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      trade_type: 'Продажа',
      realty_type: 'Квартира',
      room_count: '2',
      price_min: '8000000',
      price_max: '12000000',
      ordering: '-published_at',
      similar_to: '1',
    });
    expect(network.to('/realty/')).toHaveLength(1);
  });

  test('are those alike: near, with as many rooms, for about this price; the nearest of them first', async () => {
    const [model, ...others] = flats(6);
    const address = model?.address;
    if (!address) throw new Error('No flat');
    const away = (kilometres: number) => ({ ...address, latitude: 55.75 + kilometres / 111, longitude: 37.6 });
    const network = serving(
      { ...model, address: away(0) },
      ...others
        .map((flat, index) => ({ ...flat, address: away([9, 1, 5, 0.1, 0.1][index] ?? 0) }))
        .map((flat) => (flat.id === 5 ? { ...flat, price: 24_300_000 } : flat))
        .map((flat) => (flat.id === 6 ? { ...flat, rooms: '3' as const } : flat)),
    );
    const shown = await host.mount('listing', { listingId: 1 }, { network: network.fetch });
    await atEnd(shown);
    await expect.poll(() => cardsAtEnd(shown)).toEqual([3, 4, 2]);
    expect(network.to('/realty/')).toHaveLength(1);
  });

  test('are others where too few are alike', async () => {
    const network = serving(...flats(2), ...flats(3, { rooms: '4+' }).map((flat) => ({ ...flat, id: flat.id + 10 })));
    const shown = await host.mount('listing', { listingId: 1 }, { network: network.fetch });
    await atEnd(shown);
    await expect.poll(() => cardsAtEnd(shown)).toEqual([2, 11, 12]);
    expect(all(shown)).toBe(4);
    expect(network.to('/realty/').map(({ url }) => url.searchParams.get('room_count'))).toEqual(['2', null]);
  });

  test('of a server that cannot compare are the newest alike, the most similar first', async () => {
    const world = flats(5).map((flat) => (flat.id === 4 ? flat : { ...flat, price: 10_000_000 + (flat.id - 1) * 300_000 }));
    const api = createFakeApi(aWorld(world));
    const plain: typeof fetch = (input, init) =>
      api(String(input instanceof Request ? input.url : input).replace(/&similar_to=\d+/, ''), init);
    const shown = await host.mount('listing', { listingId: 1 }, { network: plain });
    await atEnd(shown);
    await expect.poll(() => cardsAtEnd(shown)).toEqual([4, 2, 3]);
  });

  test('are no sooner asked for than they come near', async () => {
    const network = serving(...flats(4).map((flat) => ({ ...flat, description: 'Светлая квартира.\n\n'.repeat(60) })));
    const shown = await host.mount('listing', { listingId: 1 }, { network: network.fetch });
    await expect.element(shown.view.getByRole('heading', { level: 1 })).toBeVisible();
    expect(network.to('/realty/')).toEqual([]);
    await atEnd(shown);
    await expect.poll(() => cardsAtEnd(shown)).toEqual([2, 3, 4]);
  });

  test('of a type that the search does not know are flats, and so they are where a type has no other', async () => {
    const [house, ...others] = flats(3);
    if (!house) throw new Error('No house');
    for (const realtyType of ['house', 'apartments'] as const) {
      const shown = await host.mount('listing', { listingId: 1 }, { network: serving({ ...house, realtyType }, ...others).fetch });
      await atEnd(shown);
      await expect.poll(() => cardsAtEnd(shown)).toEqual([2, 3]);
      shown.unmount();
    }
  });

  test.each([
    ['there is no other of this deal', 2, serving(...flats(1), aListing({ id: 7, tradeType: 'rent' })).fetch],
    ['the search fails', 1, when(search, rejects(500), createFakeApi(aWorld(flats(4))))],
    ['there is no network', 1, when(search, offline(), createFakeApi(aWorld(flats(4))))],
  ] as const)('are not there at all where %s', async (_what, requests, network) => {
    const asked = recorded(network);
    const shown = await host.mount('listing', { listingId: 1 }, { network: asked.fetch });
    await atEnd(shown);
    await expect.poll(() => asked.to('/realty/').length).toBe(requests);
    await expect.element(shown.view.getByRole('heading', { name: title })).not.toBeInTheDocument();
    await expect.element(shown.view.getByRole('alert')).not.toBeInTheDocument();
    expect(shown.detailsOf('error')).toEqual([]);
  });

  test('keep their room while they are asked for', async () => {
    const network = held(createFakeApi(aWorld(flats(5))));
    const shown = await host.mount('listing', { listingId: 1 }, { network: network.fetch });
    await expect.poll(() => network.to('/realty/1/').length).toBe(1);
    network.releaseAll();
    await atEnd(shown);
    const section = () => shown.root().querySelector('[part~=similar]');
    await expect.element(shown.view.getByRole('status', { name: 'Загрузка похожих объявлений' })).toHaveAttribute('aria-busy', 'true');
    const before = section()?.getBoundingClientRect().height ?? 0;
    network.releaseAll();
    await expect.poll(() => cardsAtEnd(shown)).toEqual([2, 3, 4]);
    expect(Math.abs((section()?.getBoundingClientRect().height ?? 0) - before)).toBeLessThanOrEqual(2);
  });

  test.each([375, 720, 744])('have placeholders of the same width in a container of %i px', async (width) => {
    const network = held(createFakeApi(aWorld(flats(6))));
    const shown = await host.mount('listing', { listingId: 1 }, { network: network.fetch });
    shown.container.style.width = `${width}px`;
    await expect.poll(() => network.to('/realty/1/').length).toBe(1);
    network.releaseAll();
    await atEnd(shown);
    const photo = () => shown.root().querySelector('[part~=similar] [data-photo]')?.getBoundingClientRect().width;
    await expect.element(shown.view.getByRole('status', { name: 'Загрузка похожих объявлений' })).toBeVisible();
    const before = photo() ?? 0;
    network.releaseAll();
    await expect.poll(() => all(shown)).toBe(5);
    expect(Math.abs((photo() ?? 0) - before)).toBeLessThan(1);
  });

  test('turn by the buttons beside the heading, round the end', async () => {
    const shown = await host.mount('listing', { listingId: 1 }, { network: serving(...flats(5)).fetch });
    await atEnd(shown);
    await expect.poll(() => cardsAtEnd(shown)).toEqual([2, 3, 4]);
    await shown.view.getByRole('button', { name: 'Вперёд' }).click();
    await expect.poll(() => cards(shown)).toEqual([3, 4, 5]);
    await shown.view.getByRole('button', { name: 'Вперёд' }).click();
    await expect.poll(() => cards(shown)).toEqual([4, 5, 2]);
    for (let step = 0; step < 3; step += 1) await shown.view.getByRole('button', { name: 'Назад' }).click();
    await expect.poll(() => cards(shown)).toEqual([5, 2, 3]);
  });

  test('that all fit have no buttons', async () => {
    const shown = await host.mount('listing', { listingId: 1 }, { network: serving(...flats(4)).fetch });
    await atEnd(shown);
    await expect.poll(() => cardsAtEnd(shown)).toEqual([2, 3, 4]);
    await expect.element(shown.view.getByRole('button', { name: 'Вперёд' })).not.toBeInTheDocument();
  });

  test('are two in a container of 744 px; below two with the edge of the next, then one', async () => {
    const shown = await host.mount('listing', { listingId: 1 }, { network: serving(...flats(6)).fetch });
    shown.container.style.width = '744px';
    await atEnd(shown);
    await expect.poll(() => cardsAtEnd(shown)).toEqual([2, 3]);
    await expect.element(shown.view.getByRole('button', { name: 'Вперёд' })).toBeVisible();
    const widths = () =>
      [...shown.root().querySelectorAll('[part~=similar] [data-listing]')].map((card) => Math.round(card.getBoundingClientRect().width));
    // The page in a window of 768 px: the third is cut.
    shown.container.style.width = '720px';
    await expect.poll(() => widths()[0]).toBe(Math.round((720 + 20) / 2.15 - 20));
    await expect.poll(() => cardsAtEnd(shown)).toEqual([2, 3, 4]);
    shown.container.style.width = '375px';
    await expect.poll(() => widths()[0]).toBe(Math.round((375 + 20) / 1.15 - 20));
    await expect.element(shown.view.getByRole('button', { name: 'Вперёд' })).not.toBeInTheDocument();
  });

  test('open on the main site; the page may take over', async () => {
    const shown = await host.mount('listing', { listingId: 1 }, { network: serving(...flats(4)).fetch });
    shown.cancel('selectListing');
    await atEnd(shown);
    await expect.poll(() => cardsAtEnd(shown)).toEqual([2, 3, 4]);
    const more = shown.view.getByRole('link', { name: /^Подробнее: / }).first();
    await expect.element(more).toHaveAttribute('href', 'https://site.test/buy/2');
    await more.click();
    expect(shown.detailsOf('selectListing')).toMatchObject([{ id: 2, url: 'https://site.test/buy/2', listing: { id: 2 } }]);
    (
      shown.view
        .getByRole('link', { name: /^Подробнее: / })
        .nth(1)
        .element() as HTMLElement
    ).focus();
    await userEvent.keyboard('{Enter}');
    expect(shown.detailsOf('selectListing')).toMatchObject([{ id: 2 }, { id: 3 }]);
  });
});
