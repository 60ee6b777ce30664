import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { recorded } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { flats, ids } from '../../support/listing/listings';
import { fakeEngine } from '../../support/map/fakeMap';
import { hosts, type Mounted } from '../../support/mount';
import { focused, shownIds } from '../../support/shown';

// What it looks like is not asked for here.
vi.mock('../../../src/map/engine/engines', () => ({ loadEngine: async () => fakeEngine() }));

const world = aWorld(flats(25));

const onMap = ({ view }: Mounted) => view.getByRole('button', { name: 'На карте' });
const toList = ({ view }: Mounted) => view.getByRole('button', { name: 'К списку объектов' });
const list = ({ root }: Mounted) => root().querySelector('[part~=list]');
const views = (mounted: Mounted) => mounted.detailsOf('view');

describe.each(hosts)('results on the map, on $name', (host) => {
  test('the button shows the map instead of the list, and the way back returns to the button', async () => {
    const network = recorded(createFakeApi(world));
    const results = await host.mount('results', { filters: 'page=2' }, { network: network.fetch });
    await expect.poll(() => shownIds(results)).toEqual(ids(11, 20));
    expect(views(results)).toEqual([]);

    await onMap(results).click();
    await expect.element(toList(results)).toBeVisible();
    expect(list(results)).toBeNull();
    expect(results.view.getByRole('combobox', { name: 'Сортировка' }).query()).toBeNull();
    expect(results.view.getByRole('navigation').query()).toBeNull();
    expect(views(results)).toEqual([{ view: 'map' }]);

    await toList(results).click();
    await expect.poll(() => shownIds(results)).toEqual(ids(11, 20));
    await expect.poll(() => focused()?.textContent).toBe('На карте');
    expect(views(results)).toEqual([{ view: 'map' }, { view: 'cards' }]);
    // The list was there all the time; a slow run may ask whether it is still true, and nothing else.
    expect(new Set(network.to('/realty/').map(({ url }) => url.search)).size).toBe(1);
  });

  test('the focus goes with the visitor, and by keyboard too', async () => {
    const results = await host.mount('results', {}, { network: createFakeApi(world) });
    await expect.element(onMap(results)).toBeVisible();
    onMap(results).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toList(results)).toBeVisible();
    expect(results.root().contains(focused())).toBe(true);
    toList(results).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => focused()?.textContent).toBe('На карте');
  });

  test('the host still gets results events, also for a search that changes meanwhile', async () => {
    const search = await host.mount('search', { view: 'map' }, { network: createFakeApi(world) });
    await expect.element(toList(search)).toBeVisible();
    await expect.poll(() => search.detailsOf('results')).toMatchObject([{ count: 25, page: 1 }]);
    await userEvent.selectOptions(search.view.getByRole('combobox', { name: 'Тип сделки' }), 'Снять');
    await search.view.getByRole('button', { name: 'Показать' }).click();
    await expect.poll(() => search.detailsOf('results').at(-1)).toMatchObject({ count: 0 });
    await expect.element(toList(search)).toBeVisible();
    expect(views(search)).toEqual([{ view: 'map' }]);
  });

  test('the page decides whether there is a map, and what comes first', async () => {
    const network = createFakeApi(world);
    const without = await host.mount('results', { map: 'off', view: 'map' }, { network });
    await expect.poll(() => shownIds(without)).toEqual(ids(1, 10));
    expect(onMap(without).query()).toBeNull();
    const compact = await host.mount('results', { layout: 'compact', view: 'map' }, { network });
    await expect.poll(() => shownIds(compact)).toEqual(ids(1, 10));
    expect(onMap(compact).query()).toBeNull();

    const first = await host.mount('results', { view: 'map' }, { network });
    await expect.element(toList(first)).toBeVisible();
    await expect.poll(() => views(first)).toEqual([{ view: 'map' }]);
    await toList(first).click();
    await expect.poll(() => shownIds(first)).toEqual(ids(1, 10));
    const later = await host.mount('results', {}, { network });
    await expect.poll(() => shownIds(later)).toEqual(ids(1, 10));
    later.update({ view: 'map' });
    await expect.element(toList(later)).toBeVisible();
  });

  describe.each(['query', 'hash'] as const)('in the %s of the address', (urlSync) => {
    let before = '';
    beforeEach(() => {
      before = location.href;
    });
    afterEach(() => history.replaceState(null, '', before));
    const said = () => (urlSync === 'query' ? location.search : location.hash).slice(1);
    const say = (query: string) => history.replaceState(null, '', `${location.pathname}${urlSync === 'query' ? '?' : '#'}${query}`);
    const go = (query: string) => {
      say(query);
      dispatchEvent(urlSync === 'query' ? new PopStateEvent('popstate') : new HashChangeEvent('hashchange'));
    };

    test('the map stays for a reload, and goes with the results', async () => {
      say('view=map&utm_source=press');
      const search = await host.mount('search', { urlSync, filters: 'page=2' }, { network: createFakeApi(world) });
      await expect.element(toList(search)).toBeVisible();
      await expect.poll(() => search.detailsOf('results')).toMatchObject([{ count: 25, page: 2 }]);
      await expect.poll(() => said()).toMatch(/^trade_type=.*&view=map.*&utm_source=press$/);
      await toList(search).click();
      await expect.poll(() => said()).not.toContain('view=');
      expect(said()).toMatch(/&utm_source=press$/);
      await onMap(search).click();
      await expect.poll(() => said()).toContain('&view=map');
      search.unmount();
      const again = await host.mount('search', { urlSync }, { network: createFakeApi(world) });
      await expect.element(toList(again)).toBeVisible();
    });

    test('cards come first again after the results have left the page, which their form has not', async () => {
      const form = await host.mount('search-form', { session: 'flat', urlSync }, { network: createFakeApi(world) });
      const left = await host.mount('results', { session: 'flat' }, { beside: form });
      await onMap(left).click();
      await expect.element(toList(left)).toBeVisible();
      await expect.poll(() => said()).toContain('&view=map');
      left.unmount();
      await expect.poll(() => said()).toMatch(/^trade_type=(?!.*view=)/);
      const after = await host.mount('results', { session: 'flat' }, { beside: form });
      await expect.poll(() => shownIds(after)).toEqual(ids(1, 10));
      expect(views(after)).toEqual([]);
    });

    test('back and forward change the view', async () => {
      const search = await host.mount('search', { urlSync }, { network: createFakeApi(world) });
      await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
      go('trade_type=1&view=map');
      await expect.element(toList(search)).toBeVisible();
      go('trade_type=1');
      await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
      expect(views(search)).toEqual([{ view: 'map' }, { view: 'cards' }]);
    });
  });
});
