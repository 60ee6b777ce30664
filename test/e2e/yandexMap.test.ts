import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Route } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFakeApi } from '../../src/testing/fakeApi';
import { documentOf, fulfilScript, kit, type PartnerPage, partnerPages, script } from './support/partnerPage';

/** Replaces the vendor's script: the stand-in's API, under the name and with the callback of the script's URL. */
const standIn = `
  import { standInApi } from './test/support/map/yandexStandIn';
  const asked = new URL(document.currentScript.src).searchParams;
  const { api, maps } = standInApi();
  window[asked.get('ns')] = api;
  window.standInMaps = maps;
  window[asked.get('onload')](api);
`;

let vendorScript: string;
const basemap = readFileSync('examples/server/basemap/moscow.pmtiles');
beforeAll(async () => {
  const { outputFiles } = await build({ stdin: { contents: standIn, resolveDir: '.' }, bundle: true, write: false, format: 'iife' });
  vendorScript = outputFiles[0]?.text ?? '';
});

const openPage = partnerPages();

const isVendor = (url: string | URL) => new URL(url).hostname.endsWith('yandex.ru');

function open(body: string, { csp, refused = false }: { csp?: string; refused?: boolean } = {}): Promise<PartnerPage> {
  const api = createFakeApi();
  const listen = `<script>window.problems=[];addEventListener('kvartal-error',({detail})=>problems.push(detail.code))</script>`;
  return openPage({
    html: documentOf((csp ? '' : listen) + body + script),
    csp,
    intercept: (url, route) => {
      if (isVendor(url)) return refused ? route.fulfill({ status: 403, body: '' }) : fulfilScript(route, vendorScript);
      if (url.origin === kit && url.pathname.startsWith('/api/basemap/')) return fulfilPiece(route);
      if (url.origin === kit && url.pathname.startsWith('/api/') && route.request().method() !== 'GET') return answer(api, url, route);
      return undefined;
    },
  });
}

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-expose-headers': '*' };

function fulfilPiece(route: Route): Promise<void> {
  const [, from, to] = /bytes=(\d+)-(\d+)/.exec(route.request().headers()['range'] ?? '') ?? [];
  if (!from || !to) return route.fulfill({ headers: cors, body: basemap });
  const body = basemap.subarray(Number(from), Number(to) + 1);
  return route.fulfill({ status: 206, headers: { ...cors, 'content-range': `bytes ${from}-${to}/${basemap.length}` }, body });
}

async function answer(api: typeof fetch, url: URL, route: Route): Promise<void> {
  const request = route.request();
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
  const given = await api(url.href, { method: request.method(), body: request.postData() });
  return route.fulfill({ status: given.status, headers: { ...cors, 'content-type': 'application/json' }, body: await given.text() });
}

const tag = '<div style="height:700px"><kvartal-map map-provider="yandex" map-key="a key"></kvartal-map></div>';

describe('Yandex Maps on a partner’s page', () => {
  it('are children of the tag, fill the map, and lie below our pins', async () => {
    const { page, requests, problems } = await open(tag);
    await page.locator('kvartal-map [part~=marker]').first().waitFor();
    expect(requests.filter(isVendor)).toHaveLength(1);
    expect(new URL(requests.find(isVendor) ?? '').searchParams.get('apikey')).toBe('a key');
    const seen = await page.locator('kvartal-map').evaluate((element) => {
      const box = (found: Element | null | undefined) => found?.getBoundingClientRect().toJSON();
      return {
        inLight: element.querySelectorAll(':scope ymaps').length,
        vendor: box(element.querySelector('ymaps')),
        stage: box(element.shadowRoot?.querySelector('slot')?.parentElement),
      };
    });
    expect(seen.inLight).toBe(1);
    expect(seen.vendor).toEqual(seen.stage);
    expect(problems).toEqual([]);
  });

  it('zoom by the wheel over a pin, and by our buttons', async () => {
    const { page } = await open(tag);
    const zoom = () => page.evaluate(() => (window as unknown as { standInMaps: { getZoom(): number }[] }).standInMaps.at(-1)?.getZoom());
    await page.locator('kvartal-map [part~=marker]:not([inert])').first().hover();
    await expect.poll(zoom).toBe(10);
    await page.mouse.wheel(0, -120);
    await expect.poll(zoom).toBe(11);
    await page.getByRole('button', { name: 'Приблизить' }).click();
    await expect.poll(zoom).toBe(12);
  });

  it('are not requested before a map is opened', async () => {
    const { page, requests } = await open('<kvartal-search map-provider="yandex" map-key="a key"></kvartal-search>');
    await page.locator('kvartal-search [part~=card]').first().waitFor();
    expect(requests.filter(isVendor)).toEqual([]);
  });

  it('fall back to our own map if the key is rejected', async () => {
    const { page, requests } = await open(tag, { refused: true });
    await page.locator('kvartal-map .leaflet-container').waitFor();
    await page.locator('kvartal-map [part~=marker]').first().waitFor();
    expect(requests.filter(isVendor)).toHaveLength(1);
    expect(await page.evaluate(() => (window as unknown as { problems: string[] }).problems)).toEqual(['map']);
    expect(await page.locator('script[src*="yandex"]').count()).toBe(0);
  });

  it('fall back to our own map if the CSP blocks the script', async () => {
    const csp = `default-src 'self'; script-src 'self' ${kit}; connect-src ${kit}; img-src 'self' data: ${kit}; style-src-attr 'unsafe-inline'`;
    const { page, requests, problems } = await open(tag, { csp });
    await page.locator('kvartal-map .leaflet-container').waitFor();
    await page.locator('kvartal-map [part~=marker]').first().waitFor();
    expect(requests.filter(isVendor)).toEqual([]);
    expect(problems.filter((problem) => !problem.includes('api-maps.yandex.ru'))).toEqual([]);
  });
});
