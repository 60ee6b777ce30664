import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { inject } from 'vitest';
import { pageProblems } from './pageProblems';
import { sharedBrowser } from './sharedBrowser';

/** Of this run's server. */
export const origin = inject('origin');

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const phone: BrowserContextOptions = {
  viewport: { width: 375, height: 800 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

export interface WatchedPage {
  readonly page: Page;
  /** Console errors, uncaught errors and CSP violations, in order. */
  readonly problems: readonly string[];
  /** URLs of other origins that the page requested. */
  readonly otherOrigins: readonly string[];
  close(): Promise<void>;
}

/** The site as its visitors see it from Moscow. Without motion, since a click waits until its target stands still; pages of partners have it. */
const visitor: BrowserContextOptions = { locale: 'ru-RU', timezoneId: 'Europe/Moscow', reducedMotion: 'reduce' };

/** Opens a page in a new context that records everything logged to the console. */
export async function openPage(options: BrowserContextOptions, browser?: Browser): Promise<WatchedPage> {
  const context = await (browser ?? (await sharedBrowser())).newContext({ ...visitor, ...options });
  const opened = await context.newPage();
  const page = options.javaScriptEnabled === false ? opened : afterFirstContent(opened);
  // Failed requests are recorded below, with their URL.
  const problems = await pageProblems(page, (text) => !text.startsWith('Failed to load resource'));
  const otherOrigins: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) otherOrigins.push(request.url());
  });
  return { page, problems, otherOrigins, close: () => context.close() };
}

/**
 * Returns the page with navigations that resolve once the client has replaced the server-rendered page: before, everything exists twice.
 * Photos may load later; tests that look at them wait for them.
 */
export function afterFirstContent(page: Page): Page {
  const soon = { waitUntil: 'domcontentloaded' } as const;
  const drawn = async <T>(arrived: Promise<T>) => {
    const response = await arrived;
    await page.locator('#first').waitFor({ state: 'detached' });
    return response;
  };
  const goto = page.goto.bind(page);
  page.goto = (url, options) => drawn(goto(url, { ...soon, ...options }));
  for (const name of ['reload', 'goBack', 'goForward'] as const) {
    const navigate = page[name].bind(page);
    page[name] = (options) => drawn(navigate({ ...soon, ...options }));
  }
  return page;
}
