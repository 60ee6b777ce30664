import { describe, expect, test } from 'vitest';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { type Fetch, held, recorded, rejects, when } from '../../../src/testing/scenarios';
import { aStation } from '../../../src/testing/stations';
import { aWorld } from '../../../src/testing/world';
import { flats, ids } from '../../support/listing/listings';
import { hosts, type Mounted } from '../../support/mount';
import { announced, focused, shownIds } from '../../support/shown';

const near = (metro: string, first: number, count: number) =>
  flats(count, { metro: { name: metro, lineName: 'Таганско-Краснопресненская', route: '7', color: '#800080', minutes: 8 } }).map(
    (listing) => ({ ...listing, id: first + listing.id - 1 }),
  );

/** 1, 2, 3… million roubles. */
const millions = aWorld(flats(25).map((listing, index) => ({ ...listing, price: (index + 1) * 1_000_000 })));

const urlOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));

const buttons = ({ view }: Mounted) => view.getByRole('button', { name: /\+\d+ объявлени/ });
const offers = (mounted: Mounted) =>
  buttons(mounted)
    .elements()
    .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));

describe.each(hosts)('what finds more, on $name', (host) => {
  const mounted = async (filters: string, fetch = createFakeApi(millions), props = {}) => {
    const network = recorded(fetch);
    const results = await host.mount('results', { filters, ...props }, { network: network.fetch });
    const counted = () => network.to('/realty/count/').length;
    return { results, network, counted };
  };

  test('nothing found: a condition less, with the listings there are then; a press searches', async () => {
    const { results, network } = await mounted('room_count=2&price_min=1000000000&not_first_floor=true', createFakeApi(aWorld(flats(25))));
    await expect.poll(() => offers(results)).toEqual([expect.stringMatching(/^Любая цена сейчас от 1 млрд ₽ \+\d+ объявлени/)]);
    expect(announced(results)).toBe('0 объявлений Что изменить: 1');
    await buttons(results).click();
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    expect(network.to('/realty/').at(-1)?.url.searchParams.get('not_first_floor')).toBe('true');
    expect(focused()?.textContent).toContain('Купить 2-комнатную');
  });

  test('a price is the nearest that finds something, and nothing is asked beyond it', async () => {
    const { results, counted } = await mounted('price_min=10100000&price_max=10900000');
    await expect.poll(() => offers(results)).toEqual(['Цена 10 — 12 млн ₽ сейчас 10,1 — 10,9 млн ₽ +3 объявления']);
    expect(counted()).toBe(1);
    await buttons(results).click();
    await expect.poll(() => shownIds(results)).toHaveLength(3);
  });

  test('nothing found without any one of the conditions: all of them', async () => {
    const { results } = await mounted('price_min=999999999&area_min=99999');
    await expect.poll(() => offers(results)).toEqual(['Без всех фильтров +25 объявлений']);
  });

  test('a count that fails leaves out its row alone; if all fail, the message stays as it was', async () => {
    const api = createFakeApi(
      aWorld([...flats(2, { price: 5_000_000 }), ...flats(3, { area: 100, price: 10_000_000 }).map((one) => ({ ...one, id: one.id + 2 }))]),
    );
    const filters = 'price_max=9000000&area_min=90';
    const priceFails: Fetch = (input, init) => (/count.*area_min=90/.test(urlOf(input)) ? rejects(500) : api)(input, init);
    const { results } = await mounted(filters, priceFails);
    await expect.poll(() => offers(results)).toEqual(['Любая площадь сейчас от 90 м² +2 объявления']);
    results.unmount();

    const broken = await mounted(filters, when(/count/, rejects(500), api));
    await expect.poll(broken.counted).toBe(2);
    await expect.element(broken.results.view.getByText('По такому запросу объявлений не найдено')).toBeVisible();
    await expect.element(broken.results.view.getByText('Что изменить')).not.toBeInTheDocument();
  });

  test('what is counted for a search is given up with it', async () => {
    const network = held(createFakeApi(millions));
    const results = await host.mount('results', { filters: 'price_max=900000' }, { network: network.fetch });
    await expect.poll(() => network.to('/realty/')).toHaveLength(1);
    network.to('/realty/')[0]?.release();
    await expect.poll(() => network.to('/realty/count/')).toHaveLength(1);
    const [count] = network.to('/realty/count/');
    void results.control()?.search('price_max=4000000');
    await expect.poll(() => count?.signal.aborted).toBe(true);
  });

  describe('with stations chosen', () => {
    const pushkin = aWorld([...near('Таганская', 1, 5), ...near('Сокол', 6, 3)]);

    test('nothing found: those nearby that have listings, with the distance; a press searches there too', async () => {
      const { results, network } = await mounted('address_metro=Пролетарская', createFakeApi(pushkin));
      await expect
        .poll(() => offers(results))
        .toEqual(['Любая станция сейчас Пролетарская +8 объявлений', 'Таганская 1,5 км от Пролетарской +5 объявлений']);
      expect(announced(results)).toBe('0 объявлений Что изменить: 1. Соседние станции: 1');
      await results.view.getByRole('button', { name: /^Таганская/ }).click();
      await expect.poll(() => shownIds(results)).toEqual(ids(1, 5));
      expect(network.to('/realty/').at(-1)?.url.searchParams.get('address_metro')).toBe('Пролетарская,Таганская');
      expect(focused()?.textContent).toContain('Купить квартиру');
    });

    test('few found: what one change finds besides, and neither other rooms nor any station', async () => {
      const world = aWorld([
        ...near('Таганская', 1, 2),
        ...near('Таганская', 3, 3).map((one) => ({ ...one, price: 12_000_000 })),
        ...near('Таганская', 6, 2).map((one) => ({ ...one, price: 10_000_000, floor: 1 })),
        ...near('Пролетарская', 8, 4),
      ]);
      const filters = 'address_metro=Таганская&price_max=11000000&not_first_floor=true&room_count=1,2,3,4%2B,studio';
      const { results } = await mounted(filters, createFakeApi(world));
      await expect.element(results.view.getByRole('heading', { name: 'Ещё 5 квартир, если изменить одно условие' })).toBeVisible();
      expect(offers(results)).toEqual(['Без «Не первый этаж» +2 объявления', 'до 12 млн ₽ +3 объявления', 'Пролетарская +4 объявления']);
      expect(shownIds(results)).toEqual([1, 2]);
    });

    test.each([
      ['enough is found', 'address_metro=Сокол', {}],
      ['the page has fixed the station', '', { fixedFilters: 'address_metro=Таганская' }],
      ['there are more pages', 'address_metro=Таганская', { pageSize: 1 }],
    ])('offers nothing where %s', async (_, filters, props) => {
      const world = aWorld([...near('Таганская', 1, 2), ...near('Пролетарская', 3, 4), ...near('Сокол', 7, 5)]);
      const { results, counted } = await mounted(filters, createFakeApi(world), props);
      await expect.poll(() => shownIds(results).length).toBeGreaterThan(0);
      expect(offers(results)).toEqual([]);
      expect(counted()).toBe(0);
    });

    test('a server that tells no places has the next stops; one without stations still has what to drop', async () => {
      const stations = [aStation({ name: 'Пролетарская', neighbours: [2] }), aStation({ id: 2, name: 'Таганская', neighbours: [1] })];
      const placeless = createFakeApi(aWorld(near('Таганская', 1, 5), stations));
      const any = 'Любая станция сейчас Пролетарская +5 объявлений';
      for (const [network, more] of [
        [placeless, ['Таганская следующая остановка +5 объявлений']],
        [when(/addresses\/metro/, rejects(500), placeless), []],
      ] as const) {
        const { results } = await mounted('address_metro=Пролетарская', network);
        await expect.poll(() => offers(results)).toEqual([any, ...more]);
        results.unmount();
      }
    });
  });
});
