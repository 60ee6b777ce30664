import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { limits } from '../../../src/domain/limits';
import type { Listing } from '../../../src/domain/listing/listing';
import type { Favourite } from '../../../src/state/favourites/favouritesStorage';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { aPhoto } from '../../../src/testing/photos';
import { type Fetch, offline, recorded, switchable } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { blockStorage, inAnotherTab, kept } from '../../support/features/favourites';
import { flats } from '../../support/listing/listings';
import { type Host, hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

type List = Mounted<'favourites'>;

const serving = (...listings: readonly Listing[]) => recorded(createFakeApi(aWorld(listings)));
const cards = ({ root }: List) =>
  [...root().querySelectorAll<HTMLElement>('[data-favourite]')].map(({ dataset }) => Number(dataset['favourite']));
const cardOf = ({ root }: List, id: number) => root().querySelector<HTMLElement>(`[data-favourite="${id}"]`);
const said = (list: List, id: number) => cardOf(list, id)?.innerText.replaceAll('\u00A0', ' ') ?? '';
const heartOf = (list: List, id: number) => cardOf(list, id)?.querySelector<HTMLElement>('[data-remove]') as HTMLElement;
const open = async (host: Host, network: Fetch, favourites: readonly Favourite[]): Promise<List> => {
  const list = await host.mount('favourites', {}, { network });
  await inAnotherTab(list, favourites);
  return list;
};

describe.each(hosts)('favourites on $name', (host) => {
  test('say what has happened to each since it was kept, the last one first', async () => {
    const server = serving(
      aListing({ id: 1 }),
      aListing({ id: 2, price: 18_100_000 }),
      aListing({ id: 3, price: 18_600_000 }),
      aListing({ id: 4, price: 1_000_000, status: 'archived' }),
      aListing({ id: 5, title: 'Секретная', status: 'moderation' }),
      aListing({ id: 6, title: 'Удалённая', isDeleted: true }),
    );
    const list = await open(
      host,
      server.fetch,
      [1, 2, 3, 4, 5, 6, 7].map((id) => kept(id, id)),
    );
    await expect.poll(() => cards(list)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    for (const id of [7, 6, 5]) expect(said(list, id)).toBe('Объявление недоступно');
    expect(said(list, 4)).toContain('Снято с публикации');
    expect(said(list, 4)).not.toMatch(/Дешевле|Дороже/);
    expect(said(list, 3)).toContain('Дороже на 100 000 ₽ с 3 ноября 2025');
    expect(said(list, 2)).toContain('Дешевле на 400 000 ₽ с 3 ноября 2025');
    expect(said(list, 1)).not.toMatch(/Дешевле|Дороже|Снято/);
    await expect.element(list.view.getByRole('tab', { name: 'Избранное' })).toHaveTextContent('7');
    await expect.element(list.view.getByText('Список хранится на этом устройстве.')).toBeVisible();
    expect(server.to('/realty/by-ids/').map(({ url }) => url.searchParams.get('ids'))).toEqual(['7,6,5,4,3,2,1']);
  });

  test('open their listing and the search for similar ones, unless the page does', async () => {
    const list = await open(host, serving(aListing({ id: 4, price: 10_000_000, status: 'archived' })).fetch, [kept(4, 1)]);
    list.cancel('selectListing');
    list.cancel('navigate');
    await userEvent.click(list.view.getByRole('article').getByRole('heading').getByRole('link'));
    expect(list.detailsOf('selectListing')).toMatchObject([{ id: 4, url: 'https://site.test/buy/4' }]);
    await userEvent.click(list.view.getByRole('link', { name: /^Похожие объявления/ }));
    const [detail] = list.detailsOf('navigate') as [{ url: string; target: string }];
    expect(detail.target).toBe('similar');
    expect(Object.fromEntries(new URL(detail.url).searchParams)).toMatchObject({
      trade_type: 'Продажа',
      room_count: '2',
      price_min: '8000000',
      price_max: '12000000',
    });
  });

  test('go at a press and come back by another; the focus is on the next one', async () => {
    const list = await open(
      host,
      serving(...flats(3)).fetch,
      [1, 2, 3].map((id) => kept(id, id)),
    );
    await expect.poll(() => cards(list)).toEqual([3, 2, 1]);
    heartOf(list, 2).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cards(list)).toEqual([3, 1]);
    expect(focused()).toBe(heartOf(list, 1));
    await expect.element(list.view.getByRole('status').filter({ hasText: 'Убрано из избранного' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cards(list)).toEqual([3]);
    expect(focused()).toBe(heartOf(list, 3));
    await userEvent.click(list.view.getByRole('button', { name: 'Вернуть' }).last());
    await expect.poll(() => cards(list)).toEqual([3, 1]);
    expect(list.detailsOf('favourite')).toEqual([
      { listingId: 2, isFavourite: false },
      { listingId: 1, isFavourite: false },
      { listingId: 1, isFavourite: true },
    ]);
    await userEvent.click(heartOf(list, 1));
    await userEvent.click(heartOf(list, 3));
    await expect.element(list.view.getByText('В избранном пока ничего нет')).toBeVisible();
    expect(focused()?.tagName).toBe('SECTION');
  });

  test('follow other tabs; the focus stays where it is', async () => {
    const list = await open(host, serving(...flats(3)).fetch, [kept(1, 1), kept(2, 2)]);
    await expect.poll(() => cards(list)).toEqual([2, 1]);
    heartOf(list, 1).focus();
    await inAnotherTab(list, [kept(3, 3)], [2]);
    await expect.poll(() => cards(list)).toEqual([3, 1]);
    expect(focused()).toBe(heartOf(list, 1));
    await inAnotherTab(list, [], [1]);
    await expect.poll(() => cards(list)).toEqual([3]);
    expect(focused()?.tagName).toBe('SECTION');
  });

  test('a thousand are shown step by step, and a call asks for no more than it may', async () => {
    const server = serving(...flats(1000, { photos: [aPhoto({ id: 1 }), aPhoto({ id: 2 })] }));
    const list = await open(
      host,
      server.fetch,
      flats(1000).map(({ id }) => kept(id, id)),
    );
    await expect.poll(() => cards(list)).toHaveLength(12);
    expect(list.root().querySelectorAll('section *').length).toBeLessThan(400);
    await userEvent.click(list.view.getByRole('button', { name: 'Показать ещё 24' }));
    await expect.poll(() => cards(list)).toHaveLength(36);
    const asked = server.to('/realty/by-ids/').map(({ url }) => url.searchParams.get('ids')?.split(',') ?? []);
    expect(asked.map(({ length }) => length)).toEqual([12, 24]);
    expect(Math.max(...asked.map(({ length }) => length))).toBeLessThanOrEqual(limits.listingsByIds);
  });

  test('that did not load are asked for again at a press', async () => {
    const network = switchable(offline());
    const list = await open(host, network.fetch, [kept(1, 1)]);
    await expect.element(list.view.getByText('Отсутствует интернет соединение')).toBeVisible();
    network.use(createFakeApi(aWorld(flats(1))));
    await userEvent.click(list.view.getByRole('button', { name: 'Обновить' }));
    await expect.poll(() => cards(list)).toEqual([1]);
  });

  test('that are none say how to keep one, and lead to the search', async () => {
    const server = serving(...flats(1));
    const list = await host.mount('favourites', {}, { network: server.fetch });
    await expect.element(list.view.getByText('В избранном пока ничего нет')).toBeVisible();
    list.cancel('navigate');
    await userEvent.click(list.view.getByRole('link', { name: 'Смотреть квартиры' }));
    expect(list.detailsOf('navigate')).toMatchObject([{ target: 'all' }]);
    expect(server.requests).toEqual([]);
  });

  test('a browser that stores nothing is named as the reason', async () => {
    blockStorage();
    const list = await host.mount('favourites', {}, { network: serving().fetch });
    await expect.element(list.view.getByText(/Браузер не даёт хранить список/)).toBeVisible();
  });
});
