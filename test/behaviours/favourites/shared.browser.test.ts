import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Listing } from '../../../src/domain/listing/listing';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { recorded } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { inAnotherTab, kept } from '../../support/features/favourites';
import { flats } from '../../support/listing/listings';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

const serving = (...listings: readonly Listing[]) => recorded(createFakeApi(aWorld(listings)));
const text = ({ root }: Mounted<'favourites'>) => root().querySelector<HTMLElement>('section')?.innerText.replaceAll('\u00A0', ' ') ?? '';
const heartsOf = ({ root }: Mounted<'favourites'>) =>
  [...root().querySelectorAll('[part=card-favourite]')].map((heart) => heart.getAttribute('aria-pressed'));

describe.each(hosts)('a list of favourites on $name', (host) => {
  test('is shared by a link that holds it, with a name', async () => {
    const list = await host.mount('favourites', {}, { network: serving(...flats(3)).fetch });
    await inAnotherTab(list, [kept(1, 1), kept(2, 2), kept(3, 3)]);
    const share = list.view.getByRole('button', { name: 'Поделиться' });
    await userEvent.click(share);
    await expect.element(list.view.getByRole('dialog', { name: 'Список из 3 квартир' })).toBeVisible();
    const link = list.view.getByRole('textbox', { name: 'Ссылка' });
    await expect.element(link).toHaveValue('https://site.test/favourites?ids=3x2x1x');
    await userEvent.fill(list.view.getByRole('textbox', { name: /^Имя списка/ }), ' У парка ');
    await expect.element(link).toHaveValue(`https://site.test/favourites?ids=3x2x1x&name=${encodeURIComponent('У парка')}`);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => focused()).toBe(share.element());
  });

  test('that somebody shared says what is gone, and is kept at a press; own ones stay', async () => {
    const server = serving(...flats(3), aListing({ id: 4, status: 'archived' }));
    const list = await host.mount('favourites', { list: 'ids=3x1x4x99x2x&name=У парка' }, { network: server.fetch });
    await inAnotherTab(list, [kept(1, 1), kept(7, 1)]);
    await expect.poll(() => text(list)).toContain('Одно объявление сняли с публикации. Одно объявление недоступно.');
    await expect.element(list.view.getByRole('heading', { name: 'У парка' })).toBeVisible();
    expect(text(list)).toContain('Список из 5 квартир. Название дал тот, кто прислал ссылку.');
    expect(server.to('/realty/by-ids/').map(({ url }) => url.searchParams.get('ids'))).toEqual(['3,1,4,99,2']);
    await expect.poll(() => heartsOf(list)).toEqual(['false', 'true', 'false']);
    list.view.getByRole('button', { name: 'Сохранить себе' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => heartsOf(list)).toEqual(['true', 'true', 'true']);
    await expect.element(list.view.getByRole('status').filter({ hasText: 'Сохранено 2 квартиры' })).toBeVisible();
    const own = list.view.getByRole('link', { name: 'Моё избранное' });
    expect(focused()).toBe(own.element());
    list.cancel('navigate');
    await userEvent.click(own);
    expect(list.detailsOf('navigate')).toEqual([{ url: 'https://site.test/favourites', target: 'favourites' }]);
    await userEvent.click(list.view.getByRole('button', { name: 'Вернуть' }));
    await expect.poll(() => heartsOf(list)).toEqual(['false', 'true', 'false']);
    expect(list.detailsOf('favourite')).toEqual([
      { listingId: 3, isFavourite: true },
      { listingId: 2, isFavourite: true },
      { listingId: 3, isFavourite: false },
      { listingId: 2, isFavourite: false },
    ]);
  });

  test('of which a messenger cut the end shows what is left; of nothing, a way to the search', async () => {
    const server = serving(...flats(60));
    const ids = flats(60).map(({ id }) => `${id}x`);
    const list = await host.mount('favourites', { list: `ids=${ids.join('')}1` }, { network: server.fetch });
    await expect.poll(() => text(list)).toContain('Ссылка ведёт не на весь список.');
    await expect.element(list.view.getByRole('button', { name: 'Сохранить себе' })).toBeVisible();
    expect(server.to('/realty/by-ids/').map(({ url }) => url.searchParams.get('ids')?.split(',').length)).toEqual([50, 10]);
    expect(list.root().querySelectorAll('article')).toHaveLength(12);

    const damaged = await host.mount('favourites', { list: 'ids=' }, { network: server.fetch });
    await expect.element(damaged.view.getByRole('heading', { name: 'Ссылка на список повреждена' })).toBeVisible();
  });
});
