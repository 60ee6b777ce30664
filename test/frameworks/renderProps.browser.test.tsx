import { describe, expect, test, vi } from 'vitest';
import type { SearchProps } from '../../src/features/search/definition';
import { createFakeApi } from '../../src/testing/fakeApi';
import { never, offline, switchable } from '../../src/testing/scenarios';
import { aWorld } from '../../src/testing/world';
import { flats, ids } from '../support/listing/listings';
import { react as host, type Mounted } from '../support/mount';
import { shownIds } from '../support/shown';

const world = aWorld(flats(25));
const ownIds = ({ root }: Mounted) => [...root().querySelectorAll('li b')].map(({ textContent }) => Number(textContent));
const renderCard: SearchProps['renderCard'] = ({ id }, { url, select }) => (
  <article>
    <b>{id}</b>
    <a href={url} onClick={select}>
      Открыть {id}
    </a>
    <button type="button" onClick={select}>
      Подробнее {id}
    </button>
  </article>
);

describe('own markup in React', () => {
  test('a card for every listing, in a list; the listing is told and opened as by the built-in card', async () => {
    const search = await host.mount(
      'search',
      { renderCard },
      { network: createFakeApi(world), siteUrl: `${location.href.split('#')[0]}#` },
    );
    await expect.poll(() => ownIds(search)).toEqual(ids(1, 10));
    expect(shownIds(search)).toEqual(ids(1, 10));
    await expect.element(search.view.getByRole('list').getByRole('listitem').first()).toBeVisible();

    (search.view.getByRole('button', { name: 'Подробнее 3' }).element() as HTMLElement).click();
    expect(search.detailsOf('selectListing')).toMatchObject([{ id: 3 }]);
    expect(location.hash).toBe('#/buy/3');

    const follow = (init: MouseEventInit) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      search.view.getByRole('link', { name: 'Открыть 4' }).element().dispatchEvent(click);
      return click;
    };
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener('click', stop);
    follow({ ctrlKey: true });
    window.removeEventListener('click', stop);
    expect(search.detailsOf('selectListing')).toHaveLength(1);
    search.cancel('selectListing');
    expect(follow({}).defaultPrevented).toBe(true);
    expect(search.detailsOf('selectListing')).toHaveLength(2);
    location.hash = '';
  });

  test('of the next page replaces them', async () => {
    const results = await host.mount('results', { renderCard }, { network: createFakeApi(world) });
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10));
    await results.view.getByRole('button', { name: 'Страница 3' }).click();
    await expect.poll(() => ownIds(results)).toEqual(ids(21, 25));
  });

  test('states', async () => {
    const network = switchable(offline());
    const results = await host.mount(
      'results',
      {
        renderEmpty: () => <p>Пусто</p>,
        renderError: ({ retry, isNetwork }) => (
          <button type="button" onClick={retry}>
            {isNetwork ? 'Нет сети' : 'Сбой'}
          </button>
        ),
      },
      { network: network.fetch },
    );
    await expect.element(results.view.getByRole('alert')).toHaveTextContent('Нет сети');
    network.use(createFakeApi(aWorld([])));
    await results.view.getByRole('button', { name: 'Нет сети' }).click();
    await expect.element(results.view.getByText('Пусто')).toBeVisible();
    const loading = await host.mount('results', { renderLoading: () => <p>Минуту…</p> }, { network: never() });
    await expect.element(loading.view.getByText('Минуту…')).toBeVisible();
  });

  test('what throws costs one card, or gives way to the built-in block; the page is told', async () => {
    // React says of every error that a boundary caught that it did.
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fails = () => {
      throw new Error('проба');
    };
    const results = await host.mount(
      'results',
      { renderCard: (listing, tools) => (listing.id === 2 ? fails() : renderCard(listing, tools)), renderError: fails },
      { network: createFakeApi(world) },
    );
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10).filter((id) => id !== 2));
    expect(results.detailsOf('error')).toMatchObject([{ code: 'broken-card' }]);
    const failed = await host.mount('results', { renderError: fails }, { network: offline() });
    await expect.element(failed.view.getByRole('button', { name: 'Обновить' })).toBeVisible();
    log.mockRestore();
  });
});
