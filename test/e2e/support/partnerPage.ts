import { existsSync, readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page, Route } from 'playwright';
import { afterEach } from 'vitest';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { pageProblems } from './pageProblems';
import { sharedBrowser } from './sharedBrowser';

/** Origin of the partner's page and the kit in these tests; no request leaves the browser. */
export const partner = 'https://partner.test';
export const kit = 'https://kvartal.test';

const build = 'dist/browser';

export interface PartnerPage {
  readonly page: Page;
  /** Requested URLs, in order. */
  readonly requests: string[];
  /** Console errors and warnings, uncaught errors, CSP violations. */
  readonly problems: string[];
  close(): Promise<void>;
}

export interface PartnerPageOptions {
  readonly html: string;
  readonly csp?: string;
  /** Path and query of the page; the root otherwise. */
  readonly path?: string;
  /** Of the visitor, such as the time zone. */
  readonly visitor?: BrowserContextOptions;
  /** Returns a response that replaces the build's or the API's; `undefined` lets the request through. */
  readonly intercept?: (url: URL, route: Route) => Promise<unknown> | undefined;
}

/** Returns a function that opens pages, which are closed after each test. */
export function partnerPages(): (options: PartnerPageOptions) => Promise<PartnerPage> {
  let opened: PartnerPage | undefined;
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
  });
  return async (options) => {
    opened = await openPartnerPage(options);
    return opened;
  };
}

/** Opens a page of one origin that loads the script-tag build from another, with an API in memory. */
async function openPartnerPage({ html, csp, path = '/', visitor, intercept }: PartnerPageOptions): Promise<PartnerPage> {
  if (!existsSync(`${build}/kvartal.js`)) throw new Error('no script-tag build: run "npm run build" first');
  const api = createFakeApi();
  const context = await (await sharedBrowser()).newContext({ viewport: { width: 1280, height: 900 }, locale: 'ru-RU', ...visitor });
  const page = await context.newPage();
  const requests: string[] = [];
  const problems = await pageProblems(page);
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.protocol === 'data:') return route.continue();
    requests.push(url.href);
    const taken = intercept?.(url, route);
    if (taken) return taken;
    if (url.origin === partner && url.pathname === '/') {
      const headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' };
      if (csp) headers['content-security-policy'] = csp;
      return route.fulfill({ headers, body: html });
    }
    if (url.origin === partner && url.pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: '' });
    if (url.origin === kit && url.pathname.startsWith('/api/')) {
      const answer = await api(url.href);
      return route.fulfill({ status: answer.status, headers: { ...cors, 'content-type': 'application/json' }, body: await answer.text() });
    }
    const file = `${build}${url.pathname}`;
    if (url.origin === kit && existsSync(file)) return fulfilScript(route, readFileSync(file, 'utf8'));
    if (route.request().resourceType() === 'image' || url.pathname === '/favicon.ico') return route.fulfill(picture);
    return route.fulfill({ status: 404, headers: cors, body: '' });
  });
  await page.goto(partner + path, { waitUntil: 'domcontentloaded' });
  return { page, requests, problems, close: () => context.close() };
}

const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' };
const cors = { 'access-control-allow-origin': '*' };

export function fulfilScript(route: Route, body: string): Promise<void> {
  return route.fulfill({ headers: { ...cors, 'content-type': 'text/javascript; charset=utf-8' }, body });
}

export const script = `<script type="module" src="${kit}/kvartal.js"></script>`;

/** Returns a complete document around a body. */
export const documentOf = (body: string, head = ''): string =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Партнёр</title>${head}</head><body>${body}</body></html>`;
