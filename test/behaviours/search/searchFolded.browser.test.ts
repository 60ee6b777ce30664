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

const summary = ({ view }: Mounted) => view.getByRole('button', { name: /^(?:Купить|Снять), / });
const deal = ({ view }: Mounted) => view.getByRole('combobox', { name: 'Тип сделки' });
const submit = ({ view }: Mounted) => view.getByRole('button', { name: 'Показать', exact: true });
const dialog = ({ view }: Mounted) => view.getByRole('dialog', { name: 'Фильтры' });
const confirm = (search: Mounted) => dialog(search).getByRole('button', { name: /^Показать/ });
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
    await expect.element(summary(search)).toHaveAccessibleName(/^Купить, 2\sкомн\., 10\s—\s35\sмлн\s₽ Панельный, Без комиссии Фильтры 4$/);
    expect(deal(search).query()).toBeNull();
    expect(submit(search).query()).toBeNull();

    const [line, button] = [summary(search).element().parentElement, summary(search).element()].map((element) =>
      (element as Element).getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    expect([button.height, line.height]).toEqual([48, 48]);
    expect([button.left, button.right]).toEqual([line.left, line.right]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(map(search).element().getBoundingClientRect().top - line.bottom).toBeLessThanOrEqual(20);
  });

  test('shows content the page adds to the form, without the form itself', async () => {
    const style = document.createElement('style');
    style.textContent = '[part~=form],kvartal-search::part(form){display:block;padding:12px;background:red}';
    document.head.append(style);
    onTestFinished(() => style.remove());
    const search = await open();
    await expect.element(summary(search)).toBeVisible();
    const line = summary(search).element().parentElement as HTMLElement;
    expect(line.getBoundingClientRect().height).toBe(72);
    expect(deal(search).query()).toBeNull();
    await page.viewport(900, 800);
    await expect.poll(() => summary(search).query()).toBeNull();
    await expect.element(deal(search)).toBeVisible();
  });

  test('shows deal and type when nothing is chosen', async () => {
    const search = await open();
    await expect.element(summary(search)).toHaveAccessibleName('Купить, Квартира');
  });

  test('opens every field of the search, which one press applies', async () => {
    const search = await open();
    await expect.element(summary(search)).toBeVisible();
    summary(search).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog(search)).toBeVisible();
    await userEvent.click(dialog(search).getByRole('radio', { name: 'Снять' }));
    await userEvent.click(dialog(search).getByRole('radio', { name: 'Апартаменты' }));
    await userEvent.click(dialog(search).getByRole('checkbox', { name: '2', exact: true }));
    await userEvent.click(dialog(search).getByRole('checkbox', { name: 'Панельный' }));
    await expect.element(search.view.getByRole('heading', { name: 'Купить квартиру в Москве', includeHidden: true })).toBeInTheDocument();
    expect(search.detailsOf('search')).toEqual([]);

    await confirm(search).click();
    await expect.element(search.view.getByRole('heading', { name: 'Снять 2-комнатные апартаменты в Москве' })).toBeVisible();
    await expect.element(summary(search)).toHaveAccessibleName(/^Снять, Апартаменты, 2\sкомн\. Панельный Фильтры 2$/);
    expect(focused()).toBe(summary(search).element());
    expect(search.detailsOf('search')).toHaveLength(1);
  });

  test('takes back what was chosen when its dialog is closed', async () => {
    const search = await open();
    await summary(search).click();
    await userEvent.click(dialog(search).getByRole('radio', { name: 'Снять' }));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog(search).query()).toBeNull();
    await expect.poll(() => focused()).toBe(summary(search).element());
    await expect.element(summary(search)).toHaveAccessibleName('Купить, Квартира');
    await summary(search).click();
    await expect.element(dialog(search).getByRole('radio', { name: 'Купить' })).toBeChecked();
  });

  test('has no field for what the page has fixed', async () => {
    const search = await open(375, { fixedFilters: 'trade_type=Аренда' });
    await summary(search).click();
    await expect.element(dialog(search).getByRole('radio', { name: 'Апартаменты' })).toBeVisible();
    expect(dialog(search).getByRole('radio', { name: 'Купить' }).query()).toBeNull();
  });

  test('a wide window has deal and type in the form alone', async () => {
    const search = await open(900);
    await search.view.getByRole('button', { name: 'Фильтры' }).click();
    await expect.element(dialog(search).getByRole('checkbox', { name: 'Панельный' })).toBeVisible();
    expect(dialog(search).getByRole('radio', { name: 'Снять' }).query()).toBeNull();
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
    await expect.element(summary(search)).toHaveAccessibleName(/Панельный, Без комиссии Фильтры 4$/);
    await expect.element(search.view.getByRole('button', { name: 'На карте' })).toBeVisible();
    await expect.poll(() => search.root().querySelector('[part~=chips]')).not.toBeNull();
    expect(search.view.getByRole('group', { name: 'Выбранные фильтры' }).query()).toBeNull();
  });
});
