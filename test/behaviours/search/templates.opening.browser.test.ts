import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aListing } from '../../../src/testing/fixtures';
import { boxes, hostOf, mount, ownIds, pageStyles, serving } from '../../support/listing/ownMarkup';
import type { Mounted } from '../../support/mount';

pageStyles();

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
