import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, openPage, origin, type WatchedPage } from '../support/browser';

async function visit(path: string, size: typeof desktop, body: (watched: WatchedPage) => Promise<void>) {
  const watched = await openPage(size);
  try {
    await watched.page.goto(origin + path);
    await body(watched);
    // Some seeded listings are deleted: their pages respond with 410.
    expect(watched.problems.filter((problem) => !problem.startsWith(`410 ${origin}/`))).toEqual([]);
    expect(watched.otherOrigins).toEqual([]);
  } finally {
    await watched.close();
  }
}

const widths = [320, 375, 744, 1024, 1440] as const;
/** Spread over the seed, deterministic. */
const someIds = Array.from({ length: 50 }, (_, index) => 1 + ((index * 389) % 1500));

interface Fault {
  readonly what: string;
  readonly where: string;
}

/** Visible faults: horizontal scrolling, an empty photo, text that is cut off or leaves its page, overlapping boxes. */
function faults(page: Page): Promise<Fault[]> {
  return page.evaluate(() => {
    const found: Fault[] = [];
    const root = document.querySelector('[part~=listing]');
    if (!root) return [{ what: 'no page', where: '' }];
    const name = (element: Element) => `${element.localName} ${(element.textContent ?? '').slice(0, 40)}`;
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push({ what: 'sideways scroll', where: '' });
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert],[aria-hidden=true]');
    // Carousels extend beyond the edge, maps and pictures are larger than their frames.
    const isApart = (element: Element) => element.closest('[part~=gallery],[part~=similar],[part~=map],svg,dialog') !== null;
    for (const element of root.querySelectorAll('h1,h2,h3,p,dt,dd,li,a,button')) {
      if (!isSeen(element) || isApart(element) || (element.textContent ?? '').trim() === '') continue;
      const box = element.getBoundingClientRect();
      if (box.right > innerWidth + 1 || box.left < -1) found.push({ what: 'leaves the page', where: name(element) });
      const { overflow, textOverflow, position } = getComputedStyle(element);
      const isCut = overflow !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      // Screen-reader-only texts are one pixel wide.
      if (isCut && position !== 'absolute') found.push({ what: 'is cut off', where: name(element) });
    }
    const parts = ['title', 'price', 'gallery', 'facts'].map((part) => ({ part, element: root.querySelector(`[part~=${part}]`) }));
    for (const { part, element } of parts) {
      const box = element?.getBoundingClientRect();
      if (!box || box.width < 40 || box.height < 16) found.push({ what: 'is missing', where: part });
    }
    return found;
  });
}

const firstPhoto = (page: Page) =>
  page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('[part~=gallery] img');
    return image ? image.complete && image.naturalWidth > 0 : document.querySelector('[part~=gallery] [role=img]') !== null;
  });

describe('fifty listings of the seed', () => {
  it.each([someIds.slice(0, 10), someIds.slice(10, 20), someIds.slice(20, 30), someIds.slice(30, 40), someIds.slice(40)])(
    'stand well at every width, light and dark: %i, %i, %i, %i, %i, %i, %i, %i, %i, %i',
    async (...ids) => {
      await visit(`/buy/${ids[0]}`, desktop, async ({ page }) => {
        for (const id of ids) {
          // Checks the server-rendered HTML and the client's page of each, without reloading the site, which takes most of the time.
          const printed = await fetch(`${origin}/buy/${id}`);
          expect([200, 410]).toContain(printed.status);
          if (printed.ok) expect({ id, html: await printed.text() }).toMatchObject({ html: expect.stringMatching(/<h1\b/) });
          await page.evaluate((path) => history.pushState(null, '', path), `/buy/${id}`);
          await page.locator(`[part~=listing][data-listing="${id}"] [part~=title]`).waitFor();
          await expect.poll(() => firstPhoto(page)).toBe(true);
          for (const [index, width] of widths.entries()) {
            await page.setViewportSize({ width, height: 900 });
            // Boxes do not depend on colours: alternating the schemes shows that they do not.
            const colorScheme = (index + id) % 2 === 0 ? 'light' : 'dark';
            await page.emulateMedia({ colorScheme });
            expect({ id, width, colorScheme, faults: await faults(page) }).toEqual({ id, width, colorScheme, faults: [] });
          }
        }
      });
    },
    60_000,
  );
});
