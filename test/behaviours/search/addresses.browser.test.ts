import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import { flats, ids } from '../../support/listing/listings';
import { hosts } from '../../support/mount';
import { focused, shownIds } from '../../support/shown';

const network = createFakeApi(aWorld(flats(25)));

let before = '';
beforeEach(() => {
  before = location.href;
});
afterEach(() => history.replaceState(null, '', before));
const address = (query: string) => history.replaceState(null, '', `${location.pathname}?${query}`);

describe.each(hosts)('an address on $name', (host) => {
  test('that is damaged is repaired; what cannot be understood is said until it is closed', async () => {
    address('room_count=2?price_max=недорого&address_metro=м. Сокол&utm_source=a%2520b');
    const search = await host.mount('search', { urlSync: 'query' }, { network });
    const notice = search.view.getByText('Не понял: цена', { exact: true });
    await expect.element(notice).toBeVisible();
    await expect
      .poll(() => Object.fromEntries(new URLSearchParams(location.search)))
      .toMatchObject({
        room_count: '2',
        address_metro: 'Сокол',
        utm_source: 'a%20b',
      });
    await search.view.getByRole('button', { name: 'Закрыть' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    expect(focused()?.textContent).toMatch(/^Купить/);
  });

  test('says no more what was not understood once the search is another one', async () => {
    address('page=2&room_count=семь&address_metro=Нигде&has_balcony=да');
    const search = await host.mount('search', { urlSync: 'query' }, { network });
    const notice = search.view.getByText('Не понял: комнаты, балкон, метро', { exact: true });
    await expect.element(notice).toBeVisible();
    search.control()?.search('room_count=1');
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('of a page is a link, and the page before is where going back leads', async () => {
    address('page=1&utm_source=press');
    const search = await host.mount('search', { urlSync: 'query' }, { network });
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
    const third = search.view.getByRole('link', { name: 'Страница 3' });
    await expect.element(third).toHaveAttribute('href', expect.stringMatching(/\?trade_type=.*&page=3&utm_source=press$/));
    await search.view.getByRole('link', { name: 'Следующая страница' }).click();
    await expect.poll(() => shownIds(search)).toEqual(ids(11, 20));
    await third.click();
    await expect.poll(() => shownIds(search)).toEqual(ids(21, 25));
    history.back();
    await expect.poll(() => shownIds(search)).toEqual(ids(11, 20));
    history.back();
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
    history.forward();
    await expect.poll(() => shownIds(search)).toEqual(ids(11, 20));
    expect(new URLSearchParams(location.search).get('page')).toBe('2');
    await expect.element(search.view.getByRole('link', { name: 'Страница 2, текущая' })).toHaveAttribute('aria-current', 'page');
  });
});
