import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallApi, RenderThreads } from '../../../examples/server/site/rendering/renderThreads';
import { type ElementAttributes, type RenderedTag, renderElement } from '../../../src/server';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';
import { storeSession } from '../support/storeUser';
import { temporaryFolder } from '../support/temporaryFolder';

const [{ start }] = engines;
interface Printed {
  readonly tag: RenderedTag;
  readonly attributes: ElementAttributes;
  readonly siteUrl: string;
}
/** In place of threads: the sources. */
const sources = {
  isBuilt: true,
  async render(job: string, input: Printed, callApi: CallApi) {
    if (job === 'page') return { html: '', css: '' };
    const call: typeof fetch = async (asked) => {
      const { status, body } = await callApi(String(asked instanceof Request ? asked.url : asked));
      return new Response(body, { status });
    };
    const { tag, attributes, siteUrl } = input;
    return renderElement(tag, attributes, { apiUrl: `${siteUrl}/api`, siteUrl, fetch: call });
  },
  close: async () => {},
} as unknown as RenderThreads;

describe('an element printed for a page', () => {
  let server: SeededServer;
  let folder: string;
  beforeAll(async () => {
    folder = await temporaryFolder();
    const at = (name: string) => join(folder, name);
    for (const name of ['partner', 'site/assets', 'site/documents']) await mkdir(at(name), { recursive: true });
    await writeFile(at('site/index.html'), '<!doctype html><head></head><body><div id="site"></div></body>');
    const folders = {
      partner: at('partner/'),
      partnerApps: at('none/'),
      kit: at('none/'),
      site: at('site/'),
    };
    server = await startSeededServer(await start(), { folders, renderThreads: sources });
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { 'user-agent': 'Firefox', ...headers } });
  const views = async (id: number) => {
    await server.views.flush();
    const rows = await server.db.selectFrom('listing_views').select(['shown', 'full_total as full']).where('listing_id', '=', id).execute();
    return rows[0] ?? { shown: 0, full: 0 };
  };
  const found = v.object({ results: v.array(v.object({ id: v.number(), owner_id: v.number() })) });
  const listingOn = async (page: number) => {
    const { results } = v.parse(found, (await get(`/api/realty/?page=${page}`, { 'user-agent': '' })).json());
    const [listing] = results;
    if (!listing) throw new Error('The page is empty');
    return listing;
  };

  test('counts no view: the call of the browser does', async () => {
    const { id } = await listingOn(1);
    const printed = await get(`/print/kvartal-listing?listing-id=${id}`);
    expect(printed.statusCode).toBe(200);
    expect(printed.body).toContain('<kvartal-listing');
    expect(await views(id)).toEqual({ shown: 0, full: 0 });
    await get(`/api/realty/${id}/`);
    expect(await views(id)).toEqual({ shown: 0, full: 1 });
  });

  test('counts nothing as shown: the call of the browser does', async () => {
    const { id } = await listingOn(2);
    const printed = await get(`/print/kvartal-search?filters=${encodeURIComponent('page=2')}`);
    expect(printed.body).toContain(`data-listing="${id}"`);
    expect(await views(id)).toEqual({ shown: 0, full: 0 });
    await get('/api/realty/?page=2');
    expect(await views(id)).toEqual({ shown: 1, full: 0 });
  });

  test('counts neither an owner nor a bot', async () => {
    const { id, owner_id } = await listingOn(3);
    const token = await storeSession(server.db, owner_id);
    const visits: Record<string, string>[] = [{ authorization: `Token ${token}` }, { 'user-agent': 'Googlebot/2.1' }];
    for (const headers of visits) {
      await get(`/print/kvartal-listing?listing-id=${id}`, headers);
      await get(`/api/realty/${id}/`, headers);
    }
    expect(await views(id)).toEqual({ shown: 0, full: 0 });
  });

  test('nor do pages of the site count', async () => {
    const { id } = await listingOn(4);
    const { headers } = await get(`/rent/${id}`);
    const pages = await Promise.all([get(String(headers.location ?? `/rent/${id}`)), get('/realty?page=4')]);
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await views(id)).toEqual({ shown: 0, full: 0 });
  });
});
