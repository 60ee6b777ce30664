import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { encodeListing } from '../../../src/api/wire/listing/encodeListing';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { aPhoto } from '../../../src/testing/photos';
import { empty, type Fetch, held, malformed, offline, recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { flats } from '../../support/listing/listings';
import { hosts, type Mounted } from '../../support/mount';
import { focused, shownIds } from '../../support/shown';
import { belowTheWindow, observed, showShare } from '../../support/visibleShare';

const latest = /\/realty\/latest\/$/;
const sale = flats(5);
const rent = flats(4, { tradeType: 'rent', price: 70_000 }).map((flat) => ({ ...flat, id: flat.id + 100 }));
const serving = (...listings: ReturnType<typeof flats>) => recorded(createFakeApi(aWorld(listings)));
const blockOf = ({ root }: Mounted) => root().querySelector('section[data-state]') as HTMLElement;
const isThere = (mounted: Mounted) => expect.poll(() => mounted.root().querySelector('section[data-state]')).not.toBeNull();

afterEach(() => page.viewport(1280, 900));

describe.each(hosts)('a catalogue on $name', (host) => {
  test('is requested once, when a fifth of it is visible', async () => {
    belowTheWindow();
    const network = serving(...sale);
    const shown = await host.mount('catalogue', {}, { network: network.fetch });
    await isThere(shown);
    await observed(blockOf(shown));
    await expect.element(shown.view.getByRole('heading', { name: 'Новые квартиры на продажу' })).toBeInTheDocument();
    await showShare(blockOf(shown), 0.1);
    expect(network.requests).toHaveLength(0);
    await showShare(blockOf(shown), 0.25);
    await expect.poll(() => shownIds(shown)).toEqual([1, 2, 3]);
    await showShare(blockOf(shown), 0);
    await showShare(blockOf(shown), 1);
    expect(network.to('/realty/latest/').map(({ url }) => url.searchParams.get('trade_type'))).toEqual(['Продажа']);
    expect(network.requests).toHaveLength(1);
  });

  test('reserves its space: nothing moves when the cards load', async () => {
    for (const width of [1280, 744, 720, 600, 375]) {
      await page.viewport(width, 900);
      const network = held(createFakeApi(aWorld(sale)));
      const shown = await host.mount('catalogue', {}, { network: network.fetch });
      await expect.poll(() => network.to('/realty/latest/')).toHaveLength(1);
      const before = blockOf(shown).getBoundingClientRect().height;
      expect(shown.root().querySelectorAll('[aria-busy=true] > li')).toHaveLength(3);
      network.to('/realty/latest/')[0]?.release();
      await expect.poll(() => shownIds(shown)).toEqual([1, 2, 3]);
      expect(Math.abs(blockOf(shown).getBoundingClientRect().height - before)).toBeLessThan(1);
      shown.unmount();
    }
  });

  test('keeps its height when there is nothing, or no response', async () => {
    for (const scenario of [rejects(500), empty()]) {
      const network = held(createFakeApi(aWorld(sale)));
      const shown = await host.mount('catalogue', {}, { network: network.fetch });
      await expect.poll(() => network.to('/realty/latest/')).toHaveLength(1);
      const before = blockOf(shown).getBoundingClientRect().height;
      network.to('/realty/latest/')[0]?.release(scenario);
      await expect.poll(() => shown.root().querySelector('[part~=state]')).not.toBeNull();
      expect(blockOf(shown).getBoundingClientRect().height).toBe(before);
      shown.unmount();
    }
  });

  test('that is higher than the window is requested too', async () => {
    await page.viewport(1280, 60);
    belowTheWindow();
    const network = serving(...sale);
    const shown = await host.mount('catalogue', {}, { network: network.fetch });
    await isThere(shown);
    const { height } = blockOf(shown).getBoundingClientRect();
    expect(height * 0.2).toBeGreaterThan(60);
    await showShare(blockOf(shown), 0.5);
    await expect.poll(() => network.requests.length).toBe(1);
  });

  test('of another deal type loads again and never shows the previous one under its name', async () => {
    const network = held(createFakeApi(aWorld([...sale, ...rent])));
    const shown = await host.mount('catalogue', { deal: 'sale' }, { network: network.fetch });
    await expect.poll(() => network.to('/realty/latest/')).toHaveLength(1);
    network.to('/realty/latest/')[0]?.release();
    await expect.poll(() => shownIds(shown)).toEqual([1, 2, 3]);
    shown.update({ deal: 'rent' });
    await expect.element(shown.view.getByRole('heading', { name: 'Новые квартиры в аренду' })).toBeVisible();
    await expect.poll(() => network.to('/realty/latest/')).toHaveLength(1);
    expect(network.to('/realty/latest/')[0]?.url.searchParams.get('trade_type')).toBe('Аренда');
    expect(shownIds(shown)).toEqual([]);
    network.to('/realty/latest/')[0]?.release();
    await expect.poll(() => shownIds(shown)).toEqual([101, 102, 103]);
    await expect.element(shown.view.getByText('в месяц').first()).toBeVisible();
  });

  test('links to all listings of its deal, newest first, unless the page handles it', async () => {
    const shown = await host.mount('catalogue', { deal: 'rent' }, { network: serving(...rent).fetch });
    const link = shown.view.getByRole('link', { name: 'Смотреть все' });
    const url = `https://site.test/realty?trade_type=${encodeURIComponent('Аренда')}&ordering=-published_at`;
    await expect.element(link).toHaveAttribute('href', url);
    shown.cancel('navigate');
    await userEvent.click(link);
    expect(shown.detailsOf('navigate')).toEqual([{ url, target: 'all' }]);
  });

  test('reports the selected listing, by title and by photo, and stays when the page handles it', async () => {
    const [first = aListing()] = sale;
    const shown = await host.mount(
      'catalogue',
      {},
      { network: serving({ ...first, photos: [aPhoto({ id: 1 })] }, ...sale.slice(1)).fetch },
    );
    shown.cancel('selectListing');
    await userEvent.click(shown.view.getByRole('article').first().getByRole('link'));
    await expect
      .poll(() => shown.detailsOf('selectListing'))
      .toMatchObject([{ id: 1, url: 'https://site.test/buy/1', listing: { id: 1 } }]);
    const photo = shown.root().querySelector<HTMLElement>('[data-photo] a');
    photo?.click();
    expect(shown.detailsOf('selectListing')).toHaveLength(2);
  });

  test('shows photo, price, title and metro; photos are lazy and declare their width', async () => {
    const photos = [1, 2, 3, 4].map((id) => aPhoto({ id }));
    const listing = { ...aListing({ id: 1, price: 18_450_000, rooms: '2', area: 54.3, floor: 7, floors: 12, title: null }), photos };
    const shown = await host.mount('catalogue', { headingLevel: 3 }, { network: serving(listing).fetch });
    const card = shown.view.getByRole('article');
    await expect.element(card.getByRole('heading', { level: 4, name: '2-комн. квартира, 54,30 м², 7/12 этаж' })).toBeVisible();
    await expect.element(card.getByText('18 450 000')).toBeVisible();
    await expect.element(card.getByText('Сокол')).toBeVisible();
    expect(shown.root().querySelectorAll('[data-photo] i[data-state]')).toHaveLength(4);
    const images = [...shown.root().querySelectorAll('img')];
    expect(images.map(({ loading }) => loading)).toEqual(['lazy']);
    for (const source of shown.root().querySelectorAll('source')) expect(source.sizes).toMatch(/\(min-width: 1024px\) 33vw.* 87vw$/);
  });

  test.each([
    [1280, 3],
    [800, 2],
    [720, 2.15],
    [400, 1.15],
  ])('at %i px %f cards are seen, 20 px apart', async (width, perView) => {
    await page.viewport(width, 900);
    const shown = await host.mount('catalogue', {}, { network: serving(...sale).fetch });
    await expect.poll(() => shownIds(shown)).toEqual([1, 2, 3]);
    const list = shown.root().querySelector('[part~=list]') as HTMLElement;
    const boxes = [...list.children].map((child) => child.getBoundingClientRect());
    const [first = new DOMRect(), second = new DOMRect()] = boxes;
    const room = list.getBoundingClientRect().width;
    expect(second.left - first.right).toBeCloseTo(20, 0);
    expect((room + 20) / (first.width + 20)).toBeCloseTo(perView, 1);
    expect(list.scrollWidth > list.clientWidth + 1).toBe(perView < 3);
  });

  test('with nothing new says so', async () => {
    const shown = await host.mount('catalogue', {}, { network: empty() });
    await expect.element(shown.view.getByRole('heading', { name: 'Новых объявлений пока нет' })).toBeVisible();
    expect(shown.root().querySelector('[role=alert]')).toBeNull();
  });

  test('leaves out one malformed listing, reports it, and shows the others', async () => {
    const results = [encodeListing(aListing({ id: 1 })), { id: 'two' }, encodeListing(aListing({ id: 3 }))];
    const shown = await host.mount('catalogue', {}, { network: malformed({ results }) });
    await expect.poll(() => shownIds(shown)).toEqual([1, 3]);
    await expect.poll(() => shown.detailsOf('error')).toMatchObject([{ code: 'malformed-item' }]);
  });

  const failures: [string, Fetch, string][] = [
    ['no connection', offline(), 'Отсутствует интернет соединение'],
    ['status 500', rejects(500), 'Что-то пошло не так'],
    ['status 404', rejects(404), 'Что-то пошло не так'],
    ['a malformed body', malformed({ results: 'none' }), 'Что-то пошло не так'],
    ['no JSON at all', malformed('<!doctype html>'), 'Что-то пошло не так'],
  ];
  test.each(failures)('after %s shows a message in its place, with a button that retries', async (_name, failing, title) => {
    const server = switchable(when(latest, failing, createFakeApi(aWorld(sale))));
    const network = recorded(server.fetch);
    const shown = await host.mount('catalogue', {}, { network: network.fetch });
    await expect.element(shown.view.getByRole('alert')).toHaveTextContent(title);
    expect(network.requests).toHaveLength(1);
    expect(shown.root().querySelector('dialog')).toBeNull();
    server.use(createFakeApi(aWorld(sale)));
    (shown.view.getByRole('button', { name: 'Обновить' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => shownIds(shown)).toEqual([1, 2, 3]);
    expect(network.requests).toHaveLength(2);
    // Not to the top of the page.
    expect(focused()).toBe(blockOf(shown));
  });
});
