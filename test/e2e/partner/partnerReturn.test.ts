import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, openPage, origin } from '../support/browser';
import { documentOf } from '../support/partnerPage';
import { isSettled, isWhere, openListing, type ShownSearch, searchFarDown, seen } from '../support/searchPage';
import { launchBrowser, sharedBrowser } from '../support/sharedBrowser';

/** A browser with the back/forward cache, which the test driver disables by default and the shell of Chromium does not have. */
let keeping: Browser;
beforeAll(async () => {
  keeping = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] }, 'full');
});
afterAll(() => keeping?.close());

const stored = (page: Page) => page.evaluate(() => ({ ...sessionStorage, ...localStorage }));

/** Runs in the page: why the browser did not keep it, as JSON; null if it did. */
const whyNotKept = () => {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { notRestoredReasons?: unknown })[];
  return JSON.stringify(navigation?.notRestoredReasons ?? null);
};

/** Opens a search on a partner's page, leaves it for a listing by a full page load, and comes back. */
async function leaveAndReturn(browser: Browser, tag: string, check: (page: Page, before: ShownSearch) => Promise<void>) {
  const { page, problems, close } = await openPage(desktop, browser);
  try {
    // Content above the search, so that it starts below the window.
    const body = `<h1 style="height: 300px">Журнал</h1>${tag}<script type="module" src="/kit/kvartal.js"></script>`;
    const html = documentOf(body, '<link rel="icon" href="data:,">');
    await page.route('**/partner/made.html*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
    await page.goto(`${origin}/partner/made.html`);
    const element = page.locator('kvartal-search');
    const before = await searchFarDown(page, element);
    await openListing(element, before.card);
    await page.getByRole('link', { name: 'Вернуться к поиску' }).waitFor();
    // After the call has returned: a page that was kept is there at once, and the call would end with the page it ran in.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => page.url()).toContain('/partner/made.html');
    await isSettled(element);
    await check(page, before);
    expect(problems).toEqual([]);
  } finally {
    await close();
  }
}

describe("a partner's search, after a listing on the main site", () => {
  it.each(['query', 'hash'])('is restored with url-sync="%s"', async (sync) => {
    await leaveAndReturn(await sharedBrowser(), `<kvartal-search url-sync="${sync}"></kvartal-search>`, async (page, before) => {
      const element = page.locator('kvartal-search');
      await expect.poll(() => seen(page, element)).toSatisfy(isWhere(before));
      const { search, hash } = new URL(page.url());
      const said = new URLSearchParams(sync === 'hash' ? hash.slice(1) : search);
      expect(Object.fromEntries(said)).toMatchObject({ trade_type: 'Аренда', ordering: 'price', page: '2' });
      expect(sync === 'hash' ? search : hash).toBe('');
    });
  });

  it('starts over with url-sync="off" and stores nothing', async () => {
    await leaveAndReturn(await sharedBrowser(), '<kvartal-search></kvartal-search>', async (page) => {
      const url = `${origin}/partner/made.html`;
      // Page numbers appear after the cards.
      await expect.poll(() => seen(page, page.locator('kvartal-search'))).toMatchObject({ deal: 'sale', page: '1', url });
      expect(await stored(page)).toEqual({});
    });
  });

  it('restores the position in a scrolling box of the page', async () => {
    const box = '<div style="height: 700px; overflow-y: auto"><kvartal-search url-sync="query"></kvartal-search></div>';
    await leaveAndReturn(await sharedBrowser(), box, async (page, before) => {
      await expect.poll(() => seen(page, page.locator('kvartal-search'))).toSatisfy(isWhere(before));
      expect(await page.evaluate(() => document.querySelector('div')?.scrollTop)).toBeGreaterThan(500);
    });
  });
});

describe('a page in the back/forward cache', () => {
  it.each(['off', 'query'])('shows the search as it was, with url-sync="%s"', async (sync) => {
    await leaveAndReturn(keeping, `<kvartal-search url-sync="${sync}"></kvartal-search>`, async (page, before) => {
      expect(await page.evaluate(whyNotKept)).toBe('null');
      await expect.poll(() => seen(page, page.locator('kvartal-search'))).toSatisfy(isWhere(before));
    });
  });
});
