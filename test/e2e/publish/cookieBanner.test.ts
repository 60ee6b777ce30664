import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type desktop, origin, phone } from '../support/browser';
import { moderator } from '../support/server';
import { signIn, visitSite } from '../support/siteVisit';

const visit = (path: string, size: typeof desktop, body: (page: Page) => Promise<void>) => visitSite(path, { size }, body);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const bannerOf = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' });

/** Shows the banner on the page of the form, then signs in there. */
async function bannerBesideForm(page: Page): Promise<Locator> {
  await page.context().clearCookies();
  await page.reload();
  await bannerOf(page).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await signIn(page);
  await heading(page, 'Новое объявление').waitFor();
  return bannerOf(page);
}

describe('the cookie banner on a phone', () => {
  it('covers neither the field of a message nor the buttons of a form', async () => {
    await visit('/realty/create', phone, async (page) => {
      const top = async (thing: Locator) => (await thing.boundingBox())?.y ?? Number.NaN;
      const bottom = async (thing: Locator) => (await top(thing)) + ((await thing.boundingBox())?.height ?? 0);
      const banner = await bannerBesideForm(page);

      await page.goto(`${origin}/account?tab=messages`);
      await page.getByRole('main').locator('[part~=list] a').first().click();
      const send = page.getByRole('button', { name: 'Отправить' });
      await send.waitFor();
      await expect.poll(async () => (await top(banner)) - (await bottom(send))).toBeGreaterThanOrEqual(0);

      await page.goto(`${origin}/realty/create`);
      await page.getByRole('radio', { name: 'Продажа' }).check({ force: true });
      await page.getByRole('radio', { name: 'Квартира' }).check({ force: true });
      const publish = page.getByRole('button', { name: 'Опубликовать' });
      await publish.waitFor();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      // One bar at a time: the buttons stand at the end of the form, above the banner.
      const { height } = page.viewportSize() ?? { height: 0 };
      await expect.poll(() => top(publish)).toBeGreaterThan(height);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await publish.scrollIntoViewIfNeeded();
      await banner.waitFor();
      await expect.poll(async () => (await top(banner)) - (await bottom(publish))).toBeGreaterThanOrEqual(0);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await banner.getByRole('button').click();
      await expect.poll(() => bottom(publish)).toBeLessThanOrEqual(height);
    });
  });
});

it.each([
  ['phone', phone],
  ['tablet', { viewport: { width: 744, height: 1024 } }],
] as const)('the cookie banner lies above the buttons of a decision on a %s', async (_, size) => {
  await visit('/realty/create', size, async (page) => {
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await signIn(page, moderator);
    await heading(page, 'Новое объявление').waitFor();
    await page.context().clearCookies();
    await page.goto(`${origin}/moderation`);
    const approve = page.getByRole('button', { name: 'Одобрить' });
    await approve.waitFor();
    const banner = bannerOf(page);
    await banner.waitFor();
    await expect
      .poll(async () => {
        const [over, button] = [await banner.boundingBox(), await approve.boundingBox()];
        return over && button && button.y >= over.y + over.height;
      })
      .toBe(true);
  });
});

describe.each([744, 992, 1200, 1440])('the cookie banner beside the form of a listing, %i px wide', (width) => {
  it('lies over no field of the form, and nothing of it is cut off', async () => {
    await visit('/realty/create', { viewport: { width, height: 900 } }, async (page) => {
      const banner = await bannerBesideForm(page);
      const form = page.locator('form').filter({ has: page.getByRole('radio', { name: 'Продажа' }) });
      await form.waitFor();
      const places = async () => {
        const [over, beside] = [await banner.boundingBox(), await form.boundingBox()];
        return over && beside && { over, beside };
      };
      if (width >= 1200) {
        await expect
          .poll(async () => {
            const both = await places();
            return both && both.over.x + both.over.width <= both.beside.x;
          })
          .toBe(true);
      } else {
        // A strip of one line, below which nothing is left when the page has been scrolled to its end.
        await expect.poll(async () => (await banner.boundingBox())?.height).toBeLessThanOrEqual(56);
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        const footer = page.getByRole('contentinfo');
        await expect
          .poll(async () => {
            const [over, end] = [await banner.boundingBox(), await footer.boundingBox()];
            return over && end && end.y + end.height <= over.y + 1;
          })
          .toBe(true);
      }
      expect(await banner.evaluate((one) => [one.scrollWidth <= one.clientWidth, one.scrollHeight <= one.clientHeight])).toEqual([
        true,
        true,
      ]);
      await banner.getByRole('button').click();
      await banner.waitFor({ state: 'hidden' });
    });
  });
});

it.each([
  [375, 667],
  [744, 1024],
  [1200, 800],
])('the cookie banner covers nothing of what a search that found nothing offers, at %i × %i', async (width, height) => {
  await visit('/realty?price_max=100000', { viewport: { width, height } }, async (page) => {
    await page.context().clearCookies();
    await page.reload();
    const banner = bannerOf(page);
    await banner.waitFor();
    const offer = page.getByRole('button', { name: /сейчас до/ });
    await offer.waitFor();
    // Below the strip of a narrow window, the page goes on.
    if (width < 744) await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect
      .poll(async () => {
        const [over, below] = [await banner.boundingBox(), await offer.boundingBox()];
        return over && below && (below.x >= over.x + over.width || below.y + below.height <= over.y);
      })
      .toBe(true);
  });
});
