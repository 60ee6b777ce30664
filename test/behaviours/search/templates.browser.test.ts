import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Listing } from '../../../src/domain/listing/listing';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { held, never, offline, rejects, switchable } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { flats, ids } from '../../support/listing/listings';
import { element, type Mounted, type MountOptions } from '../../support/mount';
import { shownIds, skeletons } from '../../support/shown';

const world = aWorld(flats(25));
const card = '<template slot="card"><a class="flat" href="{{url}}"><b>{{id}}</b> {{price}}</a></template>';

const hostOf = ({ container }: Mounted) => container.firstElementChild as HTMLElement;
const boxes = (mounted: Mounted) => [...hostOf(mounted).querySelectorAll(':scope > [data-kvartal]')];
/** Numbers in the page's own cards, in visual order. */
function ownIds({ root }: Mounted): number[] {
  const slots = [...root().querySelectorAll<HTMLSlotElement>('[role=list] > li > slot')];
  return slots.map((slot) => Number(slot.assignedElements()[0]?.querySelector('b')?.textContent));
}
const problems = (mounted: Mounted) => mounted.detailsOf('error') as { code: string; message: string }[];

const mount = (markup: string, options: MountOptions = {}, props = {}) =>
  element.mount('results', props, { network: createFakeApi(world), ...options, markup });
const serving = (...listings: Listing[]) => createFakeApi(aWorld(listings));

let sheet: CSSStyleSheet;
beforeEach(() => {
  sheet = new CSSStyleSheet();
  sheet.replaceSync('.flat { display: block; color: rgb(1, 2, 3) } .flats::part(list) { column-gap: 5px }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
});
afterEach(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
});

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

describe('opening a listing from a card of the page', () => {
  const network = serving(aListing({ id: 7 }));
  const open = (markup: string) =>
    mount(`<template slot="card"><b>{{id}}</b>${markup}</template>`, { network, siteUrl: `${location.href.split('#')[0]}#` });
  const selected = (results: Mounted) => results.detailsOf('selectListing');
  const control = async (results: Mounted) => {
    await expect.poll(() => ownIds(results)).toEqual([7]);
    return boxes(results)[0]?.querySelector<HTMLElement>('.open') as HTMLElement;
  };
  const click = (target: Element, init: MouseEventInit = {}, type = 'click') => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
    target.dispatchEvent(event);
    return event;
  };
  const keepHere = (event: Event) => event.preventDefault();
  afterEach(() => {
    window.removeEventListener('click', keepHere);
    location.hash = '';
  });

  test.each([
    ['a link', '<a class="open" href="{{url}}">Открыть</a>'],
    ['a button', '<button class="open" data-action="open">Открыть</button>'],
    ['any element', '<article class="open" data-action="open"><h3>Открыть</h3></article>'],
  ])('%s leads to it and tells the page', async (_what, markup) => {
    const results = await open(markup);
    (await control(results)).click();
    expect(location.hash).toBe('#/buy/7');
    expect(selected(results)).toMatchObject([{ id: 7, url: expect.stringContaining('/buy/7'), listing: { id: 7 } }]);
  });

  test.each([
    ['a link', '<a class="open" href="{{url}}">Открыть</a>'],
    ['a button', '<button class="open" data-action="open">Открыть</button>'],
  ])('%s leads nowhere when the page takes over', async (_what, markup) => {
    const results = await open(markup);
    results.cancel('selectListing');
    (await control(results)).click();
    expect(location.hash).toBe('');
    expect(selected(results)).toHaveLength(1);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])('%j is left to the browser', async (modifier) => {
    window.addEventListener('click', keepHere);
    const results = await open('<a class="open" href="{{url}}">Открыть</a>');
    click(await control(results), modifier);
    expect(selected(results)).toEqual([]);
  });

  test('elements that are not links open in a new tab like one', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const results = await open('<p class="open" data-action="open">Открыть</p>');
    const target = await control(results);
    click(target, { ctrlKey: true });
    click(target, { button: 1 }, 'auxclick');
    expect(opened.mock.calls.map(([url, name]) => [String(url).split('#')[1], name])).toEqual([
      ['/buy/7', '_blank'],
      ['/buy/7', '_blank'],
    ]);
    expect(selected(results)).toEqual([]);
    opened.mockRestore();
  });

  test('elements that are not controls work by keyboard', async () => {
    const results = await open('<p class="open" data-action="open">Открыть</p>');
    const target = await control(results);
    await expect.element(results.view.getByRole('link', { name: 'Открыть' })).toBeVisible();
    target.focus();
    await userEvent.keyboard('{Enter}');
    expect(selected(results)).toHaveLength(1);
  });

  test('a control inside of it handles its own clicks', async () => {
    window.addEventListener('click', keepHere);
    const results = await open('<div data-action="open"><a class="open" href="tel:+7">Позвонить</a><label>Да</label></div>');
    (await control(results)).click();
    expect(selected(results)).toEqual([]);
  });

  test('a button submits no form around the element', async () => {
    const results = await open('<button class="open" data-action="open">Открыть</button>');
    const target = await control(results);
    const submits = vi.fn((event: Event) => event.preventDefault());
    const form = document.createElement('form');
    form.addEventListener('submit', submits);
    results.container.append(form);
    form.append(hostOf(results));
    target.click();
    expect(submits).not.toHaveBeenCalled();
    expect(selected(results)).toHaveLength(1);
    results.container.append(hostOf(results));
    form.remove();
  });
});

describe('templates that come, change and go', () => {
  test('added later, replaced, changed in place, renamed and removed', async () => {
    const results = await mount('');
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    const host = hostOf(results);

    host.innerHTML = card;
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10));

    host.querySelector('template')?.remove();
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    expect(host.childElementCount).toBe(0);

    host.insertAdjacentHTML('beforeend', '<template slot="card"><i>другая</i> <b>{{id}}</b></template>');
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10));
    expect(boxes(results)[0]?.textContent).toBe('другая 1');

    const template = host.querySelector('template') as HTMLTemplateElement;
    template.innerHTML = '<i>третья</i> <b>{{id}}</b>';
    await expect.poll(() => boxes(results)[0]?.textContent).toBe('третья 1');

    template.slot = 'empty';
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    expect(boxes(results)).toEqual([]);
  });

  test.each([
    ['innerHTML', (host: HTMLElement) => (host.innerHTML = '')],
    ['replaceChildren', (host: HTMLElement) => host.replaceChildren()],
    ['textContent', (host: HTMLElement) => (host.textContent = '')],
  ])('a page that clears the element by %s gets the built-in cards', async (_how, clear) => {
    const results = await mount(card);
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10));
    clear(hostOf(results));
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    expect(hostOf(results).childNodes).toHaveLength(0);
    expect(problems(results)).toEqual([]);
  });

  test('a framework that redraws the children loses nothing', async () => {
    const results = await mount(card);
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10));
    const host = hostOf(results);
    for (const box of boxes(results)) box.remove();
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10));
    host.innerHTML = card;
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10));
    expect(boxes(results)).toHaveLength(10);
    expect(problems(results)).toEqual([]);
  });

  test('a page that keeps removing them gets the built-in cards and a report', async () => {
    const results = await mount(card);
    const host = hostOf(results);
    const guard = new MutationObserver(() => {
      for (const box of boxes(results)) box.remove();
    });
    guard.observe(host, { childList: true });
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    guard.disconnect();
    expect(problems(results)).toMatchObject([{ code: 'bad-template', message: expect.stringContaining('удаляет') }]);
  });

  test('a removed element removes its cards, and a copy of it makes new ones', async () => {
    const results = await mount(card);
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10));
    const host = hostOf(results);
    const copy = host.cloneNode(true) as HTMLElement;
    host.remove();
    await expect.poll(() => host.querySelectorAll('[data-kvartal]')).toHaveLength(0);
    Object.assign(copy, { apiUrl: results.apiUrl });
    results.container.append(copy);
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10));
    expect(copy.querySelectorAll('[data-kvartal]')).toHaveLength(10);
    copy.remove();
  });

  test('children that a framework put into the template itself are used', async () => {
    const results = await mount('');
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    const template = document.createElement('template');
    template.slot = 'card';
    const line = document.createElement('p');
    line.innerHTML = '<b>{{id}}</b>';
    template.append(line);
    hostOf(results).append(template);
    await expect.poll(() => ownIds(results)).toEqual(ids(1, 10));
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
