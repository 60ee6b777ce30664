import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { isSettled } from '../support/searchPage';
import { moderator } from '../support/server';
import { pathOf, signIn, visitSite } from '../support/siteVisit';

/** 1280 × 1024 px at 400 % zoom (WCAG 1.4.10). */
const low = { viewport: { width: 320, height: 256 } };

/** Returns what stays over the page while it scrolls, from top to bottom of the window. */
async function pinned(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const deepest = (x: number, y: number) => {
      let element = document.elementFromPoint(x, y);
      while (element?.shadowRoot) {
        const inner = element.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === element) break;
        element = inner;
      }
      return element;
    };
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    for (let y = 4; y < innerHeight; y += 8) {
      for (let element: Element | null = deepest(innerWidth / 2, y); element; ) {
        const { position } = getComputedStyle(element);
        if (position === 'fixed' || position === 'sticky') found.add(`${position}: ${element.textContent?.trim().slice(0, 60)}`);
        const root = element.getRootNode();
        element = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
      }
    }
    return [...found];
  });
}

it('at 400 % zoom nothing stays over results, listing, form and moderation', async () => {
  await visitSite('/realty', { size: low, expected: ['401'] }, async (page) => {
    // With the notice about cookies.
    await page.context().clearCookies();
    await page.reload();
    await isSettled(page.locator('body'));
    expect(await pinned(page)).toEqual([]);

    await page.locator('[part~=card] a[href*="/buy/"]').first().click();
    await expect.poll(() => pathOf(page)).toMatch(/^\/buy\/\d+$/);
    await page.getByRole('main').getByRole('button', { name: 'Написать' }).first().waitFor();
    expect(await pinned(page)).toEqual([]);

    await page.goto(`${new URL(page.url()).origin}/realty/create`);
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await signIn(page, moderator);
    await page.getByRole('radio', { name: 'Продажа' }).check({ force: true });
    await page.getByRole('radio', { name: 'Квартира' }).check({ force: true });
    await page.getByRole('button', { name: 'Опубликовать' }).waitFor();
    expect(await pinned(page)).toEqual([]);

    await page.goto(`${new URL(page.url()).origin}/moderation`);
    await page.getByRole('button', { name: 'Одобрить' }).waitFor();
    expect(await pinned(page)).toEqual([]);
  });
});
