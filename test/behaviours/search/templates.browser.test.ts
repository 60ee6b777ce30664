import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { held, never, offline, rejects, switchable } from '../../../src/testing/scenarios';
import { ids } from '../../support/listing/listings';
import { boxes, card, hostOf, mount, ownIds, pageStyles, problems, serving, world } from '../../support/listing/ownMarkup';
import { element } from '../../support/mount';
import { shownIds, skeletons } from '../../support/shown';

pageStyles();

describe('a card of the page', () => {
  test('is shown for every listing, in a list, with the style sheets of the page', async () => {
    const results = await mount(card);
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10));
    await expect.element(results.view.getByRole('link', { name: '1 10 000 000 ₽' })).toBeVisible();
    expect(results.root().querySelectorAll('[role=list] > li')).toHaveLength(10);
    const first = boxes(results)[0]?.querySelector('.flat');
    expect(first && getComputedStyle(first).color).toBe('rgb(1, 2, 3)');
    hostOf(results).className = 'flats';
    const list = results.root().querySelector('[part=list]');
    expect(list && getComputedStyle(list).columnGap).toBe('5px');
    expect(shownIds(results)).toEqual([]);
    expect(problems(results)).toEqual([]);
  });

  test('works in the whole search too', async () => {
    const search = await element.mount('search', {}, { network: createFakeApi(world), markup: card });
    await expect.poll(() => ownIds(search)).toEqual(ids(1, 10));
  });

  test('is never replaced by the built-in cards, even for a moment', async () => {
    const network = held(createFakeApi(world));
    const results = await mount(card, { network: network.fetch });
    await expect.poll(() => network.waiting.length).toBe(1);
    let built = 0;
    const watcher = new MutationObserver(() => (built += results.root().querySelectorAll('[data-listing]').length));
    watcher.observe(results.root(), { childList: true, subtree: true });
    network.releaseAll();
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10));
    watcher.disconnect();
    expect(built).toBe(0);
  });

  test('of the next page replaces it; until then the old ones stay', async () => {
    const network = held(createFakeApi(world));
    const results = await mount(card, { network: network.fetch });
    await expect.poll(() => network.waiting.length).toBe(1);
    network.releaseAll();
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10));
    await results.view.getByRole('button', { name: 'Страница 3' }).click();
    await expect.poll(() => network.waiting.length).toBe(1);
    expect(ownIds(results)).toEqual(ids(1, 10));
    network.releaseAll();
    await expect.poll(() => ownIds(results)).toEqual(ids(21, 25));
    expect(boxes(results)).toHaveLength(5);
  });

  test('renders hostile data as text', async () => {
    const address = aListing().address;
    const label = '<img src=x onerror="window.ran=1">{{url}}';
    const markup = '<template slot="card"><a href="{{address}}" title="{{address}}"><b>{{id}}</b>{{address}}</a></template>';
    const results = await mount(markup, {
      network: serving(aListing({ id: 3, address: address && { ...address, label: `javascript:${label}` } })),
    });
    await expect.poll(() => ownIds(results)).toEqual([3]);
    const link = boxes(results)[0]?.querySelector('a');
    expect(link?.textContent).toBe(`3javascript:${label}`);
    expect(link?.hasAttribute('href')).toBe(false);
    await expect.poll(() => problems(results)).toMatchObject([{ code: 'bad-template' }]);
  });

  test('with its own style sheet: it is on the page once and is removed with the cards', async () => {
    const results = await mount(
      '<template slot="card"><style>.own { color: rgb(4, 5, 6) }</style><p class="own"><b>{{id}}</b></p></template>',
    );
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10));
    expect(hostOf(results).querySelectorAll(':scope > style')).toHaveLength(1);
    const own = boxes(results).find(({ localName }) => localName === 'div')?.firstElementChild;
    expect(own && getComputedStyle(own).color).toBe('rgb(4, 5, 6)');
    hostOf(results).replaceChildren();
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    expect(hostOf(results).querySelector('style')).toBeNull();
  });
});

describe('states in the markup of the page', () => {
  test('nothing found, with a button that resets the filters', async () => {
    const markup =
      '<template slot="empty"><h3>Пусто</h3><p>{{title}}. {{text}}.</p><button data-action="reset">Начать заново</button></template>';
    const results = await mount(markup);
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    const host = hostOf(results) as HTMLElementTagNameMap['kvartal-results'];
    await host.search('price_min=999999999');
    await expect.element(results.view.getByRole('heading', { name: 'Пусто' })).toBeVisible();
    await expect
      .element(results.view.getByText('По такому запросу объявлений не найдено. Попробуйте изменить критерии поиска.'))
      .toBeVisible();
    await results.view.getByRole('button', { name: 'Начать заново' }).click();
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
  });

  test.each([
    ['network', offline(), 'Отсутствует интернет соединение'],
    ['server', rejects(500), 'Произошла критическая ошибка'],
  ])('an error (%s), with a button that asks again', async (kind, failure, title) => {
    const network = switchable(failure);
    const markup = '<template slot="error"><p class="{{kind}}">{{title}}</p><span data-action="retry">Ещё раз</span></template>';
    const results = await mount(markup, { network: network.fetch });
    await expect.element(results.view.getByText(title)).toBeVisible();
    expect(results.root().querySelector('[role=alert] > slot')).not.toBeNull();
    expect(boxes(results)[0]?.firstElementChild?.className).toBe(kind);
    network.use(createFakeApi(world));
    const button = results.view.getByRole('button', { name: 'Ещё раз' });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    expect(boxes(results)).toEqual([]);
  });

  test('loading, once it is slow', async () => {
    const markup = '<template slot="loading"><p>{{text}}: {{count}}</p></template>';
    const results = await mount(markup, { network: never() }, { pageSize: 4 });
    await expect.poll(() => boxes(results).map(({ textContent }) => textContent)).toEqual(['Загрузка объявлений: 4']);
    expect(skeletons(results)).toBe(0);
  });

  test('what has no template stays built in', async () => {
    const results = await mount(card, { network: offline() });
    await expect.element(results.view.getByRole('alert')).toHaveTextContent('Отсутствует интернет соединение');
  });
});

describe('a template that is wrong', () => {
  test.each([
    ['an unknown field', '<b>{{id}}</b>{{garage}}', '«garage»'],
    ['an unknown formatter', '<b>{{id}}</b>{{price | upper}}', '«upper»'],
    ['a script', '<b>{{id}}</b><script>window.ran = 1</script>', '<script>'],
    ['a handler', '<b onclick="window.ran = 1">{{id}}</b>', '«onclick»'],
    ['an address', '<b>{{id}}</b><a href="javascript:window.ran=1">1</a>', '«href»'],
  ])('%s is left out and reported once; the cards are there', async (_what, content, named) => {
    const results = await mount(`<template slot="card">${content}</template>`);
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10));
    expect(problems(results)).toEqual([{ code: 'bad-template', message: expect.stringContaining(named) }]);
    expect(problems(results)[0]?.message).toContain('«card»');
    expect(document.querySelectorAll('[onclick]')).toHaveLength(0);
    expect(Reflect.get(window, 'ran')).toBeUndefined();
  });

  test.each([
    ['empty', ''],
    ['of nothing but a comment', '<!-- карточка -->'],
    ['of nothing but a script', '<script>window.ran = 1</script>'],
    ['of nothing but an unknown field', '<p>{{garage}}</p>'],
    ['of an empty box', '<div class="card"></div>'],
    ['too long', `<p>${'ы'.repeat(70_000)}</p>`],
  ])('%s: the built-in cards, and a report', async (_what, content) => {
    const results = await mount(`<template slot="card">${content}</template>`);
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    await expect.poll(() => problems(results).at(-1)?.message).toContain('встроенный вид');
    expect(problems(results).every(({ code }) => code === 'bad-template')).toBe(true);
  });

  test('empty states are built in too', async () => {
    const results = await mount('<template slot="empty"> </template>', {}, { filters: 'price_min=999999999' });
    await expect.element(results.view.getByText('По такому запросу объявлений не найдено')).toBeVisible();
  });

  test('one that is empty for a single listing shows the built-in card there', async () => {
    const markup = '<template slot="card"><p data-if="metro"><b>{{id}}</b>{{metro}}</p></template>';
    const results = await mount(markup, { network: serving(aListing({ id: 1 }), aListing({ id: 2, metro: null })) });
    await expect.poll(() => results.root().querySelectorAll('li[part=card]')).toHaveLength(2);
    await expect.poll(() => shownIds(results)).toEqual([2]);
    expect(boxes(results)).toHaveLength(1);
    expect(problems(results)).toMatchObject([{ code: 'bad-template' }]);
  });

  test('with an unknown name is reported, together with the known names', async () => {
    const results = await mount('<template slot="cards"><p>{{id}}</p></template>');
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    expect(problems(results)).toMatchObject([{ message: expect.stringMatching(/«cards».*card, empty, loading, error/) }]);
  });
});
