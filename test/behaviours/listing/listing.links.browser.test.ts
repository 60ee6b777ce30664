import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Listing } from '../../../src/domain/listing/listing';
import { saveScrollEntry } from '../../../src/state/scroll/scrollStorage';
import { given, site, text, title } from '../../support/listing/listingPage';
import { hosts, type Mounted } from '../../support/mount';

const search = (query: Record<string, string>) =>
  `${site}/realty?${Object.entries(query)
    .map(([k, v]) => `${k}=${encodeURIComponent(v)}`)
    .join('&')}`;
const crumbs = ({ root }: Mounted) =>
  [...root().querySelectorAll<HTMLAnchorElement>('nav ol a')].map(
    (link) => [link.textContent.replaceAll('\u00A0', ' '), link.getAttribute('href')] as const,
  );

// A link must not take the test away; what the page is told is looked at instead.
const stay = (event: Event) => {
  if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
};
beforeEach(() => addEventListener('click', stay));
afterEach(() => {
  removeEventListener('click', stay);
  sessionStorage.clear();
});

describe.each(hosts)('links of the page of a listing on $name', (host) => {
  const like = (type: string, deal: string, rooms?: string) =>
    search({ ordering: '-published_at', realty_type: type, trade_type: deal, ...(rooms && { room_count: rooms }) });

  test.each<[string, Partial<Listing>, [string, string][]]>([
    [
      'two rooms',
      {},
      [
        ['2-я квартира', like('Квартира', 'Продажа', '2')],
        ['Квартира', like('Квартира', 'Продажа', '2')],
      ],
    ],
    [
      'four and more',
      { rooms: '4+', tradeType: 'rent' },
      [
        ['4+ комнат', like('Квартира', 'Аренда', '4+')],
        ['Квартира', like('Квартира', 'Аренда', '4+')],
      ],
    ],
    [
      'a studio',
      { rooms: 'studio', realtyType: 'apartments' },
      [
        ['Студия', like('Апартаменты', 'Продажа', 'Студия')],
        ['Апартаменты', like('Апартаменты', 'Продажа', 'Студия')],
      ],
    ],
    [
      'a studio of that type',
      { rooms: 'studio', realtyType: 'studio' },
      [
        ['Студия', like('Квартира', 'Продажа', 'Студия')],
        ['Студия', like('Квартира', 'Продажа', 'Студия')],
      ],
    ],
    ['a house', { rooms: null, realtyType: 'house' }, [['Дом', like('Квартира', 'Продажа')]]],
  ])('crumbs of %s', async (_what, listing, last) => {
    const page = await host.mount('listing', { listing: given(listing) });
    await expect.element(page.view.getByRole('navigation', { name: 'Путь по сайту' })).toBeVisible();
    const deal = listing.tradeType === 'rent' ? 'Аренда' : 'Продажа';
    expect(crumbs(page)).toEqual([
      ['Недвижимость в Москве', `${site}/`],
      [deal, search({ trade_type: deal, ordering: '-published_at' })],
      ...last,
    ]);
  });

  test('every crumb tells the page where it leads, and the page may take over', async () => {
    const page = await host.mount('listing', { listing: given({}) });
    page.cancel('navigate');
    await expect.poll(() => crumbs(page).length).toBe(4);
    for (const [name] of crumbs(page)) await page.view.getByRole('link', { name, exact: true }).click();
    expect(page.detailsOf('navigate')).toEqual(crumbs(page).map(([, url], index) => ({ url, target: index === 0 ? 'home' : 'catalogue' })));
  });

  test('the way back leads to a new search of the main site where there was none', async () => {
    const page = await host.mount('listing', { listing: given({}) });
    await page.view.getByRole('link', { name: 'Вернуться к поиску' }).click();
    expect(page.detailsOf('navigate')).toEqual([{ url: `${site}/realty`, target: 'search' }]);
  });

  test('the way back leads to the last search of the tab, which then opens where it was left', async () => {
    saveScrollEntry({ section: 'main', entry: 'one', url: '/realty?page=3#list', cards: [[7, 40]] });
    const page = await host.mount('listing', { listing: given({}) });
    const link = page.view.getByRole('link', { name: 'Вернуться к поиску' });
    await expect.element(link).toHaveAttribute('href', `${location.origin}/realty?page=3#list`);
    await link.click({ modifiers: ['ControlOrMeta'] });
    expect(page.detailsOf('navigate')).toEqual([]);
    await link.click();
    expect(page.detailsOf('navigate')).toEqual([{ url: `${location.origin}/realty?page=3#list`, target: 'search' }]);
    expect(Object.values(sessionStorage).join()).toContain('"isAwaited":true');
  });

  test.each<[string, Partial<Listing>, string]>([
    ['moderation', { status: 'moderation' }, 'Объявление недоступно.'],
    ['rejected', { status: 'rejected' }, 'Объявление отклонено.'],
    ['archived', { status: 'archived' }, 'Объявление находится в архиве.'],
    ['deleted', { isDeleted: true }, 'Объявление удалено и недоступно.'],
  ])('a listing that is %s says so and leads to similar ones', async (_what, listing, words) => {
    const page = await host.mount('listing', { listing: given({ ...listing, tradeType: 'rent', realtyType: 'room' }) });
    await expect.element(page.view.getByText(words).first()).toBeVisible();
    const link = page.view.getByRole('link', { name: 'Похожие объявления' }).first();
    const url = search({ trade_type: 'Аренда', realty_type: 'Квартира', ordering: '-published_at' });
    await expect.element(link).toHaveAttribute('href', url);
    await link.click();
    expect(page.detailsOf('navigate')).toEqual([{ url, target: 'similar' }]);
  });

  test('an active listing has no banner', async () => {
    const page = await host.mount('listing', { listing: given({}) });
    await expect.element(title(page)).toBeVisible();
    expect(text(page)).not.toMatch(/недоступно|отклонено|архиве|удалено/);
  });
});
