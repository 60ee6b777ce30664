import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadEngine } from '../../../src/map/engine/engines';
import { MapError, type MapProvider } from '../../../src/map/engine/MapEngine';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import { flats } from '../../support/listing/listings';
import { type FakeEngine, type FakeMap, fakeEngine } from '../../support/map/fakeMap';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

vi.mock('../../../src/map/engine/engines', () => ({ loadEngine: vi.fn() }));

const world = aWorld(flats(25));
let engines: Record<MapProvider, FakeEngine>;

beforeEach(() => {
  engines = { keyless: fakeEngine({ layers: ['scheme', 'satellite'] }), yandex: fakeEngine({ id: 'yandex', needsLightDom: true }) };
  vi.mocked(loadEngine).mockImplementation(async (provider) => engines[provider]);
});

/** The live map; one and no more. */
async function liveMap(provider: MapProvider = 'keyless'): Promise<FakeMap> {
  const live = () => engines[provider].maps.filter(({ isLive }) => isLive);
  await expect.poll(live).toHaveLength(1);
  return live()[0] as FakeMap;
}

describe.each(hosts)('the map on $name', (host) => {
  const mount = (props = {}, network = createFakeApi(world)) => host.mount('map', props, { network });

  test('says what is searched for, how much is found, and leads to the list of it', async () => {
    const map = await mount({ filters: 'room_count=2' });
    await liveMap();
    await expect.element(map.view.getByRole('region', { name: 'Объявления на карте' })).toBeVisible();
    await expect.element(map.view.getByRole('heading', { name: /^Купить 2-комнатную квартиру в.Москве на.карте$/ })).toBeInTheDocument();
    const link = map.view.getByRole('link', { name: 'К списку объектов' });
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/site\.test\/realty\?.*room_count=2/));
    map.cancel('navigate');
    await userEvent.click(link);
    expect(map.detailsOf('navigate')).toEqual([{ url: link.element().getAttribute('href'), target: 'all' }]);
  });

  test('comes nearer and goes farther by one step, and stops at the limits without losing the focus', async () => {
    const map = await mount();
    const live = await liveMap();
    const farther = map.view.getByRole('button', { name: 'Отдалить' });
    await userEvent.click(map.view.getByRole('button', { name: 'Приблизить' }));
    await expect.poll(() => live.view().zoom).toBe(12);
    await userEvent.click(farther);
    await expect.poll(() => live.view().zoom).toBe(11);
    await userEvent.click(farther);
    await expect.poll(() => live.view().zoom).toBe(10);
    await userEvent.click(farther);
    await expect.poll(() => live.view().zoom).toBe(9);
    await expect.element(farther).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(live.view().zoom).toBe(9);
    expect(focused()).toBe(farther.element());
  });

  test('the keyboard comes to the way out and to the buttons before it comes to the markers', async () => {
    const map = await mount();
    await liveMap();
    await expect.element(map.view.getByRole('button', { name: /объявлени/ }).first()).toBeVisible();
    const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    const passed: string[] = [];
    (map.view.getByRole('link', { name: 'К списку объектов' }).element() as HTMLElement).focus();
    while (passed.length < 12 && !focused()?.matches('[part~=marker]')) {
      passed.push(nameOf(focused()));
      await userEvent.tab();
    }
    expect(passed).toEqual([
      'К списку объектов',
      expect.stringContaining('Карта Москвы'),
      'На весь экран',
      'Приблизить',
      'Отдалить',
      'Моё местоположение',
      'Слои карты',
    ]);
    expect(focused()?.matches('[part~=marker]')).toBe(true);
  });

  test('shows another layer by the keyboard', async () => {
    const map = await mount();
    const live = await liveMap();
    const button = map.view.getByRole('button', { name: 'Слои карты' });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => focused()?.textContent).toBe('Схема');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()?.textContent).toBe('Спутник');
    await userEvent.keyboard('{Enter}');
    expect(live.layer).toBe('satellite');
    await expect.poll(() => focused()).toBe(button.element());
  });

  test('without a map there is a way to try again and the list', async () => {
    engines.keyless.refuse(new MapError('tiles'));
    const map = await mount();
    await expect.element(map.view.getByRole('alert')).toHaveTextContent('Карта не загрузилась');
    await expect.element(map.view.getByRole('link', { name: 'К списку объектов' })).toBeVisible();
    await expect.poll(() => map.detailsOf('error')).toEqual([{ code: 'map', message: 'Карта: изображение карты не загружено.' }]);
    engines.keyless.refuse(null);
    const open = engines.keyless.hold();
    await userEvent.click(map.view.getByRole('button', { name: 'Обновить' }));
    await expect.poll(() => map.root().querySelector('[role=alert]')).toBeNull();
    const section = map.view.getByRole('region', { name: 'Объявления на карте' }).element();
    expect(focused()).toBe(section);
    expect(getComputedStyle(section).outlineStyle).toBe('none');
    open();
    await liveMap();
    await expect.poll(() => focused()?.getAttribute('aria-label')).toMatch(/^Карта Москвы/);
    expect(section.hasAttribute('tabindex')).toBe(false);
  });

  test('that comes takes the focus from nobody', async () => {
    const open = engines.keyless.hold();
    const map = await mount();
    const link = map.view.getByRole('link', { name: 'К списку объектов' });
    await expect.element(link).toBeVisible();
    (link.element() as HTMLElement).focus();
    open();
    await liveMap();
    await expect.element(map.view.getByRole('button', { name: 'Приблизить' })).toBeVisible();
    expect(focused()).toBe(link.element());
  });

  test('takes our map in place of the vendor’s, and tells the page', async () => {
    const map = await mount({ mapProvider: 'yandex' });
    await liveMap('keyless');
    expect(engines.yandex.maps).toHaveLength(0);
    await expect.poll(() => map.detailsOf('error')).toEqual([{ code: 'map', message: 'Карта: ключ не указан или не принят.' }]);
  });
});
