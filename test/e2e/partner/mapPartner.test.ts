import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, openPage, origin, phone, type WatchedPage } from '../support/browser';
import { foundOnMap, hasMarkers, markers, openPlace, panel } from '../support/mapPage';

/** Expects a silent console, no third-party requests and no violation of this page's strict CSP. */
async function visit(path: string, size: typeof desktop, body: (watched: WatchedPage) => Promise<void>) {
  const watched = await openPage(size);
  try {
    const answer = await watched.page.goto(origin + path);
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'");
    await body(watched);
    expect(watched.problems).toEqual([]);
    expect(watched.otherOrigins).toEqual([]);
  } finally {
    await watched.close();
  }
}

/** Moves a finger in these steps, through the browser's own input. */
async function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: from.x + by.x * share, y: from.y + by.y * share }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 8; step += 1) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

/** Returns where the element is once it has slid in: before, its edge may still be below the window, where no finger reaches. */
const boxAtRest = (locator: Locator) =>
  locator.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    const { x, y, width } = element.getBoundingClientRect();
    return { x, y, width };
  });

describe('a separate map on a partner page', () => {
  it('works under a strict CSP, follows its form, and opens points', async () => {
    await visit('/partner/map.html', desktop, async ({ page }) => {
      const map = page.locator('kvartal-map');
      await hasMarkers(map);
      const before = await foundOnMap(map);
      await page.locator('kvartal-search-form').getByLabel('Тип сделки').selectOption({ label: 'Снять' });
      await page.locator('kvartal-search-form').getByRole('button', { name: 'Показать' }).click();
      await expect.poll(() => foundOnMap(map)).not.toBe(before);
      await openPlace(map);
      await panel(map).getByRole('button', { name: 'Закрыть' }).click();
      await panel(map).waitFor({ state: 'hidden' });
    });
  });

  it('works by touch', async () => {
    await visit('/partner/map.html', phone, async ({ page }) => {
      const map = page.locator('kvartal-map');
      await map.scrollIntoViewIfNeeded();
      await hasMarkers(map);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      await openPlace(map, (marker) => marker.tap());

      const sheet = panel(map);
      const box = await boxAtRest(sheet);
      expect(box.width).toBeGreaterThan(300);
      await swipe(page, { x: box.x + box.width / 2, y: box.y + 20 }, { x: 0, y: 180 });
      await sheet.waitFor({ state: 'hidden' });

      const first = markers(map).first();
      const stood = await first.boundingBox();
      const frame = await map.boundingBox();
      if (!frame || !stood) throw new Error('no map');
      await swipe(page, { x: frame.x + 60, y: frame.y + frame.height / 2 }, { x: 120, y: 0 });
      await expect.poll(async () => (await first.boundingBox())?.x).not.toBe(stood.x);
    });
  });
});
