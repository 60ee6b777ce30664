import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { inject } from 'vitest';
import { sharedBrowser } from './sharedBrowser';

/** Of the server of this run. */
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
  /** Console errors, uncaught errors and refusals of the content policy, in the order they came. */
  readonly complaints: readonly string[];
  /** Addresses of other origins that the page asked for. */
  readonly foreign: readonly string[];
  close(): Promise<void>;
}

/** A page in a new context that records everything logged to the console. */
export async function openPage(options: BrowserContextOptions, browser?: Browser): Promise<WatchedPage> {
  const context = await (browser ?? (await sharedBrowser())).newContext({ ...options, locale: 'ru-RU', timezoneId: 'Europe/Moscow' });
  const opened = await context.newPage();
  const page = options.javaScriptEnabled === false ? opened : afterFirstContent(opened);
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    // A failed request is told below, with its address.
    const isComplaint =
      (message.type() === 'error' || message.type() === 'warning') && !message.text().startsWith('Failed to load resource');
    if (isComplaint) complaints.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) foreign.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { page, complaints, foreign, close: () => context.close() };
}

/**
 * The page whose navigations end when the site has drawn itself in place of what the server has printed: before, everything is there twice.
 * Photos may come later: who looks at them waits for them.
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
