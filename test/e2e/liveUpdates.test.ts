import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { desktop, origin } from './support/browser';
import { signIn, visitSite } from './support/siteVisit';

/** Streams that a page has asked for. */
function streamsOf(page: Page): string[] {
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/events/')) streams.push(request.headers().accept ?? '');
  });
  return streams;
}
const isSignedIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Личный кабинет' }).waitFor();

it('two tabs have one stream; the other goes on when the first is closed; signing out ends it in both', async () => {
  await visitSite('/', { size: desktop }, async (page) => {
    const first = streamsOf(page);
    await page.getByRole('banner').getByRole('button', { name: 'Авторизация' }).click();
    await signIn(page);
    await isSignedIn(page);
    await expect.poll(() => first).toEqual(['text/event-stream']);

    const tab = await page.context().newPage();
    const second = streamsOf(tab);
    await tab.goto(`${origin}/realty`);
    await isSignedIn(tab);
    // Its code has loaded and has asked the first tab for the totals.
    await expect.poll(() => tab.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1);
    expect(second).toEqual([]);

    // The tab with the stream is closed: the other one has it now.
    await page.goto('about:blank');
    await expect.poll(() => second).toEqual(['text/event-stream']);
    await page.goto(`${origin}/realty`);
    await isSignedIn(page);
    await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1);
    expect(first).toHaveLength(1);

    const header = tab.getByRole('banner');
    await header.getByRole('button', { name: 'Личный кабинет' }).click();
    await header.getByRole('button', { name: 'Выход' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click();
    for (const one of [page, tab]) await one.getByRole('banner').getByRole('button', { name: 'Авторизация' }).waitFor();
    await expect.poll(() => tab.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);
    await tab.close();
  });
});
