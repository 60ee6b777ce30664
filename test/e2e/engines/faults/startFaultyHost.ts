import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { version } from '../../../../scripts/build/define';
import { createFakeApi } from '../../../../src/testing/fakeApi';
import { origin } from '../../support/browser';
import { type FaultyPage, faultyPages } from './faultyPages';

const build = 'dist/browser';
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-expose-headers': 'Date' };
const script = { ...cors, 'content-type': 'text/javascript; charset=utf-8' };
const json = { ...cors, 'content-type': 'application/json' };
const list = JSON.stringify({ results: [], count: 0 });

type Answer = (response: ServerResponse) => unknown;

/** What answers instead of the API, by the first folder of the path. */
const apis: Readonly<Record<string, Answer>> = {
  closed: (response) => response.destroy(),
  cors: (response) => response.writeHead(200, { ...json, 'access-control-allow-origin': 'https://other.test' }).end(list),
  fails: (response) => response.writeHead(503, json).end('{}'),
  page: (response) => response.writeHead(200, { ...cors, 'content-type': 'text/html' }).end('<p>Привет</p>'),
  late: (response) => response.writeHead(200, { ...json, date: new Date(Date.now() + 90 * 60_000).toUTCString() }).end(list),
};

export interface FaultyHost {
  readonly pages: readonly (FaultyPage & { readonly address: string })[];
  stop(): Promise<unknown>;
}

/** Serves all faulty pages on one origin, and on another the kit, a copy of another version, one without its code, and APIs with faults. */
export async function startFaultyHost(): Promise<FaultyHost> {
  const kit = await listen(kitHandler());
  const pages = faultyPages(kit.address);
  const partner = await listen((request, response) => {
    const { csp, html } = pages[Number(request.url?.slice(1))] ?? {};
    if (html === undefined) return response.writeHead(404).end();
    const head = '<meta charset="utf-8"><title>Партнёр</title><link rel="icon" href="data:,">';
    return response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...(csp && { 'content-security-policy': csp }) })
      .end(`<!doctype html><html lang="ru"><head>${head}</head><body>${html}</body></html>`);
  });
  return {
    pages: pages.map((page, index) => ({ ...page, address: `${partner.address}/${index}` })),
    stop: () => Promise.all([kit.stop(), partner.stop()]),
  };
}

function kitHandler() {
  const api = createFakeApi();
  return async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { pathname, href } = new URL(request.url ?? '', 'http://kit.test');
    const [folder = ''] = pathname.slice(1).split('/');
    if (apis[folder]) return apis[folder](response);
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end();
    // Live updates never come.
    if (pathname.endsWith('/events/')) return response.destroy();
    if (pathname.includes('/basemap/')) return forward(pathname, request, response);
    if (folder === 'api') {
      const answer = await api(href);
      return response.writeHead(answer.status, json).end(await answer.text());
    }
    const file = build + pathname.replace(/^\/(?:old|broken(?!\/c\/))\//, '/');
    if (existsSync(file) && file.endsWith('.js')) {
      const code = readFileSync(file, 'utf8');
      return response.writeHead(200, script).end(folder === 'old' ? code.replaceAll(version, '0.0.1') : code);
    }
    const isPicture = request.headers['sec-fetch-dest'] === 'image' || /\.(?:svg|webp|avif|jpe?g|png)$/.test(pathname);
    if (!isPicture) return response.writeHead(404, cors).end();
    return response
      .writeHead(200, { 'content-type': 'image/svg+xml' })
      .end('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
  };
}

/** The basemap is that of this run's server. */
async function forward(path: string, { headers: { range = '' } }: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const answer = await fetch(origin + path, { headers: { range } });
  const kept = ['content-type', 'content-range', 'accept-ranges', 'etag'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return response
    .writeHead(answer.status, { ...Object.fromEntries(kept), ...cors, 'access-control-expose-headers': '*' })
    .end(Buffer.from(await answer.arrayBuffer()));
}

async function listen(handler: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer(handler);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
