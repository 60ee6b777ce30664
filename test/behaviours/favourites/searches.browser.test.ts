import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { searchesStorage } from '../../../src/state/device/searches';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import { blockStorage } from '../../support/features/favourites';
import { aSearch, searchedElsewhere } from '../../support/features/searches';
import { flats } from '../../support/listing/listings';
import { type Host, hosts, type Mounted } from '../../support/mount';
import { focused, shownIds } from '../../support/shown';

const saleFrom1 = 'trade_type=Продажа&realty_type=Квартира&area_min=1&ordering=-published_at';
const network = createFakeApi(aWorld(flats(12)));
const open = (host: Host, filters = '') => host.mount('results', { filters }, { network });
const listBeside = async (host: Host, results: Mounted) => {
  const list = await host.mount('favourites', {}, { beside: results });
  await list.view.getByRole('tab', { name: 'Поиски' }).click();
  return list;
};
const save = ({ view }: Mounted) => view.getByRole('button', { name: 'Сохранить поиск' });
const remembered = async ({ apiUrl }: Mounted) => (await searchesStorage(apiUrl).read()).map(({ query }) => decodeURIComponent(query));
const removeChip = ({ view }: Mounted, name: string) => view.getByRole('button', { name: `Убрать фильтр: ${name}` }).click();
/** Titles of what is kept, then lines of what is not. */
const rows = ({ root }: Mounted) =>
  [...root().querySelectorAll<HTMLElement>('li[data-favourite] a:not([part], [aria-hidden])')]
    .map(({ innerText }) => innerText.replaceAll('\u00A0', ' '))
    .filter((text) => text !== 'Открыть');
const said = ({ root }: Mounted, text: string) =>
  [...root().querySelectorAll('[role=status]')].filter((one) => one.textContent.includes(text));

describe.each(hosts)('searches on the device, on $name', (host) => {
  test('what a visitor has run is remembered, not what the page starts with, nor its order', async () => {
    const results = await open(host, 'area_min=1&not_first_floor=true');
    await expect.element(save(results)).toBeVisible();
    await results.view.getByLabelText('Сортировка').selectOptions('По возрастанию цены');
    await expect.poll(() => shownIds(results)).toHaveLength(10);
    expect(await remembered(results)).toEqual([]);
    await removeChip(results, 'Не первый этаж');
    await expect.poll(() => remembered(results)).toEqual([saleFrom1]);
    const list = await listBeside(host, results);
    await expect.poll(() => rows(list)).toEqual(['Купить квартиру, от 1 м²']);
    await expect.element(list.view.getByText('12 объявлений')).toBeVisible();
  });

  test('a search that was only passed through leaves no record', async () => {
    const results = await open(host, 'area_min=1&not_first_floor=true&has_balcony=true');
    await expect.element(save(results)).toBeVisible();
    await removeChip(results, 'Балкон');
    await expect.poll(() => remembered(results)).toEqual([expect.stringContaining('not_first_floor=true')]);
    await removeChip(results, 'Не первый этаж');
    await expect.poll(() => remembered(results)).toEqual([saleFrom1]);
    // One that was kept stays.
    await save(results).click();
    await removeChip(results, 'от 1 м²');
    await expect.poll(() => remembered(results)).toHaveLength(2);
  });

  test('a press keeps the search, another no longer; both are said, with a way back', async () => {
    const results = await open(host, 'area_min=1');
    await expect.element(save(results)).toHaveAttribute('aria-pressed', 'false');
    await save(results).click();
    await expect.element(save(results)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => said(results, 'Поиск сохранён')).toHaveLength(1);
    const list = await listBeside(host, results);
    await expect.element(list.view.getByRole('heading', { name: 'Купить квартиру' })).toBeVisible();
    await expect.element(list.view.getByText('Всего 12 объявлений')).toBeVisible();
    await expect.element(list.view.getByRole('tab', { name: 'Поиски' })).toHaveTextContent('1');
    await results.view.getByRole('button', { name: 'Отменить' }).click();
    await expect.element(save(results)).toHaveAttribute('aria-pressed', 'false');
    expect(rows(list)).toEqual([]);
    await save(results).click();
    await save(results).click();
    await expect.element(save(results)).toHaveAttribute('aria-pressed', 'false');
    await results.view.getByRole('button', { name: 'Вернуть' }).click();
    await expect.element(save(results)).toHaveAttribute('aria-pressed', 'true');
  });

  test('the list keeps, removes and brings back; the keyboard follows', async () => {
    const list = await host.mount('favourites', {}, { network, siteUrl: 'https://site.test' });
    await list.view.getByRole('tab', { name: 'Поиски' }).click();
    await expect.element(list.view.getByText('Поисков пока нет')).toBeVisible();
    await searchedElsewhere(list, [aSearch('room_count=2', 3), aSearch('room_count=1', 2), aSearch('address_metro=Фрунзенская', 1, true)]);
    const before = ['Купить квартиру у Фрунзенской', 'Купить 2-комнатную квартиру', 'Купить 1-комнатную квартиру'];
    await expect.poll(() => rows(list)).toEqual(before);
    (list.view.getByRole('button', { name: 'Сохранить: Купить 2-комнатную квартиру' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => rows(list)).toEqual([before[1], before[0], before[2]]);
    expect(focused()).toBe(list.view.getByRole('button', { name: 'Сохранить: Купить 1-комнатную квартиру' }).element());
    (list.view.getByRole('button', { name: 'Удалить: Купить 2-комнатную квартиру' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => rows(list)).toEqual([before[0], before[2]]);
    expect(focused()).toBe(list.view.getByRole('button', { name: 'Удалить: Купить квартиру у Фрунзенской' }).element());
    await list.view.getByRole('button', { name: 'Вернуть' }).click();
    await expect.poll(() => rows(list)).toHaveLength(3);
    const link = list.view.getByRole('link', { name: 'Купить 1-комнатную квартиру' });
    await expect.element(link).toHaveAttribute('href', 'https://site.test/realty?room_count=1');
    list.cancel('navigate');
    await link.click();
    expect(list.detailsOf('navigate')).toEqual([{ url: 'https://site.test/realty?room_count=1', target: 'search' }]);
  });

  test.each([288, 320, 343, 480, 620, 800])('one button keeps the search at %i px, and moves no card', async (width) => {
    const results = await host.mount('results', {}, { network: createFakeApi(aWorld(flats(1_200))) });
    results.container.style.width = `${width}px`;
    for (const order of ['Сначала новые', 'По возрастанию цены']) {
      await results.view.getByLabelText('Сортировка').selectOptions(order);
      const top = () => (results.root().querySelector('[data-listing]') as HTMLElement).getBoundingClientRect().top;
      await expect.poll(() => save(results).elements()).toHaveLength(1);
      const button = save(results).element() as HTMLElement;
      const left = () => results.view.getByLabelText('Сортировка').element().getBoundingClientRect().left;
      const before = [top(), left()];
      expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
      // On a phone the list comes first.
      expect(button.getBoundingClientRect().top < top()).toBe(width >= 480);
      button.style.display = 'none';
      expect([top(), left()]).toEqual(before);
      button.style.display = '';
    }
  });

  test('a device that refuses is said once, at a press; the search is there as long as the page', async () => {
    blockStorage();
    const results = await open(host, 'area_min=1&not_first_floor=true');
    await removeChip(results, 'Не первый этаж');
    await expect.element(save(results)).toBeVisible();
    expect(said(results, 'не сохраняет данные')).toEqual([]);
    await save(results).click();
    await expect.poll(() => said(results, 'не сохраняет данные')).toHaveLength(1);
    const list = await listBeside(host, results);
    await expect.poll(() => rows(list)).toEqual(['Купить квартиру']);
    await expect.element(list.view.getByText(/^Браузер не даёт хранить список/).last()).toBeVisible();
  });
});
