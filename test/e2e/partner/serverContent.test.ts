import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RenderedElement, renderElement } from '../../../src/server';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { documentOf, fulfilScript, kit, partnerPages, script } from '../support/partnerPage';

const open = partnerPages();
const asking = `<kvartal-search></kvartal-search><script type="module" src="${kit}/kvartal.printed.js"></script>`;
const fulfilPrinted = (route: Route, body: string) =>
  route.fulfill({ headers: { 'access-control-allow-origin': '*', 'content-type': 'text/html; charset=utf-8' }, body });

let printed: RenderedElement;
beforeAll(async () => {
  printed = await renderElement('kvartal-search', {}, { apiUrl: `${kit}/api`, siteUrl: kit, fetch: createFakeApi() });
});

interface Opening {
  /** The page's server has printed the search, or its loader asks another one to. */
  readonly by?: 'page' | 'loader';
  /** The code that compares the two is missing. */
  readonly fallback?: boolean;
}

/** Opens a page with a printed search, with a strict policy. The code of the tags waits for `release`. */
async function openPrinted({ by = 'page', fallback = false }: Opening = {}) {
  const style = by === 'page' ? `'sha256-${createHash('sha256').update(printed.css).digest('base64')}'` : "'none'";
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const opened = await open({
    html: documentOf(by === 'page' ? printed.html + script : asking),
    csp: `default-src 'self'; script-src ${kit}; connect-src ${kit}; img-src 'self' data: ${kit}; style-src ${style}; trusted-types 'none'; require-trusted-types-for 'script'`,
    intercept: (url, route) => {
      if (url.pathname.startsWith('/print/')) return fulfilPrinted(route, printed.html);
      // Hearts, marks and the button that keeps a search come after the first paint: a server prints none, and the two are compared without them.
      if (/\/(?:CardMarks|Later)\.js$/.test(url.pathname)) return new Promise(() => {});
      if (fallback && url.pathname.endsWith('/first.js')) return route.abort();
      return url.pathname.includes('/c/') && !url.pathname.endsWith('/first.js')
        ? released.then(() => fulfilScript(route, readFileSync(`dist/browser${url.pathname}`, 'utf8')))
        : undefined;
    },
  });
  await opened.page.locator('kvartal-search [data-listing]').nth(9).waitFor();
  return { ...opened, release };
}

const replaced = (page: Page) => page.locator('kvartal-search [data-kv-first]').waitFor({ state: 'detached' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('href'));

describe.each(['page', 'loader'] as const)('a search that a server has printed for the %s', (by) => {
  it('is seen before its code, and looks the same afterwards', async () => {
    const { page, release, problems } = await openPrinted({ by });
    await page.waitForFunction(() =>
      [...(document.querySelector('kvartal-search')?.shadowRoot?.querySelectorAll('img') ?? [])]
        .slice(0, 3)
        .every(({ complete }) => complete),
    );
    const before = await page.screenshot({ animations: 'disabled' });
    release();
    await replaced(page);
    await expect.poll(async () => before.equals(await page.screenshot({ animations: 'disabled' }))).toBe(true);
    const left = await page.locator('kvartal-search').evaluate(({ shadowRoot }) => ({
      styles: shadowRoot?.querySelectorAll('style').length,
      cards: shadowRoot?.querySelectorAll('[data-listing]').length,
      inert: shadowRoot?.querySelectorAll('[inert]').length,
      sheets: shadowRoot?.adoptedStyleSheets.length,
    }));
    const fresh = await page.evaluate(async () => {
      const element = document.createElement('kvartal-search');
      document.body.append(element);
      await new Promise(requestAnimationFrame);
      return element.shadowRoot?.adoptedStyleSheets.length;
    });
    expect(left).toEqual({ styles: 0, cards: 10, inert: 0, sheets: fresh });
    expect(problems).toEqual([]);
  });

  it('keeps the focus, and what was typed and pressed meanwhile', async () => {
    const { page, release } = await openPrinted({ by });
    const search = page.locator('kvartal-search');
    // Listened for by now.
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/first.js')));
    await search.getByPlaceholder('Название станции').fill('Сокол');
    await search.getByRole('button', { name: 'Следующее фото' }).nth(1).click();
    const link = search.locator('[part~=card-title]').nth(2);
    await link.focus();
    const target = await link.getAttribute('href');
    release();
    await replaced(page);
    expect(await search.getByPlaceholder('Название станции').inputValue()).toBe('Сокол');
    expect(await focused(page)).toBe(target);
  });
});

describe('a search that a server was to print', () => {
  it('gives way to the component even if the code that compares them is missing', async () => {
    const { page, release } = await openPrinted({ fallback: true });
    release();
    await replaced(page);
    await page.locator('kvartal-search [data-listing]').nth(9).waitFor();
  });

  it('comes before its code on a slow line, of which the browser knows the speed', async () => {
    const slow = `<script>
      Object.defineProperty(navigator, 'connection', { value: { downlink: 1.5 } });
      const real = setTimeout;
      window.setTimeout = (call, wait, ...given) => (wait === 100 ? (window.loadCode = () => call(...given)) : real(call, wait, ...given));
    </script>`;
    const { page, requests } = await open({
      html: documentOf(slow + asking),
      intercept: (url, route) => (url.pathname.startsWith('/print/') ? fulfilPrinted(route, printed.html) : undefined),
    });
    await page.locator('kvartal-search [data-listing]').nth(9).waitFor();
    const code = () => requests.filter((url) => url.includes('/c/') && !url.endsWith('/first.js'));
    expect(code()).toEqual([]);
    await page.evaluate(() => Reflect.get(window, 'loadCode')());
    await replaced(page);
    expect(code()).not.toEqual([]);
  });

  it('loads as usual where the server has nothing to say, the API is another one, or the address has the search', async () => {
    const asked: string[] = [];
    const own = `<kvartal-results api-url="${kit}/api"></kvartal-results><kvartal-search-form></kvartal-search-form><kvartal-listing></kvartal-listing>`;
    const { page, problems } = await open({
      html: documentOf(`${own}<kvartal-search url-sync="query"></kvartal-search>${asking.replace('search>', 'search deal="rent">')}`),
      intercept: (url, route) => {
        if (!url.pathname.startsWith('/print/')) return undefined;
        asked.push(url.pathname + url.search);
        return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
      },
    });
    await page.locator('kvartal-search[deal] [data-listing]').nth(9).waitFor();
    expect(asked.sort()).toEqual(['/print/kvartal-listing', '/print/kvartal-search?deal=rent']);
    expect(problems).toEqual([]);
  });
});
