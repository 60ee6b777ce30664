import { describe, expect, test } from 'vitest';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { altered, htmlAnswer, malformed, offline, recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { aStation } from '../../../src/testing/stations';
import { aWorld } from '../../../src/testing/world';
import { flats, ids } from '../../support/listing/listings';
import { hosts, type Mounted } from '../../support/mount';
import { announced, focused, shownIds } from '../../support/shown';

const world = aWorld(flats(25));

describe.each(hosts)('results on $name', (host) => {
  describe('nothing and errors', () => {
    test('nothing found shows a message, with a way home', async () => {
      const results = await host.mount('results', { filters: 'price_min=999999999' }, { network: createFakeApi(world) });
      await expect.element(results.view.getByText('По такому запросу объявлений не найдено')).toBeVisible();
      await expect.element(results.view.getByText('Попробуйте изменить критерии поиска')).toBeVisible();
      await expect.element(results.view.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', 'https://site.test/');
      await expect.poll(() => announced(results)).toBe('0 объявлений');
    });

    test('nothing found names the filters to drop, with the listings there are then', async () => {
      const dear = 'room_count=2&price_min=1000000000&not_first_floor=true';
      const network = recorded(createFakeApi(world));
      const results = await host.mount('results', { filters: dear }, { network: network.fetch });
      const drop = results.view.getByRole('button', { name: /^Без / });
      await expect.poll(() => drop.elements().map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toHaveLength(1);
      expect(drop.element().textContent?.replaceAll('\u00A0', ' ')).toMatch(/^Без «от 1 млрд ₽» \d+ объявлени/);
      await drop.click();
      await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
      expect(network.to('/realty/').at(-1)?.url.searchParams.get('not_first_floor')).toBe('true');
      expect(focused()?.textContent).toContain('Купить 2-комнатную');
    });

    test('nothing found without any one of the filters offers to drop all of them', async () => {
      const filters = 'price_min=999999999&area_min=99999';
      const results = await host.mount('results', { filters }, { network: createFakeApi(world) });
      await expect.element(results.view.getByRole('button', { name: 'Без всех фильтров 25 объявлений' })).toBeVisible();
    });

    describe('with stations chosen', () => {
      const near = (metro: string, first: number, count: number) =>
        flats(count, { metro: { name: metro, lineName: 'Таганско-Краснопресненская', route: '7', color: '#800080', minutes: 8 } }).map(
          (listing) => ({ ...listing, id: first + listing.id - 1 }),
        );
      const offers = ({ view }: Mounted) =>
        view
          .getByRole('button', { name: /объявлени/ })
          .elements()
          .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));

      test('nothing found names the neighbouring stations with listings; a press searches there too', async () => {
        const network = recorded(createFakeApi(aWorld([...near('Таганская', 1, 5), ...near('Сокол', 6, 3)])));
        const results = await host.mount('results', { filters: 'address_metro=Пролетарская' }, { network: network.fetch });
        await expect.poll(() => offers(results)).toEqual(['Добавить метро «Таганская» 5 объявлений', 'Без «Пролетарская» 8 объявлений']);
        await results.view.getByRole('button', { name: /Таганская/ }).click();
        await expect.poll(() => shownIds(results)).toEqual(ids(1, 5));
        expect(network.to('/realty/').at(-1)?.url.searchParams.get('address_metro')).toBe('Пролетарская,Таганская');
        expect(focused()?.textContent).toContain('Купить квартиру');
      });

      test('few found: neighbouring stations and a wider price that find more, and nothing to drop', async () => {
        const world = aWorld([...near('Таганская', 1, 2), ...near('Пролетарская', 3, 4), ...near('Сокол', 7, 9)]);
        const filters = 'address_metro=Таганская&price_max=10100000';
        const results = await host.mount('results', { filters }, { network: createFakeApi(world) });
        await expect.element(results.view.getByRole('heading', { name: 'Как найти больше' })).toBeVisible();
        expect(offers(results)).toEqual(['Добавить метро «Пролетарская» 4 объявления']);
        expect(shownIds(results)).toEqual([1, 2]);
      });

      test.each([
        ['enough is found', 'address_metro=Сокол', {}],
        ['the page has fixed the station', '', { fixedFilters: 'address_metro=Таганская' }],
      ])('offers nothing where %s', async (_, filters, fixed) => {
        const network = recorded(
          createFakeApi(aWorld([...near('Таганская', 1, 2), ...near('Пролетарская', 3, 4), ...near('Сокол', 7, 4)])),
        );
        const results = await host.mount('results', { filters, ...fixed }, { network: network.fetch });
        await expect.poll(() => shownIds(results).length).toBeGreaterThan(0);
        expect(offers(results)).toEqual([]);
        expect(network.to('/realty/count/')).toEqual([]);
      });

      test('a server that tells no neighbours, or no stations, still has what to drop', async () => {
        const world = aWorld(near('Сокол', 1, 5), [aStation({ name: 'Пролетарская' }), aStation({ id: 2, name: 'Таганская' })]);
        for (const network of [createFakeApi(world), when(/addresses\/metro/, rejects(500), createFakeApi(world))]) {
          const results = await host.mount('results', { filters: 'address_metro=Пролетарская' }, { network });
          await expect.poll(() => offers(results)).toEqual(['Без «Пролетарская» 5 объявлений']);
          results.unmount();
        }
      });
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
