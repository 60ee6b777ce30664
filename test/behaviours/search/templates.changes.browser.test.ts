import { describe, expect, test } from 'vitest';
import { ids } from '../../support/listing/listings';
import { boxes, card, hostOf, mount, ownIds, pageStyles, problems } from '../../support/listing/ownMarkup';
import { shownIds } from '../../support/shown';

pageStyles();

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

  test('changed in the moment in which its cards appear', async () => {
    const results = await mount('');
    await expect.poll(() => shownIds(results)).toEqual(ids(1, 10));
    const host = hostOf(results);
    const changeAtOnce = new MutationObserver(() => {
      const template = host.querySelector('template');
      if (!template || boxes(results).length === 0) return;
      changeAtOnce.disconnect();
      template.innerHTML = '<i>третья</i> <b>{{id}}</b>';
    });
    changeAtOnce.observe(host, { childList: true });
    host.innerHTML = card;
    await expect.poll(() => boxes(results)[0]?.textContent).toBe('третья 1');
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
