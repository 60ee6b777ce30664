import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { encodeListing } from '../api/wire/listing/encodeListing';
import { encodeListingDetails } from '../api/wire/listing/encodeListingDetails';
import { detailsOf } from '../testing/detailsOf';
import { aListing } from '../testing/fixtures';
import { renderElement } from './renderElement';

const asked: string[] = [];
const stations = [{ id: 1, name: 'Сокол', line_name: 'Замоскворецкая', route: '2', color: '#2dbe2c' }];
const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
  const { pathname, search } = new URL(String(input));
  asked.push(decodeURIComponent(pathname + search));
  if (pathname.endsWith('/metro/')) return Response.json(stations);
  if (pathname.endsWith('/realty/7/')) return Response.json(encodeListingDetails(detailsOf({ listing: aListing({ id: 7 }), flags: [] })));
  return Response.json({ results: [encodeListing(aListing({ id: 7 })), encodeListing(aListing({ id: 8 }))], count: 321 });
});
const place = { apiUrl: 'https://kvartal.example/api', siteUrl: 'https://kvartal.example', fetch };
afterEach(() => {
  asked.length = 0;
});

it('prints a search as declarative shadow DOM, with its first page', async () => {
  const { html, css, failure } = await renderElement('kvartal-search', { class: 'wide', deal: 'rent', 'page-size': 2 }, place);
  expect(failure).toBeNull();
  expect(html).toMatch(
    /^<kvartal-search class="wide" deal="rent" page-size="2" data-kv-theme="light"><template shadowrootmode="open"><style>/,
  );
  expect(html).toContain(`<style>${css}</style><div class="kv-root" lang="ru" data-kv-first="">`);
  expect(html).toMatch(/<\/template><\/kvartal-search>$/);
  expect(html).toContain('href="https://kvartal.example/buy/7"');
  expect(html).toContain('<slot name="header">');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^\/api\/realty\/\?.*trade_type=Аренда.*&page_size=2$/);
  // A strict policy refuses both.
  expect(html).not.toMatch(/ style="|<script/);
});

it('asks what the element itself would ask', async () => {
  await renderElement('kvartal-results', { 'fixed-filters': 'address_metro=Сокол', filters: 'room_count=2&page=3' }, place);
  expect(asked[0]).toMatch(/^\/api\/realty\/\?.*room_count=2.*address_metro=Сокол.*page=3/);
  expect(asked[1]).toBe('/api/realty-addresses/metro/');
});

it('follows the address of the page, as far as a search is in it', async () => {
  const attributes = { filters: 'room_count=1', 'url-sync': 'query' };
  await renderElement('kvartal-search', attributes, { ...place, query: '?utm=1&room_count=3' });
  await renderElement('kvartal-search', attributes, { ...place, query: '?utm=1' });
  expect(asked.map((path) => /room_count=\d/.exec(path)?.[0])).toEqual(['room_count=3', 'room_count=1']);
});

it('prints pages as links beside the parameters of the page, where the address holds the search', async () => {
  const attributes = { filters: 'room_count=1', 'url-sync': 'query' };
  const { html } = await renderElement('kvartal-search', attributes, { ...place, query: '?page_id=7&room_count=3' });
  expect(html).toMatch(/<a [^>]*href="\?trade_type=[^"]*&amp;room_count=3&amp;[^"]*&amp;page=2&amp;page_id=7"/);
  const without = await renderElement('kvartal-search', { filters: 'room_count=1' }, place);
  expect(without.html).toMatch(/<button [^>]*aria-label="Страница 2"/);
});

it('prints a listing', async () => {
  const { html } = await renderElement('kvartal-listing', { 'listing-id': 7, lang: 'en', theme: 'dark' }, place);
  expect(html).toMatch(/^<kvartal-listing listing-id="7" lang="en" theme="dark" data-kv-theme="dark">/);
  expect(html).toContain('Back to search');
});

it('gives the nonce and the brand of a page', async () => {
  const { html } = await renderElement('kvartal-results', { brand: '#d9b668' }, { ...place, nonce: 'abc' });
  expect(html).toContain('data-kv-brand>');
  expect(html).toContain('<style nonce="abc">');
  expect(html).toContain(':host{--kv-brand:#d9b668}');
});

it('takes a brand beside a polyfill of CSS.escape', async () => {
  vi.stubGlobal('CSS', { escape: String });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { html } = await renderElement('kvartal-results', { brand: '#d9b668' }, place);
  expect(html).toContain('data-kv-brand>');
});

it('comes without content when the API fails', async () => {
  const broken = { ...place, fetch: async () => new Response('', { status: 502 }) };
  const { html, css, failure } = await renderElement('kvartal-search', { deal: 'rent' }, broken);
  expect({ html, css }).toEqual({ html: '<kvartal-search deal="rent"></kvartal-search>', css: '' });
  expect(failure).toContain('Kvartal API');
});

it('throws for what the element would report', async () => {
  await expect(renderElement('kvartal-search', { deal: 'swap' }, place)).rejects.toThrow('атрибута deal');
  await expect(renderElement('kvartal-search', { 'x"onload': 1 }, place)).rejects.toThrow('Имя атрибута');
});

it('leaves what is in attributes as text', async () => {
  const { html } = await renderElement('kvartal-search', { title: '"><script>alert(1)</script>' }, place);
  expect(html).not.toContain('<script');
  expect(html).toContain('title="&quot;&gt;&lt;script&gt;');
});
