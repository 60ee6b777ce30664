import { describe, expect, test } from 'vitest';
import { type SearchRecord, searchesStorage } from '../../../src/state/device/searches';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { recorded, rejects, when } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { searchedElsewhere } from '../../support/features/searches';
import { flats } from '../../support/listing/listings';
import { type Host, hosts, type Mounted } from '../../support/mount';

const sale = 'trade_type=Продажа&realty_type=Квартира';
const twoRooms = `${sale}&room_count=2&ordering=-published_at`;
const dear = `${sale}&price_min=99000000&ordering=-published_at`;
const all = `${sale}&area_min=1&ordering=-published_at`;
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
/** Five are new since yesterday, the rest is older. */
const world = () => flats(9, { rooms: '2' }).map((flat, index) => ({ ...flat, publishedAt: ago(index < 5 ? index + 1 : 48) }));
const serving = () => recorded(createFakeApi(aWorld(world())));

const looked = (query: string, keptAt: Date, isKept = false): SearchRecord => ({ query, keptAt, total: 128, isKept });

/** An element that is there before anything was searched for, and what the device remembers then. */
async function mounted(host: Host, searches: readonly SearchRecord[], network = serving()) {
  const shown = await host.mount('new-listings', {}, { network: network.fetch });
  await searchedElsewhere(shown, searches);
  return { shown, network };
}
const titles = ({ root }: Mounted) =>
  [...root().querySelectorAll<HTMLElement>('h3')].map(({ innerText }) => innerText.replaceAll('\u00A0', ' '));
const rowsOf = ({ root }: Mounted) => [...root().querySelectorAll<HTMLElement>('li')];
const asked = ({ to }: ReturnType<typeof serving>) => to('/realty/').map(({ url }) => Number(url.searchParams.get('published_within')));

describe.each(hosts)('new listings of remembered searches, on $name', (host) => {
  test('nothing is shown or asked before somebody has searched', async () => {
    const { shown, network } = await mounted(host, []);
    await expect.poll(() => searchesStorage(shown.apiUrl).read()).toEqual([]);
    await expect.poll(() => shown.root().querySelector('section')?.hidden).toBe(true);
    expect(network.requests).toEqual([]);
  });

  test('each search says how many flats are new since it was looked at, and shows the first three', async () => {
    const { shown, network } = await mounted(host, [looked(twoRooms, ago(24))]);
    await expect.element(shown.view.getByRole('heading', { name: 'Ваши поиски', level: 2 })).toBeVisible();
    await expect.element(shown.view.getByText('5 новых')).toBeVisible();
    expect(titles(shown)).toEqual(['Купить 2-комнатную квартиру']);
    const [row] = rowsOf(shown);
    const links = [...(row?.querySelectorAll<HTMLAnchorElement>('[data-photo] a') ?? [])].map(({ href }) => new URL(href));
    expect(links.map(({ pathname }) => pathname)).toEqual(['/buy/1', '/buy/2', '/realty']);
    expect(row?.textContent).toContain('+2');
    // A span, by one clock.
    expect(asked(network).map((seconds) => Math.round(seconds / 3600))).toEqual([24]);
  });

  test('those that were kept come first, three in all; one without news says so', async () => {
    const { shown } = await mounted(host, [
      looked(all, ago(3)),
      looked(`${sale}&room_count=1&ordering=-published_at`, ago(4)),
      looked(twoRooms, ago(30), true),
      looked(dear, ago(60), true),
    ]);
    await expect.poll(() => titles(shown)).toEqual(['Купить 2-комнатную квартиру', 'Купить квартиру от 99 млн ₽', 'Купить квартиру']);
    await expect
      .poll(() => rowsOf(shown).map(({ textContent }) => textContent.includes('Пока ничего нового')))
      .toEqual([false, true, false]);
  });

  test('a look in another tab makes nothing new', async () => {
    const { shown } = await mounted(host, [looked(twoRooms, ago(24))]);
    await expect.element(shown.view.getByText('5 новых')).toBeVisible();
    await searchedElsewhere(shown, [looked(twoRooms, new Date())]);
    await expect.element(shown.view.getByText('Пока ничего нового')).toBeVisible();
    expect(shown.root().textContent).not.toContain('новых');
  });

  test('without an answer the search is still a link', async () => {
    const failing = recorded(when(/\/realty\/$/, rejects(500), createFakeApi(aWorld(world()))));
    const { shown } = await mounted(host, [looked(twoRooms, ago(24))], failing);
    await expect.poll(() => failing.to('/realty/')).toHaveLength(1);
    const link = shown.view.getByRole('link', { name: 'Купить 2-комнатную квартиру' });
    await expect.element(link).toBeVisible();
    expect(rowsOf(shown)[0]?.textContent).not.toContain('нового');
  });

  test('the page decides where its links lead', async () => {
    const { shown } = await mounted(host, [looked(twoRooms, ago(24))]);
    await expect.element(shown.view.getByText('5 новых')).toBeVisible();
    shown.cancel('navigate');
    shown.cancel('selectListing');
    await shown.view.getByRole('link', { name: 'Купить 2-комнатную квартиру' }).click();
    await shown.view.getByRole('link', { name: 'Все поиски' }).click();
    shown.root().querySelector<HTMLElement>('[data-photo] a')?.click();
    expect(shown.detailsOf('navigate')).toMatchObject([{ target: 'search' }, { target: 'searches' }]);
    expect(shown.detailsOf('selectListing')).toMatchObject([{ id: 1 }]);
  });
});
