import { existsSync, readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright';
import { type RenderedTag, renderElement } from '../../src/server';
import { createFakeApi } from '../../src/testing/fakeApi';
import { pageProblems } from '../e2e/support/pageProblems';
import { sharedBrowser } from '../e2e/support/sharedBrowser';

/** The server of the manuals: kit, API and site. */
export const kitHost = 'https://kvartal.example';
/** The page of the reader. */
export const readerHost = 'https://reader.example';

export const scriptTag = `<script type="module" src="${kitHost}/kit/kvartal.js"></script>`;

export interface GuidePage {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, refusals of the content policy, addresses that nobody answers. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

export interface GuideFiles {
  /** What the reader's server has: path → text of the file. `/` is the page. */
  readonly files: Readonly<Record<string, string>>;
  /** Sent with the page. */
  readonly headers?: Readonly<Record<string, string>>;
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html', svg: 'image/svg+xml' };
const typeOf = (path: string) => `${types[/\.(\w+)$/.exec(path)?.[1] ?? 'html'] ?? 'text/plain'}; charset=utf-8`;
const open = { 'access-control-allow-origin': '*' };
const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' };

/** Opens a reader's page; the built kit and an API in memory answer at the addresses that the manuals name. Nothing leaves the browser. */
export async function openGuidePage({ files, headers = {} }: GuideFiles): Promise<GuidePage> {
  if (!existsSync('dist/browser/kvartal.js')) throw new Error('no script-tag build: run "npm run build" first');
  const api = createFakeApi();
  const context = await (await sharedBrowser()).newContext({ viewport: { width: 1280, height: 900 }, locale: 'ru-RU' });
  const page = await context.newPage();
  const problems = await pageProblems(page);
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const file = url.origin === readerHost ? files[url.pathname] : undefined;
    if (file !== undefined) {
      return route.fulfill({ headers: { ...(url.pathname === '/' ? headers : {}), 'content-type': typeOf(url.pathname) }, body: file });
    }
    if (url.pathname.endsWith('.pmtiles')) return fulfilPiece(route);
    if (url.pathname.startsWith('/api/')) return fulfilFrom(api, url, route);
    if (url.origin === kitHost && url.pathname.startsWith('/print/')) return fulfilPrinted(api, url, route);
    const built = `dist/browser${url.pathname.replace(/^\/kit(?:\/\d[\w.-]*)?/, '')}`;
    if (url.origin === kitHost && url.pathname.startsWith('/kit/') && existsSync(built)) {
      return route.fulfill({ headers: { ...open, 'content-type': typeOf(built) }, body: readFileSync(built) });
    }
    const font = `node_modules/@fontsource-variable/golos-text/files${url.pathname.replace('/fonts', '')}`;
    if (url.pathname.startsWith('/fonts/') && existsSync(font)) return route.fulfill({ headers: open, body: readFileSync(font) });
    if (route.request().resourceType() === 'image' || url.pathname === '/favicon.ico') return route.fulfill(picture);
    problems.push(`nobody answers ${url.href}`);
    return route.fulfill({ status: 404, headers: open, body: '' });
  });
  await page.goto(readerHost);
  return { page, problems, close: () => context.close() };
}

async function fulfilFrom(api: typeof fetch, url: URL, route: Route): Promise<void> {
  const request = route.request();
  const answer = await api(url.href, { method: request.method(), headers: request.headers(), body: request.postData() });
  // Pictures of the server in memory are drawn in their addresses; a real one has them beside its API.
  const body = (await answer.text()).replace(/data:image[^"]*/g, `${kitHost}/media/flat.svg`);
  return route.fulfill({ status: answer.status, headers: { ...open, 'content-type': 'application/json' }, body });
}

async function fulfilPrinted(api: typeof fetch, url: URL, route: Route): Promise<void> {
  const options = { apiUrl: `${kitHost}/api`, siteUrl: kitHost, fetch: api };
  const tag = url.pathname.replace('/print/', '') as RenderedTag;
  const { html } = await renderElement(tag, Object.fromEntries(url.searchParams), options);
  return route.fulfill({
    headers: { ...open, 'content-type': 'text/html; charset=utf-8' },
    body: html.replace(/data:image[^"]*/g, `${kitHost}/media/flat.svg`),
  });
}

const basemap = readFileSync('examples/server/basemap/moscow.pmtiles');

/** Of the basemap, what was asked for by `Range`. */
function fulfilPiece(route: Route): Promise<void> {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(route.request().headers()['range'] ?? '') ?? [];
  const end = to === '' ? basemap.length - 1 : Math.min(Number(to), basemap.length - 1);
  const headers = { ...open, 'access-control-expose-headers': '*', 'content-range': `bytes ${from}-${end}/${basemap.length}` };
  return route.fulfill({ status: 206, headers, body: basemap.subarray(Number(from), end + 1) });
}

/** A whole document around a body; a block that is a document already stays as it is. */
export function documentOf(body: string, head = ''): string {
  if (/<html\b/.test(body)) return body.replace('</head>', `${head}</head>`);
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Страница</title>${head}</head><body>${body}</body></html>`;
}
