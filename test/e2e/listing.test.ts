import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../scripts/ensureBuilt';
import { desktop, launchBrowser, openPage, type WatchedPage } from './browser';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  ensureBuilt('site');
  ensureBuilt('kit');
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function visit(path: string, size: typeof desktop, body: (watched: WatchedPage) => Promise<void>) {
  const watched = await openPage(browser, server.origin, size);
  try {
    await watched.page.goto(server.origin + path);
    await body(watched);
    // Some of the seed are deleted: their page says so, and so does its status.
    expect(watched.complaints.filter((complaint) => !complaint.startsWith(`410 ${server.origin}/`))).toEqual([]);
    expect(watched.foreign).toEqual([]);
  } finally {
    await watched.close();
  }
}

const widths = [320, 375, 744, 1024, 1440] as const;
/** Spread over the seed, the same every time. */
const someIds = Array.from({ length: 50 }, (_, index) => 1 + ((index * 389) % 1500));

interface Fault {
  readonly what: string;
  readonly where: string;
}

/** What an eye would find wrong: sideways scroll, an empty photo, text that is cut off or leaves its page, boxes on top of each other. */
function faults(page: Page): Promise<Fault[]> {
  return page.evaluate(() => {
    const found: Fault[] = [];
    const root = document.querySelector('[part~=listing]');
    if (!root) return [{ what: 'no page', where: '' }];
    const name = (element: Element) => `${element.localName} ${(element.textContent ?? '').slice(0, 40)}`;
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push({ what: 'sideways scroll', where: '' });
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert],[aria-hidden=true]');
    // Carousels go on beyond the edge, maps and pictures are larger than their frames.
    const isApart = (element: Element) => element.closest('[part~=gallery],[part~=similar],[part~=map],svg,dialog') !== null;
    for (const element of root.querySelectorAll('h1,h2,h3,p,dt,dd,li,a,button')) {
      if (!isSeen(element) || isApart(element) || (element.textContent ?? '').trim() === '') continue;
      const box = element.getBoundingClientRect();
      if (box.right > innerWidth + 1 || box.left < -1) found.push({ what: 'leaves the page', where: name(element) });
      const { overflow, textOverflow, position } = getComputedStyle(element);
      const isCut = overflow !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      // Words for screen readers alone are one pixel wide.
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
          await page.goto(`${server.origin}/buy/${id}`);
          await page.locator('[part~=listing] [part~=title]').waitFor();
          await expect.poll(() => firstPhoto(page)).toBe(true);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            for (const colorScheme of ['light', 'dark'] as const) {
              await page.emulateMedia({ colorScheme });
              expect({ id, width, colorScheme, faults: await faults(page) }).toEqual({ id, width, colorScheme, faults: [] });
            }
          }
        }
      });
    },
    60_000,
  );
});
