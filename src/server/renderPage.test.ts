import { createElement } from 'react';
import { expect, it } from 'vitest';
import { encodeListing } from '../api/wire/listing/encodeListing';
import { encodeListingDetails } from '../api/wire/listing/encodeListingDetails';
import { Legal } from '../features/legal/Legal';
import { Listing } from '../features/listing/Listing';
import { Search } from '../features/search/Search';
import { detailsOf } from '../testing/detailsOf';
import { aListing } from '../testing/fixtures';
import { operator } from '../text/legal/operator';
import { renderPage } from './renderPage';

const place = { apiUrl: 'https://kvartal.example/api', siteUrl: 'https://kvartal.example' };
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\s+/g, ' ');

it('draws a search with the answer it is given', async () => {
  const body = { results: [encodeListing(aListing({ id: 7 })), encodeListing(aListing({ id: 8 }))], count: 321 };
  const { html, css } = await renderPage(createElement(Search, { session: 'main', urlSync: 'query', headingLevel: 1 }), {
    ...place,
    results: { query: 'room_count=2&trade_type=Продажа&address_metro=Сокол&not_first_floor=true', body },
    stations: [{ id: 1, name: 'Сокол', line_name: 'Замоскворецкая', route: '2', color: '#2dbe2c' }],
  });
  expect(plain(html)).toContain('Купить 2-комнатную квартиру в Москве');
  expect(plain(html)).toContain('321 объявление');
  expect(html).toContain('href="https://kvartal.example/buy/7"');
  // The line of a phone and the chips too, the station in the colour of its line.
  expect(plain(html)).toMatch(/Купить, 2 комн\. Сокол, Не первый этаж.*Не первый этаж Сбросить/);
  expect(css).toContain('--line:#2dbe2c');
  expect(css).toContain('--kv-accent');
  expect(css).toContain('@container');
  // A strict policy refuses both.
  expect(html).not.toMatch(/ style="|<script|<style/);
});

it('draws every card of a page, with its buttons', async () => {
  const listings = Array.from({ length: 10 }, (_, index) => aListing({ id: index + 1 }));
  const results = { query: 'trade_type=Продажа', body: { results: listings.map(encodeListing), count: 10 } };
  const { html } = await renderPage(createElement(Search, { session: 'main', urlSync: 'query' }), { ...place, results });
  for (const { id } of listings) expect(html).toContain(`href="https://kvartal.example/buy/${id}"`);
  expect(html).not.toMatch(/<li[^>]*><\/li>/);
  expect(html.match(/Позвонить/g)).toHaveLength(10);
});

it('draws the pages as links, which search engines follow', async () => {
  const body = { results: [encodeListing(aListing({ id: 7 }))], count: 25 };
  const results = { query: 'trade_type=Аренда&page=2', body };
  const { html } = await renderPage(createElement(Search, { session: 'main', urlSync: 'query' }), { ...place, results });
  const links = [...html.matchAll(/<a [^>]*aria-label="Страница (\d)[^>]*>/g)].map(([link, number]) => [
    number,
    /href="\?trade_type=[^"]*?(?:&amp;page=(\d))?"/.exec(link)?.[1],
  ]);
  expect(links).toEqual([
    ['1', undefined],
    ['2', '2'],
    ['3', '3'],
  ]);
});

it('draws a listing, and what it has no answer for as loading', async () => {
  const body = encodeListingDetails(detailsOf({ listing: aListing({ id: 7, price: 18_500_000 }), flags: [] }));
  const drawn = await renderPage(createElement(Listing, { listingId: 7 }), { ...place, listing: { id: 7, body } });
  expect(plain(drawn.html)).toContain('18 500 000');
  const waiting = await renderPage(createElement(Listing, { listingId: 7 }), place);
  expect(waiting.html).toContain('aria-busy="true"');
});

it('has the whole text of a legal page', async () => {
  const { html } = await renderPage(createElement(Legal, { page: 'privacy' }), { ...place, legalPage: 'privacy' });
  expect(html).not.toContain('aria-busy');
  expect(plain(html)).toContain('Новая редакция публикуется на этой странице');
  expect(plain(html)).toContain(operator.ru.email);
  expect(plain(html).length).toBeGreaterThan(4000);
  const english = await renderPage(createElement(Legal, { page: 'chat' }), { ...place, lang: 'en', legalPage: 'chat' });
  expect(plain(english.html)).toContain('Messaging rules');
});

it('renders in English', async () => {
  const body = encodeListingDetails(detailsOf({ listing: aListing({ id: 7 }), flags: [] }));
  const english = await renderPage(createElement(Listing, { listingId: 7 }), { ...place, lang: 'en', listing: { id: 7, body } });
  expect(plain(english.html)).toContain('Back to search');
  const russian = await renderPage(createElement(Listing, { listingId: 7 }), { ...place, listing: { id: 7, body } });
  expect(plain(russian.html)).toContain('Вернуться к поиску');
});

it('leaves what people wrote as text', async () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const body = encodeListingDetails({ ...detailsOf({ listing: aListing({ id: 7 }), flags: [] }), description: hostile });
  const { html, css } = await renderPage(createElement(Listing, { listingId: 7 }), { ...place, listing: { id: 7, body } });
  expect(html).not.toMatch(/<script|<img src=x/);
  expect(css).not.toContain('</style');
});
