import { describe, expect, test } from 'vitest';
import { Stations } from '../../../examples/server/metro/stations';
import { renderHead } from '../../../examples/server/site/renderHead';
import { type OtherPage, type ResultsPage, resultsPage } from '../../../examples/server/site/resultsPage';
import { aListing } from '../../../src/testing/fixtures';

const stations = new Stations(
  ['Сокол', 'Аэропорт', 'Динамо'].map((name, id) => ({ id: id + 1, name, lineName: 'Замоскворецкая', route: '2', color: '#2dbe2c' })),
);
const found = Array.from({ length: 10 }, (_, index) => aListing({ id: index + 1 }));
const answer = (search: string, count: number) =>
  resultsPage(search, {
    listings: { page: async () => found.slice(0, Math.min(10, count)), count: async () => count },
    stations,
    siteUrl: 'https://kvartal.example',
  });
const page = (answered: ResultsPage | OtherPage) => {
  if ('redirect' in answered) throw new Error(`redirected to ${answered.redirect}`);
  return answered;
};

describe('the page of results', () => {
  test.each([
    ['trade_type=Аренда&page=99999&utm_source=x', 25, 'trade_type=Аренда&page=3&utm_source=x'],
    ['page=2', 10, ''],
    ['page=99999', 0, ''],
  ])('%s of %i listings redirects to the last page, with the parameters of others', async (search, count, expected) => {
    const answered = await answer(search, count);
    expect('redirect' in answered && decodeURIComponent(answered.redirect)).toBe(`/realty?${expected}`);
  });

  test.each([
    ['page=3', 25],
    ['', 0],
  ])('%j of %i listings is shown', async (search, count) => {
    expect(page(await answer(search, count)).head.isIndexed).toBe(count > 0);
  });

  test.each([
    ['address_metro=сокол&price_max=20500000', 'Купить квартиру в Москве, метро Сокол, до 20,5 млн ₽ — Квартал'],
    ['trade_type=Аренда&price_min=40000&price_max=90000', 'Снять квартиру в Москве, от 40 тыс. до 90 тыс. ₽ — Квартал'],
    ['address_metro=Сокол,Аэропорт', 'Купить квартиру в Москве, метро Сокол и Аэропорт — Квартал'],
    ['address_metro=Сокол,Аэропорт,Динамо', 'Купить квартиру в Москве, метро Сокол и ещё 2 — Квартал'],
    ['', 'Купить квартиру в Москве — Квартал'],
  ])('%s has a title that tells it from others: %s', async (search, title) => {
    expect(page(await answer(search, 10)).head.title.replaceAll('\u00A0', ' ')).toBe(title);
  });

  test.each([
    ['', undefined, '&page=2'],
    ['page=2', '', '&page=3'],
    ['page=3', '&page=2', undefined],
  ])('%j names the pages before and after it', async (search, prev, next) => {
    const { head } = page(await answer(search, 25));
    const canonical = head.canonical?.replace(/&page=\d$/, '');
    const expected = Object.entries({ prev, next }).filter(([, end]) => end !== undefined);
    expect(head.neighbours).toEqual(Object.fromEntries(expected.map(([rel, end]) => [rel, `${canonical}${end}`])));
    for (const [rel] of expected)
      expect(renderHead('</head>', head)).toContain(
        `<link rel="${rel}" href="${head.neighbours?.[rel as 'next']?.replaceAll('&', '&amp;')}" data-kvartal-head="" />`,
      );
  });

  test('takes a station in any case and names it as the register does', async () => {
    const { head, request } = page(await answer('address_metro=сокол', 10));
    expect(decodeURIComponent(head.canonical ?? '')).toContain('address_metro=Сокол');
    expect(request?.stations).toHaveLength(1);
  });
});
