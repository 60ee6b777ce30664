import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MapProvider } from '../../../src/map/engine/MapEngine';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { never, recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import type { FakeEngine } from '../../support/map/fakeMap';
import { beside, flatAt, liveMapOf, markers, panelOf, useFakeEngines } from '../../support/map/searchMap';
import { controlOf, hosts, type Mounted } from '../../support/mount';
import { focused, shownIds } from '../../support/shown';

vi.mock('../../../src/map/engine/engines', () => ({ loadEngine: vi.fn() }));

let engines: Record<MapProvider, FakeEngine>;
beforeEach(() => {
  engines = useFakeEngines();
});

const cards = /\/map-point-realty\/$/;
const house = beside(20, 20);
const flat = beside(-40, -40);
const both = flatAt(flat, { price: 9_000_000, communicationMethod: 'callsAndMessages' });
const many = Array.from({ length: 23 }, (_, index) => flatAt(house, { price: 12_000_000 + index, communicationMethod: 'calls' }));
const world = aWorld([both, ...many]);
const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00A0', ' ');

describe.each(hosts)('a place on the map on $name', (host) => {
  const mount = async (network = createFakeApi(world), props = {}): Promise<Mounted<'map'>> => {
    const map = await host.mount('map', props, { network });
    await expect.poll(() => markers(map)).toHaveLength(2);
    return map;
  };
  const house23 = (map: Mounted) => map.view.getByRole('button', { name: /23 объявления/ });
  const single = (map: Mounted) => map.view.getByRole('button', { name: /^1 объявление/ });
  const isOpen = (map: Mounted) => panelOf(map) !== null;

  test('opens a panel with its listings, page by page', async () => {
    const network = recorded(createFakeApi(world));
    const map = await mount(network.fetch);
    await userEvent.click(house23(map));
    const panel = map.view.getByRole('dialog', { name: /^23 объявления в.одном доме$/ });
    await expect.element(panel).toHaveTextContent('ул. Алабяна, 12, корпус 2');
    await expect.poll(() => shownIds(map)).toHaveLength(10);
    const request = network.to('/realty-addresses/map-point-realty/')[0];
    expect(request?.body).toEqual(house);
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toMatchObject({ trade_type: 'Продажа' });
    await userEvent.click(map.view.getByRole('button', { name: 'Показать ещё 10' }));
    await expect.poll(() => shownIds(map)).toHaveLength(20);
    await userEvent.click(map.view.getByRole('button', { name: 'Показать ещё 3' }));
    await expect.poll(() => shownIds(map)).toHaveLength(23);
    expect(map.view.getByRole('button', { name: /Показать ещё/ }).query()).toBeNull();
  });

  test('takes the focus into the panel and gives it back to its marker, which has been seen', async () => {
    const map = await mount();
    const marker = single(map).element() as HTMLElement;
    marker.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => panelOf(map)?.contains(focused())).toBe(true);
    await expect.poll(() => marker.hasAttribute('data-selected')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => isOpen(map)).toBe(false);
    expect(focused()).toBe(marker);
    await expect.poll(() => [marker.hasAttribute('data-selected'), marker.hasAttribute('data-seen')]).toEqual([false, true]);

    // It stays so when the map has gone and come back with the same search.
    const back = await host.mount('map', {}, { beside: map });
    await expect.poll(() => single(back).query()?.hasAttribute('data-seen')).toBe(true);
  });

  test('leaves the focus to the map where its marker is out of sight', async () => {
    const map = await mount();
    const live = await liveMapOf(engines.keyless);
    await userEvent.click(single(map));
    await expect.poll(() => panelOf(map)?.contains(focused())).toBe(true);
    live.setView({ center: beside(100, 100), zoom: 15 });
    await expect.poll(() => single(map).query()?.matches(':not([inert])') ?? false).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => isOpen(map)).toBe(false);
    expect(focused()?.getAttribute('aria-label')).toMatch(/^Карта Москвы/);
  });

  test('closes by a press beside it, and with other filters', async () => {
    const map = await mount();
    const live = await liveMapOf(engines.keyless);
    await userEvent.click(single(map));
    await expect.poll(() => isOpen(map)).toBe(true);
    live.raise('press', flat);
    await expect.poll(() => isOpen(map)).toBe(false);
    await userEvent.click(single(map));
    await expect.poll(() => isOpen(map)).toBe(true);
    await (await controlOf(map)).search('price_max=20000000');
    await expect.poll(() => isOpen(map)).toBe(false);
  });

  test('stays in sight beside the panel', async () => {
    const map = await mount();
    const live = await liveMapOf(engines.keyless);
    live.setView({ center: beside(-40, 110), zoom: 11 });
    await expect.poll(() => live.view().zoom).toBe(11);
    await userEvent.click(single(map));
    await expect.poll(() => isOpen(map)).toBe(true);
    await expect
      .poll(() => {
        const marker = map.root().querySelector('[data-selected]')?.getBoundingClientRect();
        const panel = panelOf(map)?.getBoundingClientRect();
        return marker && panel && marker.left > panel.right;
      })
      .toBe(true);
    expect(live.calls).toContain('panBy');
  });

  test('comes nearer where the map ends too soon to be moved beside the panel', async () => {
    await page.viewport(1000, 800);
    try {
      const map = await mount(createFakeApi(aWorld([flatAt(beside(20, 20)), flatAt(beside(-150, -318))])));
      const live = await liveMapOf(engines.keyless);
      await userEvent.click(map.view.getByRole('button', { name: /^1 объявление/ }).last());
      await expect.poll(() => live.view().zoom).toBe(11);
      const beyond = () => {
        const marker = map.root().querySelector('[data-selected]')?.getBoundingClientRect();
        return Math.round((marker?.left ?? 0) - (panelOf(map)?.getBoundingClientRect().right ?? 0));
      };
      await expect.poll(beyond).toBeGreaterThan(20);
    } finally {
      await page.viewport(1280, 900);
    }
  });

  test('says that its listings are on their way, that they failed, and tries once more', async () => {
    const server = switchable(when(cards, never(), createFakeApi(world)));
    const map = await mount(server.fetch);
    await userEvent.click(house23(map));
    await expect.element(map.view.getByRole('list', { name: 'Загрузка объявлений' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    server.use(when(cards, rejects(500), createFakeApi(world)));
    await userEvent.click(single(map));
    await expect.element(map.view.getByRole('alert')).toHaveTextContent('Не удалось загрузить объявления');
    server.use(createFakeApi(world));
    await userEvent.click(map.view.getByRole('alert').getByRole('button', { name: 'Обновить' }));
    await expect.poll(() => shownIds(map)).toEqual([both.id]);
  });

  test('opens a listing as its link says, unless the page does it', async () => {
    const map = await mount();
    map.cancel('selectListing');
    await userEvent.click(single(map));
    const link = map.view.getByRole('link', { name: /2-комн. квартира, 54,30.м², 7\/12.этаж/ });
    await expect.element(link).toHaveAttribute('href', `https://site.test/buy/${both.id}`);
    await expect.element(map.view.getByText(both.description)).toBeVisible();
    await userEvent.click(link);
    expect(map.detailsOf('selectListing')).toMatchObject([{ id: both.id, url: `https://site.test/buy/${both.id}` }]);
  });

  test('offers what the owner takes, asks the page, and else a visitor to sign in', async () => {
    const map = await mount();
    await userEvent.click(single(map));
    await userEvent.click(map.view.getByRole('button', { name: 'Позвонить' }));
    await expect.element(map.view.getByText('Пожалуйста, авторизуйтесь, чтобы позвонить')).toBeVisible();
    await userEvent.click(map.view.getByRole('button', { name: 'Написать' }));
    await expect.element(map.view.getByText('Пожалуйста, авторизуйтесь, чтобы написать')).toBeVisible();
    expect(map.detailsOf('contact')).toMatchObject([
      { method: 'call', listing: { id: both.id } },
      { method: 'write', listing: { id: both.id } },
    ]);
  });

  test('leaves contact to the page that wants it; a way that is not offered has no button', async () => {
    const map = await mount();
    map.cancel('contact');
    await userEvent.click(house23(map));
    const call = map.view.getByRole('button', { name: 'Позвонить' }).first();
    await userEvent.click(call);
    expect(map.detailsOf('contact')).toHaveLength(1);
    expect(plain(map.container)).not.toContain('авторизуйтесь');
    expect(map.view.getByRole('button', { name: 'Написать' }).query()).toBeNull();
  });
});
