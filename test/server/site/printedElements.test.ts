import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderElement } from '../../../src/server';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';
import { storeSession } from '../support/storeUser';
import { temporaryFolder } from '../support/temporaryFolder';

/** In place of the built file: the sources. */
const entry = 'export const renderElement = (...all) => globalThis.renderElementOfSources(...all);';
const [{ start }] = engines;

describe('an element printed for a page', () => {
  let server: SeededServer;
  let folder: string;
  beforeAll(async () => {
    vi.stubGlobal('renderElementOfSources', renderElement);
    folder = await temporaryFolder();
    const at = (name: string) => join(folder, name);
    for (const name of ['partner', 'site/assets', 'site/documents', 'site-server']) await mkdir(at(name), { recursive: true });
    await writeFile(at('site/index.html'), '<!doctype html><head></head><body><div id="site"></div></body>');
    await writeFile(at('site-server/package.json'), '{ "type": "module" }');
    await writeFile(at('site-server/entryServer.js'), `${entry}\nexport const renderPage = async () => ({ html: '', css: '' });`);
    const folders = {
      partner: at('partner/'),
      partnerApps: at('none/'),
      kit: at('none/'),
      site: at('site/'),
      siteServer: at('site-server/'),
    };
    server = await startSeededServer(await start(), { folders });
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
    vi.unstubAllGlobals();
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
