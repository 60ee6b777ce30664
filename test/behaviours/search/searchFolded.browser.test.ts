import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import { flats } from '../../support/listing/listings';
import { fakeEngine } from '../../support/map/fakeMap';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

vi.mock('../../../src/map/engine/engines', () => ({ loadEngine: async () => fakeEngine() }));

const world = aWorld(flats(25));
const filters = 'room_count=2&price_min=10000000&price_max=35000000&about_building=Панельный&no_commission=true';
const before = { width: 0, height: 0 };

beforeEach(() => Object.assign(before, { width: innerWidth, height: innerHeight }));
afterEach(() => page.viewport(before.width, before.height));

const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');
const summary = ({ view }: Mounted) => view.getByRole('button', { name: /^(?:(?:Купить|Снять), |Поиск недвижимости$)/ });
const allFilters = ({ view }: Mounted) => view.getByRole('group', { name: 'Поиск недвижимости' }).getByRole('button', { name: /^Фильтры/ });
const form = ({ view }: Mounted) => view.getByRole('search', { name: 'Поиск недвижимости' });
const deal = ({ view }: Mounted) => view.getByRole('combobox', { name: 'Тип сделки' });
const submit = ({ view }: Mounted) => view.getByRole('button', { name: 'Показать', exact: true });
const dialog = ({ view }: Mounted) => view.getByRole('dialog', { name: 'Фильтры' });
const map = ({ view }: Mounted) => view.getByRole('region', { name: 'Объявления на карте' });

describe.each(hosts)('the form on a phone, on $name', (host) => {
  const open = async (width = 375, props = {}) => {
    await page.viewport(width, 800);
    return host.mount('search', props, { network: createFakeApi(world) });
  };

  test.each([375, 320])('is one line at %i px, with a summary of the search', async (width) => {
    const search = await open(width, { filters, view: 'map' });
    await expect.element(map(search)).toBeVisible();
    await expect.element(summary(search)).toBeVisible();
    expect(plain(summary(search).element().textContent)).toBe('Купить, 2 комн., 10 — 35 млн ₽ Панельный, Без комиссии');
    await expect.element(summary(search)).toHaveAttribute('aria-expanded', 'false');
    await expect.element(allFilters(search)).toHaveAccessibleName('Фильтры 2');
    expect(deal(search).query()).toBeNull();
    expect(submit(search).query()).toBeNull();

    const [line, button, more] = [summary(search).element().parentElement, summary(search).element(), allFilters(search).element()].map(
      (element) => (element as Element).getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect];
    expect(line.height).toBe(48);
    expect([button.height, more.height, more.width]).toEqual([48, 48, 48]);
    expect(more.left).toBe(button.right + 8);
    expect(more.right).toBeLessThanOrEqual(width);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(map(search).element().getBoundingClientRect().top - line.bottom).toBeLessThanOrEqual(20);
  });

  test('shows content the page adds to the form, without unfolding it', async () => {
    const style = document.createElement('style');
    style.textContent = '[part~=form],kvartal-search::part(form){display:block;padding:12px;background:red}';
    document.head.append(style);
    onTestFinished(() => style.remove());
    const search = await open();
    await expect.element(summary(search)).toBeVisible();
    const line = summary(search).element().parentElement as HTMLElement;
    expect(line.getBoundingClientRect().height).toBe(72);
    expect(deal(search).query()).toBeNull();
    await summary(search).click();
    await expect.element(deal(search)).toBeVisible();
    await page.viewport(900, 800);
    await expect.poll(() => summary(search).query()).toBeNull();
  });

  test('shows deal and type when nothing is chosen', async () => {
    const search = await open();
    await expect.element(summary(search)).toHaveTextContent(/^Купить, Квартира$/);
    await expect.element(allFilters(search)).toHaveAccessibleName('Фильтры');
  });

  test('unfolds below the line, and what is chosen there applies at once', async () => {
    const search = await open();
    await expect.element(summary(search)).toBeVisible();
    summary(search).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(summary(search)).toHaveAttribute('aria-expanded', 'true');
    await expect.element(deal(search)).toBeVisible();
    expect(form(search).element().getBoundingClientRect().top).toBeGreaterThan(summary(search).element().getBoundingClientRect().bottom);
    expect(focused()).toBe(summary(search).element());
    await expect.element(summary(search)).toHaveTextContent(/^Поиск недвижимости$/);
    await userEvent.selectOptions(deal(search), 'Снять');
    await expect.element(search.view.getByRole('heading', { name: 'Снять квартиру в Москве' })).toBeVisible();
    await expect.element(summary(search)).toHaveTextContent(/^Поиск недвижимости$/);
    await summary(search).click();
    await expect.poll(() => deal(search).query()).toBeNull();
    await expect.element(summary(search)).toHaveTextContent(/^Снять, Квартира$/);
    await summary(search).click();
    await expect.element(deal(search)).toHaveValue('rent');
  });

  test('folds when it is submitted, and leaves the focus on the line', async () => {
    const search = await open();
    await summary(search).click();
    await userEvent.selectOptions(deal(search), 'Снять');
    await submit(search).click();
    await expect.poll(() => deal(search).query()).toBeNull();
    await expect.element(summary(search)).toHaveTextContent(/^Снять, Квартира$/);
    await expect.poll(() => focused()).toBe(summary(search).element());
    expect(search.detailsOf('search')).toHaveLength(2);
  });

  test('opens all filters from the line, and searches from there', async () => {
    const search = await open();
    await expect.element(allFilters(search)).toBeVisible();
    allFilters(search).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog(search)).toBeVisible();
    await userEvent.click(dialog(search).getByRole('checkbox', { name: 'Панельный' }));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog(search).query()).toBeNull();
    await expect.poll(() => focused()).toBe(allFilters(search).element());
    expect(deal(search).query()).toBeNull();

    await allFilters(search).click();
    await userEvent.click(dialog(search).getByRole('checkbox', { name: 'Панельный' }));
    await dialog(search)
      .getByRole('button', { name: /^Показать/ })
      .click();
    await expect.element(allFilters(search)).toHaveAccessibleName('Фильтры 1');
    await expect.poll(() => focused()).toBe(allFilters(search).element());
  });

  test('does not lose the focus when its own dialog submits and it folds', async () => {
    const search = await open();
    await summary(search).click();
    await form(search).getByRole('button', { name: 'Фильтры' }).click();
    await dialog(search)
      .getByRole('button', { name: /^Показать/ })
      .click();
    await expect.poll(() => deal(search).query()).toBeNull();
    await expect.poll(() => focused()).toBe(summary(search).element());
  });

  test('is one line over the map and over the list, and a form in a column and in a wide container', async () => {
    const search = await open(375, { view: 'map' });
    await expect.element(map(search)).toBeVisible();
    await expect.element(summary(search)).toBeVisible();
    await search.view.getByRole('button', { name: 'К списку объектов' }).click();
    await expect.element(search.view.getByRole('button', { name: 'На карте' })).toBeVisible();
    await expect.element(summary(search)).toBeVisible();
    expect(deal(search).query()).toBeNull();
    await page.viewport(900, 800);
    await expect.element(deal(search)).toBeVisible();
    expect(summary(search).query()).toBeNull();
    search.unmount();

    const column = await open(375, { layout: 'column' });
    await expect.element(column.view.getByRole('combobox', { name: 'Тип недвижимости' })).toBeVisible();
    expect(summary(column).query()).toBeNull();
  });

  test('says the filters once: no chips below it', async () => {
    const search = await open(375, { filters });
    await expect.element(summary(search)).toHaveTextContent(/Панельный, Без комиссии$/);
    await expect.element(search.view.getByRole('button', { name: 'На карте' })).toBeVisible();
    await expect.poll(() => search.root().querySelector('[part~=chips]')).not.toBeNull();
    expect(search.view.getByRole('group', { name: 'Выбранные фильтры' }).query()).toBeNull();
  });
});
