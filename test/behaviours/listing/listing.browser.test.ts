import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { detailsOf } from '../../../src/testing/detailsOf';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { held, malformed, offline, recorded, rejects, switchable } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { given, site, text, title } from '../../support/listing/listingPage';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

const world = aWorld([aListing({ id: 7 }), aListing({ id: 8, tradeType: 'rent', price: 85_000 })]);

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
    await expect.element(title(page)).toHaveTextContent('2-комн. квартира, 54,30 м², 7/12 этаж');
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
