import type { Frame } from 'playwright';
import { expect } from 'vitest';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { fromApi } from '../support/apiRoute';
import { fromServer } from '../support/fromServer';
import { documentOf, script as loaderTag, partner, partnerPages } from '../support/partnerPage';
import { probe } from './hostProbe';
import type { HostilePage } from './hosts/hostilePage';

const frameAddress = 'https://frame.test/';
const frames = {
  sandboxed: `<iframe sandbox="allow-scripts" src="${frameAddress}"></iframe>`,
  'of another site': `<iframe src="${frameAddress}"></iframe>`,
};
const first = '<script src="/first.js"></script>';
const last = '<script src="/last.js"></script>';

/** The page with the kit. Its scripts are files, since policies of pages forbid others. */
function contentOf({ html = '', around = '%', document, loader = loaderTag, after }: HostilePage, element: string): string {
  const body = html + around.replace('%', () => element) + (after ? last : '') + loader;
  return document ? document.replace('%', () => first + body) : documentOf(body, first);
}

/** Returns a function that opens hostile pages and resolves with what the kit is in: the page itself, or a frame of it. */
export function hostilePages(): (host: HostilePage, element?: string, api?: typeof fetch) => Promise<Frame> {
  const open = partnerPages();
  const searchesOnly = createFakeApi();
  return async (host, element = `<kvartal-search ${host.attributes ?? ''}></kvartal-search>`, api = searchesOnly) => {
    const { frame, visitor, path = '/', headers = {}, script = '', after = '' } = host;
    const inner = contentOf(host, element);
    const html = frame ? documentOf(`<style>iframe { width: 1200px; height: 800px; }</style>${frames[frame]}`) : inner;
    const scripts: Record<string, string> = {
      '/first.js': `${probe}(() => {${script}})();`,
      '/last.js': `(() => {${after}})();`,
    };
    const { page } = await open({
      html,
      path,
      visitor,
      intercept: (url, route) => {
        const ownScript = scripts[url.pathname];
        if (ownScript) return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: ownScript });
        if (url.href === frameAddress) return route.fulfill({ contentType: 'text/html', body: inner });
        if (url.origin === partner && url.pathname === '/') {
          return route.fulfill({ headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body: html });
        }
        if (url.pathname.includes('/basemap/')) return fromServer(url, route);
        return url.pathname.startsWith('/api/') ? fromApi(api, route) : undefined;
      },
    });
    if (host.media) await page.emulateMedia({ media: host.media });
    if (!frame) return page.mainFrame();
    await expect.poll(() => page.frames().length).toBe(2);
    return page.frames()[1] ?? page.mainFrame();
  };
}
