import type { BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { openPage, origin, type WatchedPage } from './browser';

/** The seeded demo account. */
export const demo = { email: 'demo@example.com', password: 'Kvartal2026' };

export interface SiteVisit {
  readonly size: BrowserContextOptions;
  /** Expected console messages, by a part of their text, such as a status. */
  readonly expected?: readonly string[];
}

/** Opens the main site for a visitor who has dismissed the cookie notice. Expects a silent console and no third-party requests. */
export async function visitSite(path: string, { size, expected = [] }: SiteVisit, body: (page: Page) => Promise<void>) {
  const watched = await openPage(size);
  try {
    await watched.page.context().addCookies([{ name: 'cookiesAccepted', value: 'true', url: origin }]);
    await watched.page.goto(origin + path);
    await body(watched.page);
    expect(complaintsOf(watched, expected)).toEqual([]);
    expect(watched.otherOrigins).toEqual([]);
  } finally {
    await watched.close();
  }
}

const complaintsOf = ({ problems }: WatchedPage, expected: readonly string[]) =>
  problems.filter((complaint) => !expected.some((part) => complaint.includes(part)));

/** Returns false if the document was reloaded since the last call. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isSame = 'isSameDocument' in window;
    Object.assign(window, { isSameDocument: true });
    return isSame;
  });
}

export const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Returns the text or name of the focused element. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Signs in through the open dialog. */
export async function signIn(page: Page, { email, password } = demo): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Вход' });
  await login.getByLabel('Email').fill(email);
  await login.getByLabel('Пароль', { exact: true }).fill(password);
  await login.getByRole('button', { name: 'Войти' }).click();
}

/** Follows a link of the header, through its menu on a phone. */
export async function fromHeader(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Меню' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByText(name, { exact: true }).and(page.locator(':visible')).last().click();
  } else await page.getByRole('banner').getByText(name, { exact: true }).click();
}
