import type { Page } from 'playwright';
import { desktop, openPage, origin, type WatchedPage } from './browser';

export interface HeldPage extends WatchedPage {
  /** Lets the code of the site load, which replaces the server-rendered page. */
  takeOver(): Promise<void>;
}

/** Opens a page of the site with cookies accepted and without motion, whose code waits until `takeOver`. */
export async function openHeldPage(
  path: string,
  { before, ...options }: typeof desktop & { before?(page: Page): Promise<unknown> } = desktop,
): Promise<HeldPage> {
  const opened = await openPage(options);
  const { page } = opened;
  await before?.(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().addCookies([{ name: 'cookiesAccepted', value: 'true', url: origin }]);
  await page.route(/\/assets\/main-[^/]*\.js$/, (route) => held.then(() => route.continue()));
  // The site's code is requested only after early interactions are listened for.
  const asked = page.waitForRequest(/\/assets\/main-[^/]*\.js$/);
  const arrived = page.goto(origin + path, { waitUntil: 'commit' });
  await asked;
  return {
    ...opened,
    async takeOver() {
      release();
      await arrived;
    },
  };
}
