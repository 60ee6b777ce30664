import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from 'vue/dist/vue.esm-bundler.js';
import { createFakeApi } from '../../src/testing/fakeApi';
import { serveAt } from '../../src/testing/serve';
import { aWorld } from '../../src/testing/world';
import { flats } from '../support/listing/listings';

beforeAll(async () => {
  await import('../../src/elements');
});

const cleanups: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
  document.body.replaceChildren();
});

let lastServer = 0;
/** What any page engine would run, were it taken for markup. */
const description = '{{ $emit.constructor("window.ran = 1")() }}';
function serve(): string {
  lastServer += 1;
  const apiUrl = `https://frameworks-${lastServer}.test/api`;
  cleanups.push(serveAt(apiUrl, createFakeApi(aWorld(flats(3, { description })))));
  return apiUrl;
}

function container(): HTMLElement {
  const box = document.createElement('div');
  document.body.append(box);
  return box;
}

const card = '<p><b>{{id}}</b> {{description}}</p>';
const texts = (box: HTMLElement) => [...box.querySelectorAll('kvartal-results > [data-kvartal]')].map(({ textContent }) => textContent);
const whole = [`1 ${description}`, `2 ${description}`, `3 ${description}`];
const builtIn = (box: HTMLElement) => box.querySelector('kvartal-results')?.shadowRoot?.querySelectorAll('[data-listing]').length;

describe('children of the element that belong to React', () => {
  test('come, change and go', async () => {
    const apiUrl = serve();
    const { container: box, rerender } = render(null);
    const show = (markup: string | null, note: string) =>
      rerender(
        <StrictMode>
          <kvartal-results api-url={apiUrl}>
            {markup !== null && <template slot="card" dangerouslySetInnerHTML={{ __html: markup }} />}
            <p slot="footer">{note}</p>
          </kvartal-results>
        </StrictMode>,
      );
    show(card, 'раз');
    await expect.poll(() => texts(box)).toEqual(whole);
    show(card, 'два');
    await expect.poll(() => box.textContent).toContain('два');
    expect(texts(box)).toEqual(whole);
    show('<i>другая</i>', 'два');
    await expect.poll(() => texts(box)).toEqual(['другая', 'другая', 'другая']);
    show(null, 'три');
    await expect.poll(() => builtIn(box)).toBe(3);
    expect(texts(box)).toEqual([]);
    show(card, 'четыре');
    await expect.poll(() => texts(box)).toEqual(whole);
    rerender(null);
    await expect.poll(() => box.childElementCount).toBe(0);
  });
});

describe('a page that Vue takes for its template', () => {
  test('when the cards are there already: their words are not taken for expressions', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const box = container();
    box.innerHTML = `<kvartal-results v-pre api-url="${serve()}"><template slot="card">${card}</template></kvartal-results><i>{{ 1 + 1 }}</i>`;
    await expect.poll(() => texts(box)).toEqual(whole);
    const app = createApp({});
    app.config.compilerOptions.isCustomElement = (tag: string) => tag.startsWith('kvartal-');
    app.mount(box);
    cleanups.push(() => app.unmount());
    expect(box.querySelector('i')?.textContent).toBe('2');
    await expect.poll(() => texts(box)).toEqual(whole);
    expect(Reflect.get(window, 'ran')).toBeUndefined();
    warn.mockRestore();
  });

  test('also where the page itself has not marked the element', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const box = container();
    box.innerHTML = `<kvartal-results api-url="${serve()}"><template v-pre slot="card">${card}</template></kvartal-results>`;
    await expect.poll(() => texts(box)).toEqual(whole);
    const app = createApp({});
    app.config.compilerOptions.isCustomElement = (tag: string) => tag.startsWith('kvartal-');
    app.mount(box);
    cleanups.push(() => app.unmount());
    await expect.poll(() => texts(box)).toEqual(whole);
    expect(Reflect.get(window, 'ran')).toBeUndefined();
    warn.mockRestore();
  });
});
