import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aPhoto } from '../../../src/testing/photos';
import { held, recorded } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { flats, ids } from '../../support/listing/listings';
import { hosts } from '../../support/mount';
import { announced, focused, shownIds, skeletons } from '../../support/shown';

const world = aWorld(flats(25));
const byPrice = [...world.listings].sort((a, b) => a.listing.price - b.listing.price).map(({ listing }) => listing.id);

describe.each(hosts)('results on $name', (host) => {
  describe('loading', () => {
    test('ten placeholders, then the listings, their number and the heading', async () => {
      const network = held(createFakeApi(world));
      const results = await host.mount('results', {}, { network: network.fetch });
      await expect.poll(() => network.waiting.length).toBe(1);
      await expect.poll(() => skeletons(results)).toBe(10);
      await expect.poll(() => announced(results)).toBe('Загрузка объявлений');

      network.releaseAll();
      await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
      expect(skeletons(results)).toBe(0);
      await expect.element(results.view.getByRole('heading', { name: 'Купить квартиру в Москве' })).toBeVisible();
      await expect.poll(() => announced(results)).toBe('25 объявлений');
    });

    test('makes one request, for the filters', async () => {
      const network = recorded(createFakeApi(world));
      const results = await host.mount('results', { filters: 'room_count=2,4%2B&price_max=12000000' }, { network: network.fetch });
      await expect.poll(() => shownIds(results).length).toBeGreaterThan(0);
      expect(network.requests).toHaveLength(1);
      expect(Object.fromEntries(network.requests[0]?.url.searchParams ?? [])).toEqual({
        trade_type: 'Продажа',
        realty_type: 'Квартира',
        room_count: '2,4+',
        price_max: '12000000',
        ordering: '-published_at',
      });
    });

    test('garbage in the filters is normalised and reported to the page', async () => {
      const network = recorded(createFakeApi(world));
      const filters = 'trade_type=Обмен&room_count=9,2&price_min=-5&price_max=1e12&ordering=title&page=x&<script>=1';
      const results = await host.mount('results', { filters }, { network: network.fetch });
      await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
      expect(Object.fromEntries(network.to('/realty/')[0]?.url.searchParams ?? [])).toEqual({
        trade_type: 'Продажа',
        realty_type: 'Квартира',
        room_count: '2',
        ordering: '-published_at',
      });
      await expect.poll(() => results.detailsOf('error')).toHaveLength(1);
      expect(results.detailsOf('error')[0]).toEqual({
        code: 'bad-filters',
        message: expect.stringContaining('trade_type: такого значения нет'),
      });
    });

    test('stations that do not exist are dropped before any request', async () => {
      const network = recorded(createFakeApi(world));
      const results = await host.mount('results', { filters: 'address_metro=Сокол,Нигде' }, { network: network.fetch });
      await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
      expect(network.to('/realty/').map(({ url }) => url.searchParams.get('address_metro'))).toEqual(['Сокол']);
    });

    test('the host is notified of the shown results', async () => {
      const results = await host.mount('results', {}, { network: createFakeApi(world) });
      await expect
        .poll(() => results.detailsOf('results'))
        .toMatchObject([{ count: 25, page: 1, listings: ids(1, 10).map((id) => ({ id })) }]);
    });
  });

  describe('sorting and paging', () => {
    test('another order is requested from page 1 and reported to the host', async () => {
      const network = recorded(createFakeApi(world));
      const results = await host.mount('results', { filters: 'page=2' }, { network: network.fetch });
      await expect.poll(() => shownIds(results)).toEqual(ids(11, 20));
      await userEvent.selectOptions(results.view.getByRole('combobox', { name: 'Сортировка' }), 'По возрастанию цены');
      await expect.poll(() => shownIds(results)).toEqual(byPrice.slice(0, 10));
      const last = network.to('/realty/').at(-1)?.url.searchParams;
      expect([last?.get('ordering'), last?.get('page')]).toEqual(['price', null]);
      expect(results.detailsOf('sort')).toEqual([{ ordering: 'cheapest' }]);
    });

    test('pages lead to their listings; the heading takes the focus, so that reading starts there', async () => {
      const results = await host.mount('results', {}, { network: createFakeApi(world) });
      await results.view.getByRole('button', { name: 'Страница 3' }).click();
      await expect.poll(() => shownIds(results)).toEqual(ids(21, 25));
      expect(results.detailsOf('page')).toEqual([{ page: 3 }]);
      expect(focused()?.textContent).toBe('Купить квартиру в\u00A0Москве');
      await results.view.getByRole('button', { name: 'Предыдущая страница' }).click();
      await expect.poll(() => shownIds(results)).toEqual(ids(11, 20));
      await expect.element(results.view.getByRole('button', { name: 'Страница 2, текущая' })).toHaveAttribute('aria-current', 'page');
    });

    test('a card of the next page starts with its first photo, whatever happened to the previous card in its position', async () => {
      const listings = flats(20).map((listing) => ({
        ...listing,
        photos: [1, 2, 3].map((number) => aPhoto({ id: number, alt: `Квартира ${listing.id}, вид ${number}` })),
      }));
      const results = await host.mount('results', {}, { network: createFakeApi(aWorld(listings)) });
      await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
      const marks = () => [...(results.root().querySelector('[part~=card-photo]')?.querySelectorAll('i') ?? [])];
      await results.view.getByRole('button', { name: 'Следующее фото' }).first().click();
      await expect.poll(() => marks().map(({ dataset }) => dataset.state)).toEqual(['off', 'on', 'off']);
      await results.view.getByRole('button', { name: 'Страница 2' }).click();
      await expect.poll(() => shownIds(results)).toEqual(ids(11, 20));
      const firstCard = results.root().querySelector('[part~=card]');
      expect([...(firstCard?.querySelectorAll('img') ?? [])].map(({ alt }) => alt)).toEqual(['Квартира 11, вид 1']);
      expect(marks().map(({ dataset }) => dataset.state)).toEqual(['on', 'off', 'off']);
      await expect.poll(() => marks()[0]?.closest('[data-photo]')?.firstElementChild?.scrollLeft).toBe(0);
    });

    test('a page beyond the last one shows the last one', async () => {
      const network = recorded(createFakeApi(world));
      const results = await host.mount('results', { filters: 'page=99999' }, { network: network.fetch });
      await expect.poll(() => shownIds(results)).toEqual(ids(21, 25));
      await expect.element(results.view.getByRole('button', { name: 'Страница 3, текущая' })).toBeVisible();
      expect(results.view.getByText('По такому запросу объявлений не найдено').query()).toBeNull();
      expect(network.to('/realty/').map(({ url }) => url.searchParams.get('page'))).toEqual(['99999', '3']);
      expect(results.detailsOf('results')).toMatchObject([{ count: 25, page: 3 }]);
    });

    test('one page has no page numbers', async () => {
      const results = await host.mount('results', {}, { network: createFakeApi(aWorld(flats(10))) });
      await expect.poll(() => shownIds(results)).toHaveLength(10);
      await expect.element(results.view.getByRole('navigation')).not.toBeInTheDocument();
    });
  });

  describe('races', () => {
    test('a late response to an earlier request is never shown, even when it could not be cancelled', async () => {
      const network = held(createFakeApi(world), { ignoresAbort: true });
      const results = await host.mount('results', {}, { network: network.fetch });
      await expect.poll(() => network.waiting.length).toBe(1);
      network.releaseAll();
      await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));

      const sort = results.view.getByRole('combobox', { name: 'Сортировка' });
      await userEvent.selectOptions(sort, 'По убыванию цены');
      await userEvent.selectOptions(sort, 'По возрастанию цены');
      await expect.poll(() => network.waiting.length).toBe(2);
      const [earlier, later] = network.waiting;
      await expect.poll(() => earlier?.signal.aborted).toBe(true);
      expect(later?.signal.aborted).toBe(false);

      later?.release();
      await expect.poll(() => shownIds(results)).toEqual(byPrice.slice(0, 10));
      earlier?.release();
      await expect.poll(() => results.detailsOf('results')).toHaveLength(2);
      expect(shownIds(results)).toEqual(byPrice.slice(0, 10));
      await expect.element(results.view.getByRole('alert')).not.toBeInTheDocument();
    });

    test('changing back before any response ends with listings', async () => {
      const network = held(createFakeApi(world));
      const results = await host.mount('results', {}, { network: network.fetch });
      await expect.poll(() => network.waiting.length).toBe(1);
      network.releaseAll();
      await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
      const sort = results.view.getByRole('combobox', { name: 'Сортировка' });
      await userEvent.selectOptions(sort, 'По убыванию цены');
      await userEvent.selectOptions(sort, 'По возрастанию цены');
      await userEvent.selectOptions(sort, 'По убыванию цены');
      const wanted = () => network.waiting.filter(({ signal }) => !signal.aborted).map(({ url }) => url.searchParams.get('ordering'));
      await expect.poll(wanted).toEqual(['-price']);
      network.releaseAll();
      await expect.poll(() => shownIds(results)).toEqual(byPrice.slice(-10).reverse());
    });

    test('leaving the page cancels running requests', async () => {
      const network = held();
      const results = await host.mount('results', {}, { network: network.fetch });
      await expect.poll(() => network.waiting.length).toBe(1);
      results.unmount();
      await expect.poll(() => network.waiting[0]?.signal.aborted).toBe(true);
    });
  });
});
