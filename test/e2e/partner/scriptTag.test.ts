import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { version } from '../../../scripts/build/define';
import { createWorld } from '../../../src/testing/world';
import { documentOf, fulfilScript, kit, type PartnerPageOptions, partner, partnerPages, script } from '../support/partnerPage';

const open = partnerPages();

const searchTag = '<kvartal-search></kvartal-search>';
const cardTag = `<kvartal-listing-card listing-id="${createWorld().listings[0]?.listing.id}"></kvartal-listing-card>`;
const firstCard = (page: Page, tag = 'kvartal-search') => page.locator(tag).locator('[part~=card]').first().waitFor();
const strict = `default-src 'self'; script-src 'self' ${kit}; connect-src ${kit}; img-src 'self' data: ${kit}`;

describe('the script tag', () => {
  it('shows the first card of a search after at most five requests, under a strict CSP', async () => {
    const { page, requests, problems } = await open({ html: documentOf(searchTag + script), csp: strict });
    await firstCard(page);
    // Code that depends on the response, such as pagination, loads after it.
    const code = await page.evaluate(() => {
      const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const answered = asked.find(({ name }) => name.includes('/api/realty/?'))?.responseEnd ?? 0;
      return asked.filter(({ name, startTime }) => name.endsWith('.js') && startTime < answered).map(({ name }) => name);
    });
    const lists = requests.filter((url) => url.startsWith(`${kit}/api/realty/?`));
    expect(lists).toHaveLength(1);
    expect(code.length + lists.length).toBeLessThanOrEqual(5);
    expect(requests.filter((url) => !url.startsWith(kit) && !url.startsWith(partner))).toEqual([]);
    expect(problems).toEqual([]);
    const styled = await page.locator('kvartal-search').evaluate((element) => ({
      sheets: element.shadowRoot?.adoptedStyleSheets.length,
      elements: element.shadowRoot?.querySelectorAll('style').length,
      display: getComputedStyle(element).display,
    }));
    expect(styled).toEqual({ sheets: 4, elements: 0, display: 'block' });
  });

  it('prefetches the first page according to the attributes', async () => {
    const rent = '<kvartal-search deal="rent"></kvartal-search>';
    const { page, requests } = await open({ html: documentOf(rent + script) });
    await firstCard(page);
    const lists = requests.filter((url) => url.startsWith(`${kit}/api/realty/?`));
    expect(lists).toHaveLength(1);
    expect(new URL(lists[0] ?? '').searchParams.get('trade_type')).toBe('Аренда');
    const preloaded = await page.evaluate(() => [...document.querySelectorAll('link[rel=modulepreload]')].length);
    expect(preloaded).toBeGreaterThanOrEqual(2);
  });

  it('asks for all code of messages at once, although their page is lazy', async () => {
    const { page, requests } = await open({ html: documentOf(`<kvartal-chat></kvartal-chat>${script}`) });
    await page.getByRole('button', { name: 'Войти' }).waitFor();
    const preloaded = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
    );
    // Beside the drawing of the prompt, the watch for releases, and what guards an element that is drawn.
    const code = requests.filter((url) => url.includes('/c/') && !/(?:StateArt|outdated|guards|foreignChanges)\.js$/.test(url));
    expect(code.length).toBeGreaterThan(5);
    expect(code.filter((url) => !preloaded.includes(url))).toEqual([]);
  });

  it('requests once for two tags with the same query', async () => {
    const { page, requests } = await open({ html: documentOf(searchTag + searchTag + script) });
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll('kvartal-search')].every((tag) => tag.shadowRoot?.querySelector('[data-listing]')),
        ),
      )
      .toBe(true);
    expect(requests.filter((url) => url.startsWith(`${kit}/api/realty/?`))).toHaveLength(1);
  });

  it('prefetches a listing once', async () => {
    const id = createWorld().listings[0]?.listing.id;
    const { page, requests } = await open({ html: documentOf(`<kvartal-listing listing-id="${id}"></kvartal-listing>${script}`) });
    await page.locator('kvartal-listing').locator('[part~=listing]').waitFor();
    const asked = requests.filter((url) => url === `${kit}/api/realty/${id}/`);
    expect(asked).toHaveLength(1);
    const code = requests.findIndex((url) => /\/c\/[\w-]+\/listing\.js$/.test(url));
    expect(requests.indexOf(`${kit}/api/realty/${id}/`)).toBeLessThan(code);
  });

  it('prefetches nothing if the id is invalid', async () => {
    const tags = ['0', '-1', '01', '1e3', '+7', 'abc', '1/../2'].map((id) => `<kvartal-listing listing-id="${id}"></kvartal-listing>`);
    const { page, requests } = await open({ html: documentOf(tags.join('') + script) });
    await page.waitForFunction(() => customElements.get('kvartal-listing') !== undefined);
    const code = requests.findIndex((url) => /\/c\/[\w-]+\/listing\.js$/.test(url));
    expect(requests.slice(0, code).filter((url) => url.startsWith(`${kit}/api/`))).toEqual([]);
  });

  it('reads the API URL from its data attribute', async () => {
    const tag = script.replace('src=', `data-api-url="${kit}/api/v9/" src=`);
    const { page, requests } = await open({ html: documentOf(searchTag + tag) });
    await firstCard(page);
    const calls = requests.filter((url) => url.includes('/api/'));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.every((url) => url.startsWith(`${kit}/api/v9/`))).toBe(true);
  });

  it('loads a card without the code of the search', async () => {
    const { page, requests } = await open({ html: documentOf(cardTag + script) });
    await firstCard(page, 'kvartal-listing-card');
    expect(requests.some((url) => url.endsWith('/search.js'))).toBe(false);
  });

  it.each([
    ['twice', script + script, searchTag],
    ['twice under two addresses', script + script.replace('kvartal.js', 'kvartal.js?again'), searchTag],
    ['before the tag', `${script}<p>до</p>`, searchTag],
    ['after the tag', searchTag, script],
  ])('works %s', async (_how, first, second) => {
    const { page, problems } = await open({ html: documentOf(first + second) });
    await firstCard(page);
    expect(problems).toEqual([]);
  });

  it('works in the head, for later tags', async () => {
    const { page, problems } = await open({
      html: documentOf('<main></main>', `<script async type="module" src="${kit}/kvartal.js"></script>`),
    });
    await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), cardTag + searchTag);
    await firstCard(page);
    await firstCard(page, 'kvartal-listing-card');
    expect(problems).toEqual([]);
  });

  it('starts a tag inside a shadow root if data-preload names it', async () => {
    const tag = script.replace('src=', 'data-preload="kvartal-search" src=');
    const { page } = await open({ html: documentOf(`<div id="host"></div>${tag}`) });
    await page.evaluate((html) => {
      const host = document.querySelector('#host');
      if (host) host.attachShadow({ mode: 'open' }).innerHTML = html;
    }, searchTag);
    await firstCard(page);
  });
});

describe('beside other scripts', () => {
  it('yields to another version, with one warning', async () => {
    const older = script.replace('kvartal.js', 'old/kvartal.js');
    const intercept: PartnerPageOptions['intercept'] = (url, route) => {
      if (url.pathname !== '/old/kvartal.js') return undefined;
      const loader = readFileSync('dist/browser/kvartal.js', 'utf8');
      return fulfilScript(route, loader.replaceAll(version, '0.0.9'));
    };
    const { page, problems } = await open({ html: documentOf(searchTag + script + older + older.replace('.js', '.js?2')), intercept });
    await firstCard(page);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(version);
    expect(problems[0]).toContain('0.0.9');
  });

  it('moves nothing when the buttons of the rows arrive, and loads no form for narrow containers in a wide one', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const intercept: PartnerPageOptions['intercept'] = (url, route) =>
      url.pathname.endsWith('/buttons.js')
        ? held.then(() => fulfilScript(route, readFileSync(`dist/browser${url.pathname}`, 'utf8')))
        : undefined;
    const { page, requests } = await open({ html: documentOf(searchTag + script), intercept });
    await firstCard(page);
    const search = page.locator('kvartal-search');
    const spaces = search.locator('[data-place]:not([data-empty])').first().locator('[data-lazy]');
    const { communicationMethod } = createWorld().listings.map(({ listing }) => listing)[0] ?? {};
    expect(await spaces.count()).toBe(communicationMethod === 'callsAndMessages' ? 2 : 1);
    release();
    await search.getByRole('button', { name: 'Написать' }).first().waitFor();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
            resolve(entries.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          // No entry, no call.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shift).toBe(0);
    expect(requests.filter((url) => url.includes('/FoldedForm.js'))).toEqual([]);
  });

  it("leaves the style sheet of a page's own styled-components alone", async () => {
    const rules = '.host{color:rgb(7,7,7)}/*!sc*/\ndata-styled.g1[id="host"]{content:"host,"}/*!sc*/\n';
    const style = `<style data-styled="active" data-styled-version="6.6.0">${rules}</style>`;
    const { page } = await open({ html: documentOf(`<p class="host">хозяин</p>${searchTag}${script}`, style) });
    await firstCard(page);
    const after = await page.evaluate(() => ({
      styles: [...document.querySelectorAll('style')].map(({ outerHTML }) => outerHTML),
      color: getComputedStyle(document.querySelector('.host') as Element).color,
    }));
    expect(after).toEqual({ styles: [style], color: 'rgb(7, 7, 7)' });
  });

  it('adds a single registry to the page', async () => {
    const names = () => Reflect.ownKeys(window).map(String);
    const { page } = await open({ html: documentOf(script) });
    const { before } = await page.evaluate(() => ({ before: Reflect.ownKeys(window).map(String) }));
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), searchTag);
    await firstCard(page);
    const after = await page.evaluate(names);
    expect(after.filter((name) => !before.includes(name))).toEqual([]);
    expect(before).toContain('Symbol(kvartal)');
  });
});

describe('when the code of an element fails to load', () => {
  it('the page gets an error, and the element starts once the connection is back', async () => {
    let isDown = true;
    const intercept: PartnerPageOptions['intercept'] = (url, route) =>
      isDown && url.pathname.startsWith('/c/') ? route.abort('connectionrefused') : undefined;
    const listen = `<script>document.addEventListener('kvartal-error', (event) => { window.heard = event.detail.code; });</script>`;
    const { page } = await open({ html: documentOf(listen + searchTag + script), intercept });
    await page.waitForFunction(() => Reflect.get(window, 'heard') === 'load');
    isDown = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await firstCard(page);
  });
});
