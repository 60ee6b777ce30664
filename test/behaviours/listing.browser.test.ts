import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { encodeListingDetails } from '../../src/api/wire/listingDetails';
import type { Listing } from '../../src/domain/listing';
import type { ListingDetails } from '../../src/domain/listingDetails';
import { rememberPlace } from '../../src/state/searchPlaces';
import { detailsOf } from '../../src/testing/detailsOf';
import { createFakeApi } from '../../src/testing/fakeApi';
import { aListing, hoursAgo } from '../../src/testing/fixtures';
import { held, malformed, offline, recorded, rejects, switchable } from '../../src/testing/scenarios';
import { aWorld } from '../../src/testing/world';
import { hosts, type Mounted } from '../support/mount';
import { focused } from '../support/shown';

const world = aWorld([aListing({ id: 7 }), aListing({ id: 8, tradeType: 'rent', price: 85_000 })]);
/** Data of a listing as the API answers it. */
const given = (listing: Partial<Listing>, details: Partial<ListingDetails> = {}) =>
  encodeListingDetails({ ...detailsOf({ listing: aListing(listing), flags: [] }), ...details });
const site = 'https://site.test';
const search = (query: Record<string, string>) =>
  `${site}/realty?${Object.entries(query)
    .map(([k, v]) => `${k}=${encodeURIComponent(v)}`)
    .join('&')}`;
const title = ({ view }: Mounted) => view.getByRole('heading', { level: 1 });
const text = ({ root }: Mounted) =>
  [...root().querySelectorAll('.kv-root')]
    .map((node) => node.textContent)
    .join(' ')
    .replaceAll('\u00A0', ' ');
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

describe.each(hosts)('page of a listing on $name', (host) => {
  test('loads its listing by number, with a placeholder meanwhile, and tells the page once', async () => {
    const network = held(createFakeApi(world));
    const page = await host.mount('listing', { listingId: 7 }, { network: network.fetch });
    await expect.element(page.view.getByRole('status', { name: 'Загрузка объявления' })).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => network.to('/realty/7/').length).toBe(1);
    expect(page.detailsOf('shown')).toEqual([]);
    network.releaseAll();
    await expect.element(title(page)).toHaveTextContent('2-комн. квартира, 54,3 м², 7/12 этаж');
    await expect.poll(() => page.detailsOf('shown')).toMatchObject([{ listing: { id: 7 }, url: `${site}/buy/7` }]);
  });

  test('shows data as the API gives it, and as the kit has handed it out, and asks for neither', async () => {
    const network = recorded();
    const page = await host.mount('listing', { listing: given({ id: 9, title: 'Первая' }) }, { network: network.fetch });
    await expect.element(title(page)).toHaveTextContent('Первая');
    page.update({ listing: detailsOf({ listing: aListing({ id: 10, title: 'Вторая' }), flags: [] }) });
    await expect.element(title(page)).toHaveTextContent('Вторая');
    expect(network.to('/realty/9/')).toEqual([]);
    expect(network.to('/realty/10/')).toEqual([]);
  });

  test('another number shows another listing', async () => {
    const page = await host.mount('listing', { listingId: 7 }, { network: createFakeApi(world) });
    await expect.element(page.view.getByText('за м²')).toBeInTheDocument();
    page.update({ listingId: 8 });
    await expect.element(page.view.getByText('в месяц').first()).toBeVisible();
    expect(text(page)).not.toContain('за м²');
  });

  test('a listing that is not there is not found: the way home, and nothing to repeat', async () => {
    const page = await host.mount('listing', { listingId: 404 }, { network: createFakeApi(world) });
    await expect.element(page.view.getByRole('alert')).toHaveTextContent('Страница не найдена');
    await expect.element(page.view.getByRole('button')).not.toBeInTheDocument();
    await page.view.getByRole('link', { name: 'На главную' }).click();
    expect(page.detailsOf('navigate')).toEqual([{ url: `${site}/`, target: 'home' }]);
  });

  test('neither a number nor data is not found either', async () => {
    const page = await host.mount('listing', {});
    await expect.element(page.view.getByRole('alert')).toHaveTextContent('Страница не найдена');
  });

  test.each([
    ['no network', offline(), 'Отсутствует интернет соединение', 'Повторите попытку снова.'],
    ['a failing server', rejects(500), 'Произошла критическая ошибка', 'Попробуйте перезагрузить страницу.'],
    ['half an answer', malformed('{"id": 7'), 'Произошла критическая ошибка', 'Попробуйте перезагрузить страницу.'],
    ['another answer', malformed({ id: 7 }), 'Произошла критическая ошибка', 'Попробуйте перезагрузить страницу.'],
  ])('%s: its own words, the way home (§2), and the button recovers with the focus on the title', async (_what, failure, words, advice) => {
    const network = switchable(failure);
    const page = await host.mount('listing', { listingId: 7 }, { network: network.fetch });
    await expect.element(page.view.getByRole('alert')).toHaveTextContent(words);
    await expect.element(page.view.getByText(advice)).toBeVisible();
    expect(page.view.getByRole('link', { name: 'На главную' }).elements()).toHaveLength(1);
    const waiting = held(createFakeApi(world));
    network.use(waiting.fetch);
    const button = page.view.getByRole('button', { name: 'Обновить' });
    await button.click();
    await expect.poll(() => waiting.to('/realty/7/').length).toBe(1);
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    waiting.releaseAll();
    await expect.element(title(page)).toHaveTextContent('2-комн. квартира');
    await expect.poll(() => focused()?.localName).toBe('h1');
  });

  test.each([[{}], ['text'], [42], [{ id: 1, price: 'x' }], [new Proxy({}, { has: refuse, get: refuse })]])(
    'data of an unknown form never breaks the page: %#',
    async (listing) => {
      const page = await host.mount('listing', { listing });
      await expect.element(page.view.getByText('Страница не найдена')).toBeVisible();
    },
  );
});

function refuse(): never {
  throw new Error('a trap of the page');
}

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
    rememberPlace({ section: 'main', entry: 'one', url: '/realty?page=3#list', cards: [[7, 40]] });
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

describe.each(hosts)('facts of a listing on $name', (host) => {
  test('a sale: price, price per metre, owner, address, commission, strip', async () => {
    const page = await host.mount('listing', { listing: given({ price: 18_450_000, publishedAt: hoursAgo(3) }) });
    await expect.element(page.view.getByText('Комиссия 0 ₽')).toBeVisible();
    for (const words of [
      '18 450 000 ₽',
      '339 779 ₽ за м²',
      'Собственник',
      'Опубликовано 20 мая',
      'Москва, район Сокол, ул. Алабяна, 12, корпус 2',
      'Сокол',
      '8 мин пешком',
      '54,3 м²',
      '7 из 12',
      '1961',
    ])
      expect(text(page)).toContain(words);
    expect(text(page)).not.toMatch(/в месяц|Залог|счетчик/);
  });

  test.each([
    [
      { countersPayer: 'tenant', communalPayer: 'owner', deposit: 85_000 },
      ['Оплата по счетчикам', 'Коммунальные платежи включены', 'Залог 85 000 ₽'],
    ],
    [{ countersPayer: 'owner', communalPayer: 'tenant', deposit: 0 }, ['Без счетчиков', 'Коммунальные платежи не включены', 'Без залога']],
    [{ countersPayer: null, communalPayer: null, deposit: null }, ['не указана', 'Коммунальные платежи не указаны']],
  ] as const)('a rent: what is paid beside the price %#', async (terms, words) => {
    const page = await host.mount('listing', {
      listing: given({ tradeType: 'rent', price: 85_000 }, { rent: { ...terms, features: [], conditions: [] }, sale: null }),
    });
    await expect.element(page.view.getByText('в месяц').first()).toBeVisible();
    for (const said of words) expect(text(page)).toContain(said);
    expect(text(page)).not.toContain('за м²');
  });

  test('a price of zero is no price', async () => {
    const page = await host.mount('listing', { listing: given({ price: 0 }) });
    await expect.element(page.view.getByText('Цена не указана').first()).toBeVisible();
  });

  test('a listing of which almost nothing is known has no empty sections', async () => {
    const unknown = {
      rooms: null,
      area: null,
      floor: null,
      floors: null,
      address: null,
      metro: null,
      photos: [],
      description: '',
      buildingType: null,
      yearBuilt: null,
      repairType: null,
      bathroomType: null,
      owner: { id: null, name: '', type: null },
      communicationMethod: null,
      commission: null,
      publishedAt: null,
    } as const;
    const none = {
      hasBalcony: null,
      hasLoggia: null,
      hasElevator: null,
      isFurnished: null,
      hasCourtyardView: null,
      hasStreetView: null,
      views: null,
    };
    const page = await host.mount('listing', { listing: given(unknown, none) });
    await expect.element(title(page)).toHaveTextContent('Квартира');
    expect(text(page)).not.toMatch(/О квартире|О доме|Дополнительные сведения|Расположение|Площадь|undefined|null|NaN/);
    expect(page.root().querySelector('[part=facts]')).toBeNull();
  });

  test('the name of a station stays in one piece, and no word is too long for its page', async () => {
    const metroOf = (name: string) => ({ name, lineName: null, route: null, color: null, minutes: 7 });
    const page = await host.mount('listing', { listing: given({ metro: metroOf('Новопеределкино') }) });
    const facts = () => page.root().querySelector('[part=facts]');
    const name = () => facts()?.querySelector('dd span span span');
    await expect.poll(() => name()?.textContent).toBe('Новопеределкино');
    for (const width of [288, 343, 720, 721, 744, 976, 1024, 1260]) {
      page.container.style.width = `${width}px`;
      expect(name()?.getClientRects().length, `lines at ${width} px`).toBe(1);
    }
    page.update({ listing: given({ metro: metroOf('Ж'.repeat(200)) }) });
    await expect.poll(() => name()?.textContent.length).toBe(200);
    for (const width of [280, 343, 744, 1024]) {
      page.container.style.width = `${width}px`;
      expect(facts()?.scrollWidth, `room at ${width} px`).toBeLessThanOrEqual(facts()?.clientWidth ?? 0);
    }
  });

  test('a narrow page shows four amenities, and the rest at the press of a button that keeps the focus (§2)', async () => {
    const page = await host.mount('listing', {
      listing: given(
        { tradeType: 'rent' },
        {
          rent: { countersPayer: null, communalPayer: null, deposit: null, features: ['tv', 'fridge'], conditions: [] },
          hasBalcony: true,
          hasLoggia: false,
          hasElevator: false,
          isFurnished: true,
          hasCourtyardView: true,
          hasStreetView: true,
        },
      ),
    });
    const shown = () => [...page.root().querySelectorAll('[part=section] ul li')].filter((item) => item.checkVisibility()).length;
    page.container.style.width = '453px';
    await expect.poll(shown).toBe(7);
    await expect.element(page.view.getByRole('button', { name: /удобств/ })).not.toBeInTheDocument();
    page.container.style.width = '452px';
    await expect.poll(shown).toBe(4);
    const more = page.view.getByRole('button', { name: 'Еще 3 удобства' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(shown).toBe(7);
    const less = page.view.getByRole('button', { name: 'Скрыть удобства' });
    await expect.element(less).toHaveAttribute('aria-expanded', 'true');
    expect(focused()).toBe(less.element());
    await less.click();
    await expect.poll(shown).toBe(4);
  });

  test('a description keeps paragraphs and lines; a very long one is folded', async () => {
    const page = await host.mount('listing', { listing: given({ description: 'Первый.\nСтрока.\r\n\r\nВторой.' }) });
    await expect.element(page.view.getByText('Второй.')).toBeVisible();
    expect(page.view.getByText('Первый.').element().textContent).toBe('Первый.\nСтрока.');
    await expect.element(page.view.getByRole('button', { name: 'Показать полностью' })).not.toBeInTheDocument();
    page.update({ listing: given({ id: 2, description: 'Слово за словом. '.repeat(200) }) });
    const button = page.view.getByRole('button', { name: 'Показать полностью' });
    const height = () => page.view.getByText(/Слово за словом/).element().parentElement?.clientHeight ?? 0;
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    const folded = height();
    await button.click();
    await expect.poll(height).toBeGreaterThan(folded);
    await page.view.getByRole('button', { name: 'Свернуть' }).click();
    await expect.poll(height).toBe(folded);
  });
});
