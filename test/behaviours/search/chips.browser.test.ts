import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { recorded } from '../../../src/testing/scenarios';
import { atEndOfTest } from '../../support/cleanups';
import { chip, filtersButton, world } from '../../support/features/filters';
import { hosts } from '../../support/mount';
import { announced, focused, shownIds } from '../../support/shown';

describe.each(hosts)('chips of active filters on $name', (host) => {
  const filters =
    'room_count=2,3&price_min=1000000&address_metro=Сокол&area_min=45&area_max=80&floor_min=2&about_building=Кирпичный&repair_type=Евроремонт&bathroom_type=Раздельный&not_first_floor=true&no_commission=true';
  const labels = [
    '2 комн.',
    '3 комн.',
    'от 1 млн ₽',
    'Сокол',
    '45 — 80 м²',
    'этаж от 2',
    'Кирпичный',
    'Евроремонт',
    'Раздельный',
    'Не первый этаж',
    'Без комиссии',
  ];

  test('name and remove each filter, from page 1; the focus stays among them and ends on the heading', async () => {
    const search = await host.mount('results', { filters: `${filters}&page=2` }, { network: createFakeApi(world) });
    for (const label of labels)
      await expect.element(chip(search, label.replaceAll(' ', '\u00A0')).or(chip(search, label)).first()).toBeInTheDocument();
    await expect.poll(() => search.detailsOf('ready')).toHaveLength(1);
    const group = search.view.getByRole('group', { name: 'Выбранные фильтры' });
    for (let left = labels.length; left > 0; left -= 1) {
      await expect.poll(() => group.getByRole('button', { name: /^Убрать фильтр/ }).elements().length).toBe(left);
      (
        group
          .getByRole('button', { name: /^Убрать фильтр/ })
          .first()
          .element() as HTMLElement
      ).focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => announced(search)).toContain('Фильтр убран');
    }
    await expect.element(group).not.toBeInTheDocument();
    await expect.poll(() => focused()?.textContent).toContain('Купить квартиру');
    await expect.poll(() => search.detailsOf('filter')).toHaveLength(labels.length);
    expect(search.detailsOf('filter').at(-1)).toMatchObject({ source: 'visitor' });
  });

  test('give the focus to a heading that lies below what stays on top of the page', async () => {
    const { documentElement: page, body } = document;
    page.style.scrollPaddingTop = '84px';
    body.style.minHeight = '300vh';
    body.style.paddingTop = '200px';
    atEndOfTest(() => {
      page.style.scrollPaddingTop = '';
      body.style.minHeight = '';
      body.style.paddingTop = '';
      scrollTo(0, 0);
    });
    const search = await host.mount('results', { filters: 'about_building=Панельный' }, { network: createFakeApi(world) });
    await expect.element(chip(search, 'Панельный')).toBeVisible();
    await expect.poll(() => search.detailsOf('ready')).toHaveLength(1);
    const heading = search.view.getByRole('heading', { name: /^Купить квартиру/ }).element();
    search.view
      .getByRole('button', { name: /^Убрать фильтр/ })
      .element()
      .focus({ preventScroll: true });
    scrollBy(0, heading.getBoundingClientRect().top - 20);
    await expect.poll(() => Math.round(heading.getBoundingClientRect().top)).toBe(20);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => focused()).toBe(heading);
    expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(84);
  });

  test('that were removed or reset come back by the toast, with what has changed meanwhile', async () => {
    const search = await host.mount('search', { filters: 'about_building=Панельный&area_min=45' }, { network: createFakeApi(world) });
    await chip(search, 'Панельный').click();
    await expect.element(chip(search, 'Панельный')).not.toBeInTheDocument();
    await userEvent.selectOptions(search.view.getByRole('combobox', { name: 'Сортировка' }), 'По убыванию цены');
    const undo = search.view.getByRole('button', { name: 'Вернуть' });
    await undo.click();
    await expect.element(chip(search, 'Панельный')).toBeVisible();
    expect(search.control()?.filters).toMatchObject({ buildingTypes: ['panel'], areaMin: 45, ordering: 'dearest' });

    await search.view.getByRole('button', { name: 'Сбросить', exact: true }).click();
    await expect.element(search.view.getByText('Фильтры сброшены')).toBeVisible();
    await undo.last().click();
    await expect.element(chip(search, 'Панельный')).toBeVisible();
    expect(search.control()?.filters).toMatchObject({ buildingTypes: ['panel'], areaMin: 45, ordering: 'dearest' });
  });

  test('show the filters that the compact form lacks', async () => {
    const network = createFakeApi(world);
    const plain = await host.mount('search', { layout: 'compact', filters: 'room_count=2&price_min=1000' }, { network });
    await expect.poll(() => shownIds(plain).length).toBe(10);
    expect(plain.view.getByRole('group', { name: 'Выбранные фильтры' }).query()).toBeNull();
    plain.unmount();
    const search = await host.mount('search', { layout: 'compact', filters: 'about_building=Панельный' }, { network });
    await chip(search, 'Панельный').click();
    await expect.poll(() => shownIds(search).length).toBe(10);
    await expect.element(search.view.getByRole('group', { name: 'Выбранные фильтры' })).not.toBeInTheDocument();
  });

  test('are only those that the form beside the results has no field for', async () => {
    const search = await host.mount('search', { filters }, { network: createFakeApi(world) });
    const group = search.view.getByRole('group', { name: 'Выбранные фильтры' });
    await expect.element(group).toBeVisible();
    expect(group.getByRole('button', { name: /^Убрать фильтр/ }).elements()).toHaveLength(7);
    for (const label of ['2 комн.', 'от 1 млн ₽', 'Сокол']) expect(chip(search, label.replaceAll(' ', '\u00A0')).query()).toBeNull();
    search.unmount();
    const plain = await host.mount('search', { filters: 'room_count=2&price_min=1000' }, { network: createFakeApi(world) });
    await expect.poll(() => shownIds(plain).length).toBe(10);
    expect(plain.view.getByRole('group', { name: 'Выбранные фильтры' }).query()).toBeNull();
  });

  test('of a rent disappear with it: no chip, no number, no parameter', async () => {
    const network = recorded(createFakeApi(world));
    const search = await host.mount(
      'search',
      { filters: 'trade_type=Аренда&has_tv=true&animals_allowed=true' },
      { network: network.fetch },
    );
    await expect.element(chip(search, 'Телевизор')).toBeVisible();
    await expect.element(filtersButton(search)).toHaveTextContent('Фильтры2');
    await userEvent.selectOptions(search.view.getByRole('combobox', { name: 'Тип сделки' }), 'Купить');
    await search.view.getByRole('button', { name: 'Показать' }).click();
    await expect.poll(() => shownIds(search).length).toBe(10);
    await expect.element(search.view.getByRole('group', { name: 'Выбранные фильтры' })).not.toBeInTheDocument();
    await expect.element(filtersButton(search)).toHaveTextContent(/^Фильтры$/);
    expect(search.detailsOf('filter').at(-1)).toMatchObject({ filters: { tradeType: 'sale', flags: [] } });
  });

  test('are all reset at once', async () => {
    const search = await host.mount('search', { filters: `trade_type=Аренда&${filters}` }, { network: createFakeApi(world) });
    await search.view.getByRole('button', { name: 'Сбросить' }).click();
    await expect.element(search.view.getByRole('group', { name: 'Выбранные фильтры' })).not.toBeInTheDocument();
    await expect.element(search.view.getByRole('heading', { name: 'Снять квартиру в Москве' })).toBeVisible();
  });
});
