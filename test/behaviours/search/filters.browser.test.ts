import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filterFlags } from '../../../src/domain/search/fields';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { held, offline, recorded, when } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { ru } from '../../../src/text/filters/ru';
import { chip, dialogOf, filtersButton, open, showButton, world } from '../../support/features/filters';
import { hosts, type Mounted } from '../../support/mount';
import { announced, focused, shownIds } from '../../support/shown';

const box = (search: Mounted<'search'>, name: string) => dialogOf(search).getByRole('checkbox', { name, exact: true });

describe.each(hosts)('all filters on $name', (host) => {
  test('open from the keyboard, contain the focus, close by Esc and restore it', async () => {
    const search = await host.mount('search', {}, { network: createFakeApi(world) });
    await expect.element(filtersButton(search)).toBeVisible();
    (filtersButton(search).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialogOf(search)).toBeVisible();
    await expect.poll(() => dialogOf(search).element().contains(focused())).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialogOf(search)).not.toBeInTheDocument();
    await expect.poll(() => focused()).toBe(filtersButton(search).element());
  });

  test('are those of a sale or of a rent', async () => {
    const rent = await host.mount('search', { deal: 'rent' }, { network: createFakeApi(world) });
    await open(rent);
    for (const flag of filterFlags) await expect.element(box(rent, ru.flag[flag])).toBeInTheDocument();
    rent.unmount();
    const sale = await host.mount('search', {}, { network: createFakeApi(world) });
    await open(sale);
    await expect.element(box(sale, 'Балкон')).toBeVisible();
    expect(box(sale, 'Холодильник').query()).toBeNull();
    for (const name of ['Комнаты', 'Цена', 'Площадь', 'Этаж', 'Дом', 'Ремонт', 'Санузел', 'Ещё']) {
      await expect.element(dialogOf(sale).getByRole('group', { name, exact: true })).toBeInTheDocument();
    }
  });

  test('show the number of matches on the button, without a request for what is already shown, and search on submit', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', {}, { network: network.fetch });
    await expect.poll(() => shownIds(search).length).toBe(10);
    await open(search);
    await expect.element(showButton(search)).toHaveTextContent('Показать 28 объявлений');
    expect(network.to('/realty/count/')).toHaveLength(0);

    await box(search, 'Панельный').click();
    await expect.element(showButton(search)).toHaveTextContent('Показать 3 объявления');
    expect(network.to('/realty/count/')[0]?.url.searchParams.get('about_building')).toBe('Панельный');
    expect(network.to('/realty/')).toHaveLength(1);
    await expect.poll(() => announced(search)).toContain('3 объявления');

    await showButton(search).click();
    await expect.element(dialogOf(search)).not.toBeInTheDocument();
    await expect.poll(() => shownIds(search).sort()).toEqual([101, 102, 103]);
    expect(search.detailsOf('search')).toHaveLength(1);
    await expect.element(filtersButton(search)).toHaveTextContent('Фильтры1');
    await expect.element(chip(search, 'Панельный')).toBeVisible();
  });

  test('find what is near a station on foot, and put it first', async () => {
    const near = { name: 'Сокол', lineName: null, route: null, color: null };
    const network = recorded(
      createFakeApi(
        aWorld([
          aListing({ id: 1, metro: { ...near, minutes: 11 } }),
          aListing({ id: 2, metro: { ...near, minutes: 4 } }),
          aListing({ id: 3, metro: { ...near, minutes: 10 } }),
          aListing({ id: 4, metro: { ...near, minutes: null } }),
        ]),
      ),
    );
    const search = await host.mount('search', {}, { network: network.fetch });
    await open(search);
    await dialogOf(search).getByRole('radio', { name: 'до 10 мин' }).click();
    await expect.element(showButton(search)).toHaveTextContent('Показать 2 объявления');
    await showButton(search).click();
    await expect.poll(() => shownIds(search)).toEqual([3, 2]);
    await expect.element(chip(search, 'до 10 мин пешком')).toBeVisible();

    await userEvent.selectOptions(search.view.getByRole('combobox', { name: 'Сортировка' }), 'Ближе к метро');
    await expect.poll(() => shownIds(search)).toEqual([2, 3]);
    expect(network.to('/realty/').at(-1)?.url.search).toContain('minutes_to_metro_max=10&ordering=minutes_to_metro');

    // Pressed again, the choice is taken back.
    await open(search);
    await dialogOf(search).getByRole('radio', { name: 'до 10 мин' }).click();
    await showButton(search).click();
    await expect.poll(() => shownIds(search)).toEqual([2, 3, 1, 4]);
  });

  test('show a way to the metro from the address among the usual ones', async () => {
    const search = await host.mount('search', { filters: 'minutes_to_metro_max=12' }, { network: createFakeApi(world) });
    await open(search);
    await expect.element(dialogOf(search).getByRole('radio', { name: 'до 12 мин' })).toBeChecked();
    await expect.poll(() => dialogOf(search).getByRole('radio').elements()).toHaveLength(5);
  });

  test('do not count while a text field has the focus', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', {}, { network: network.fetch });
    await expect.poll(() => shownIds(search).length).toBe(10);
    await open(search);
    await dialogOf(search).getByRole('textbox', { name: 'Площадь от' }).click();
    await userEvent.keyboard('70');
    await expect.element(showButton(search)).toHaveTextContent(/^Показать$/);
    expect(network.to('/realty/count/')).toHaveLength(0);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(showButton(search)).toHaveTextContent('Показать 3 объявления');
    expect(network.to('/realty/count/')).toHaveLength(1);
    expect(network.to('/realty/count/')[0]?.url.searchParams.get('area_min')).toBe('70');
  });

  test('cancel an older count, whose response never shows', async () => {
    const network = held(createFakeApi(world));
    const search = await host.mount('search', {}, { network: network.fetch });
    await expect.poll(() => network.to('/realty/').length).toBe(1);
    network.releaseAll();
    await expect.poll(() => shownIds(search).length).toBe(10);
    await open(search);
    await box(search, 'Панельный').click();
    await expect.poll(() => network.to('/realty/count/').length).toBe(1);
    const [older] = network.to('/realty/count/');
    await box(search, 'Кирпичный').click();
    await expect.poll(() => older?.signal.aborted).toBe(true);
    await expect.poll(() => network.to('/realty/count/').length).toBe(2);
    network.to('/realty/count/')[1]?.release();
    older?.release();
    await expect.element(showButton(search)).toHaveTextContent('Показать 28 объявлений');
    await expect.poll(() => search.detailsOf('error')).toEqual([]);
  });

  test('report a failed count, and can still search', async () => {
    const network = when(/count/, offline(), createFakeApi(world));
    const search = await host.mount('search', {}, { network });
    await expect.poll(() => shownIds(search).length).toBe(10);
    await open(search);
    await box(search, 'Панельный').click();
    await expect.element(dialogOf(search).getByRole('alert')).toHaveTextContent('Произшла ошибка');
    await showButton(search).click();
    await expect.poll(() => shownIds(search).sort()).toEqual([101, 102, 103]);
  });

  test('closed without a search, leave the form, its number of filters and the results as they were', async () => {
    const search = await host.mount('search', { filters: 'about_building=Панельный' }, { network: createFakeApi(world) });
    await expect.element(filtersButton(search)).toHaveTextContent('Фильтры1');
    await open(search);
    await box(search, 'Балкон').click();
    await dialogOf(search).getByRole('textbox', { name: 'Цена до' }).fill('5000000');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialogOf(search)).not.toBeInTheDocument();
    await expect.element(filtersButton(search)).toHaveTextContent('Фильтры1');
    await expect.element(search.view.getByRole('button', { name: /^Цена/ })).not.toHaveTextContent('5');
    await open(search);
    await expect.element(box(search, 'Балкон')).not.toBeChecked();
    await expect.element(box(search, 'Панельный')).toBeChecked();
    expect(shownIds(search).sort()).toEqual([101, 102, 103]);
  });

  test('do not count on the way from one text field to the next', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', {}, { network: network.fetch });
    await expect.poll(() => shownIds(search).length).toBe(10);
    await open(search);
    const [from, to] = ['от', 'до'].map((end) => dialogOf(search).getByRole('textbox', { name: `Площадь ${end}` }));
    await from?.fill('70');
    await to?.click();
    await to?.fill('90');
    await box(search, 'Панельный').click();
    await expect.element(showButton(search)).toHaveTextContent('Показать 3 объявления');
    expect(network.to('/realty/count/').map(({ url }) => url.searchParams.get('area_max'))).not.toContain(null);
  });

  test('offer a rent without deposit, and a sale only when it is already chosen', async () => {
    const search = await host.mount('search', {}, { network: createFakeApi(world) });
    await open(search);
    await expect.element(box(search, 'Без комиссии')).toBeVisible();
    expect(box(search, 'Без залога').query()).toBeNull();
    search.unmount();
    const chosen = await host.mount('search', { filters: 'no_deposit=true' }, { network: createFakeApi(world) });
    await open(chosen);
    await expect.element(box(chosen, 'Без залога')).toBeChecked();
  });

  test('are cleared, except deal and type', async () => {
    const search = await host.mount(
      'search',
      { filters: 'trade_type=Аренда&realty_type=Апартаменты&room_count=2&has_tv=true&area_min=30' },
      { network: createFakeApi(world) },
    );
    await open(search);
    await expect.element(box(search, 'Телевизор')).toBeChecked();
    await dialogOf(search).getByRole('button', { name: 'Очистить' }).click();
    await expect.element(box(search, 'Телевизор')).not.toBeChecked();
    await expect.element(dialogOf(search).getByRole('textbox', { name: 'Площадь от' })).toHaveValue('');
    await showButton(search).click();
    await expect
      .poll(() => search.detailsOf('search'))
      .toEqual([
        {
          filters: expect.objectContaining({ tradeType: 'rent', realtyType: 'apartments', rooms: [], flags: [], areaMin: null }),
          query: expect.any(String),
        },
      ]);
  });

  test('are not offered where the results are on another page, nor in the compact form', async () => {
    const form = await host.mount('search-form', { resultsUrl: '/flats/' });
    await expect.element(form.view.getByRole('button', { name: 'Показать' })).toBeVisible();
    expect(form.view.getByRole('button', { name: /^Фильтры/ }).query()).toBeNull();
    const compact = await host.mount('search', { layout: 'compact' }, { network: createFakeApi(world) });
    await expect.poll(() => shownIds(compact).length).toBe(10);
    expect(filtersButton(compact).query()).toBeNull();
  });
});

describe.each(hosts)('count of the compact form on $name', (host) => {
  test('says on its button what is shown', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount('search', { layout: 'compact' }, { network: network.fetch });
    const button = search.view.getByRole('button', { name: /^Показать/ });
    await expect.element(button).toHaveTextContent('Показать 28');
    expect(network.to('/realty/count/')).toHaveLength(0);
    await userEvent.click(search.view.getByRole('checkbox', { name: '1', exact: true }));
    await expect.element(button).toHaveTextContent(/^Показать 0$/);
    await expect.poll(() => shownIds(search)).toHaveLength(0);
    expect(network.to('/realty/count/').filter(({ url }) => url.searchParams.has('room_count'))).toHaveLength(0);
  });
});
