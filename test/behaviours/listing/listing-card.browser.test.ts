import { describe, expect, test } from 'vitest';
import { encodeListing } from '../../../src/api/wire/listing/encodeListing';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { held, offline, recorded, rejects, switchable } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { hosts } from '../../support/mount';
import { shownIds } from '../../support/shown';

const world = aWorld([aListing({ id: 7 }), aListing({ id: 8 })]);

describe.each(hosts)('listing card on $name', (host) => {
  test('loads its listing by number, with a placeholder meanwhile', async () => {
    const network = held(createFakeApi(world));
    const card = await host.mount('listing-card', { listingId: 7 }, { network: network.fetch });
    await expect.element(card.view.getByRole('status', { name: 'Загрузка объявления' })).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => network.to('/realty/7/').length).toBe(1);
    network.releaseAll();
    await expect.poll(() => shownIds(card)).toEqual([7]);
  });

  test('shows data as the API gives it and asks for nothing', async () => {
    const network = recorded();
    const card = await host.mount('listing-card', { listing: encodeListing(aListing({ id: 9 })) }, { network: network.fetch });
    await expect.poll(() => shownIds(card)).toEqual([9]);
    expect(network.requests).toEqual([]);
  });

  test('another number shows another listing', async () => {
    const card = await host.mount('listing-card', { listingId: 7 }, { network: createFakeApi(world) });
    await expect.poll(() => shownIds(card)).toEqual([7]);
    card.update({ listingId: 8 });
    await expect.poll(() => shownIds(card)).toEqual([8]);
  });

  test('a listing that is not there is not found, and there is nothing to repeat', async () => {
    const card = await host.mount('listing-card', { listingId: 404 }, { network: createFakeApi(world) });
    await expect.element(card.view.getByRole('alert')).toHaveTextContent('Страница не найдена');
    await expect.element(card.view.getByRole('button')).not.toBeInTheDocument();
  });

  test('a deleted listing is not found either', async () => {
    const network = createFakeApi(aWorld([aListing({ id: 7, isDeleted: true })]));
    const card = await host.mount('listing-card', { listingId: 7 }, { network });
    await expect.element(card.view.getByRole('alert')).toHaveTextContent('Страница не найдена');
  });

  test.each([
    ['no network', offline(), 'Отсутствует интернет соединение'],
    ['a failing server', rejects(500), 'Произошла критическая ошибка'],
  ])('%s: its own words, and the button recovers', async (_what, failure, words) => {
    const network = switchable(failure);
    const card = await host.mount('listing-card', { listingId: 7 }, { network: network.fetch });
    await expect.element(card.view.getByRole('alert')).toHaveTextContent(words);
    network.use(createFakeApi(world));
    await card.view.getByRole('button', { name: 'Обновить' }).click();
    await expect.poll(() => shownIds(card)).toEqual([7]);
  });

  test.each([[{}], ['text'], [42], [{ id: 1, price: 'x' }]])('data of an unknown form (%j) never breaks the page', async (listing) => {
    const card = await host.mount('listing-card', { listing });
    await expect.element(card.view.getByText('Страница не найдена')).toBeVisible();
  });

  test('choosing it tells the host, who may take over', async () => {
    const card = await host.mount('listing-card', { listingId: 7 }, { network: createFakeApi(world) });
    card.cancel('selectListing');
    await card.view.getByRole('link').first().click();
    expect(card.detailsOf('selectListing')).toMatchObject([{ id: 7, url: 'https://site.test/buy/7', listing: { id: 7 } }]);
  });

  test('what the page gave as data stays its own, and what it is told is frozen', async () => {
    const given = encodeListing(aListing({ id: 9 }));
    const card = await host.mount('listing-card', { listing: given });
    card.cancel('selectListing');
    await card.view.getByRole('link').first().click();
    const [told] = card.detailsOf('selectListing') as { listing: { photos: unknown[] } }[];
    expect(() => told?.listing.photos.pop()).toThrow(TypeError);
    const objects = [given, ...Object.values(given)].filter((value) => typeof value === 'object' && value !== null);
    expect(objects.filter((value) => Object.isFrozen(value))).toEqual([]);
  });
});
