import { describe, expect, test } from 'vitest';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { altered, htmlAnswer, malformed, offline, recorded, rejects, switchable } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { flats, ids } from '../../support/listing/listings';
import { hosts } from '../../support/mount';
import { announced, shownIds } from '../../support/shown';

const world = aWorld(flats(25));

describe.each(hosts)('results on $name', (host) => {
  describe('nothing and errors', () => {
    test('nothing found shows a message, with a way home', async () => {
      const results = await host.mount('results', {}, { network: createFakeApi(aWorld([])) });
      await expect.element(results.view.getByText('По такому запросу объявлений не найдено')).toBeVisible();
      await expect.element(results.view.getByText('Попробуйте изменить критерии поиска')).toBeVisible();
      await expect.element(results.view.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', 'https://site.test/');
      await expect.poll(() => announced(results)).toBe('0 объявлений');
    });

    test('without a network: the network block; the button recovers without reloading', async () => {
      const network = switchable(offline());
      const results = await host.mount('results', {}, { network: network.fetch });
      await expect.element(results.view.getByRole('alert')).toHaveTextContent('Отсутствует интернет соединение');
      await expect.element(results.view.getByText('Повторите попытку снова.')).toBeVisible();
      network.use(createFakeApi(world));
      await results.view.getByRole('button', { name: 'Обновить' }).click();
      await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
      await expect.element(results.view.getByRole('alert')).not.toBeInTheDocument();
    });

    test.each([
      ['500', rejects(500)],
      ['400', rejects(400, { price_min: ['Некорректное значение.'] })],
      ['404', rejects(404)],
      ['429', rejects(429)],
      ['a page of HTML', htmlAnswer(502)],
      ['a page of HTML that claims success', htmlAnswer(200)],
      ['broken JSON', malformed()],
      ['another shape', malformed({ items: [] })],
      ['null', malformed('null')],
    ])('%s: the general block; the button recovers', async (_what, failure) => {
      const network = switchable(failure);
      const results = await host.mount('results', {}, { network: network.fetch });
      await expect.element(results.view.getByRole('alert')).toHaveTextContent('Произошла критическая ошибка');
      network.use(createFakeApi(world));
      await results.view.getByRole('button', { name: 'Обновить' }).click();
      await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    });

    test('a failed page shows nothing of the previous page and starts again from page 1', async () => {
      const network = switchable(createFakeApi(world));
      const watched = recorded(network.fetch);
      const results = await host.mount('results', {}, { network: watched.fetch });
      await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
      network.use(offline());
      await results.view.getByRole('button', { name: 'Страница 3' }).click();
      await expect.element(results.view.getByRole('alert')).toBeVisible();
      expect(shownIds(results)).toEqual([]);
      network.use(createFakeApi(world));
      await results.view.getByRole('button', { name: 'Обновить' }).click();
      await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
      await expect.element(results.view.getByRole('button', { name: 'Страница 1, текущая' })).toBeVisible();
      expect(watched.to('/realty/').filter(({ url }) => url.searchParams.get('page') === '3')).toHaveLength(1);
    });

    test('a damaged listing costs one card and is reported once', async () => {
      const damaged = altered((body) => {
        const page = body as { results: object[]; count: number };
        return { ...page, results: page.results.map((item, index) => (index === 3 ? { ...item, trade_type: 'много' } : item)) };
      }, createFakeApi(world));
      const results = await host.mount('results', {}, { network: damaged });
      await expect.poll(() => shownIds(results)).toEqual(ids(1, 10).filter((id) => id !== 4));
      await expect.poll(() => results.detailsOf('error')).toMatchObject([{ code: 'malformed-item' }]);
    });

    test('a listing that comes twice is shown once', async () => {
      const doubled = altered((body) => {
        const page = body as { results: object[]; count: number };
        return { ...page, results: [...page.results.slice(0, 2), ...page.results.slice(0, 2)] };
      }, createFakeApi(world));
      const results = await host.mount('results', {}, { network: doubled });
      await expect.poll(() => shownIds(results)).toEqual([1, 2]);
      expect(results.root().querySelectorAll('[part~=card]')).toHaveLength(2);
    });
  });
});
