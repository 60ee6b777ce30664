import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, openPage, origin, phone, type WatchedPage } from '../support/browser';
import { openForm } from '../support/searchPage';

/** Opens a page, runs the body, and expects a silent console and no third-party requests. */
async function visit(path: string, size: typeof desktop, body: (watched: WatchedPage) => Promise<void>) {
  const watched = await openPage(size);
  try {
    await watched.page.goto(origin + path);
    await body(watched);
    expect(watched.problems).toEqual([]);
    expect(watched.otherOrigins).toEqual([]);
  } finally {
    await watched.close();
  }
}

/** Pages are links in a list, too. */
const cards = (root: Locator) => root.getByRole('listitem').filter({ has: root.page().locator('[part="card-price"]') });
/** Text as a person reads it: no-break spaces are spaces. */
const textOf = async (locator: Locator) => (await locator.innerText()).replaceAll('\u00A0', ' ');
/** Not `innerText`: content far below the window is not laid out, and has none. */
const pricesOf = async (root: Locator) => {
  const texts = await root.locator('[part="card-price"]').allTextContents();
  return texts.map((text) => Number(text.slice(0, text.indexOf('₽')).replace(/\D/g, '')));
};
const isAscending = (values: number[]) => values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));
const isSettled = (root: Locator) => root.locator('section[data-state="ready"]').waitFor();

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a partner page on a %s', (_, size) => {
  it('finds flats by deal, type, rooms, price and metro, sorts and pages', async () => {
    await visit('/partner/strict-csp.html', size, async ({ page }) => {
      const search = page.locator('kvartal-search');
      await isSettled(search);
      await expect.poll(() => cards(search).count()).toBe(10);

      const dialog = await openForm(search);
      if (dialog) {
        for (const name of ['Снять', 'Квартира']) await dialog.getByRole('radio', { name }).check();
        for (const name of ['1', '2']) await dialog.getByRole('checkbox', { name, exact: true }).check();
        await dialog.getByLabel('Цена от').fill('30000');
        await dialog.getByLabel('Цена до').fill('200000');
      } else {
        await search.getByLabel('Тип сделки').selectOption({ label: 'Снять' });
        await search.getByLabel('Тип недвижимости').selectOption({ label: 'Квартира' });
        await search.getByRole('button', { name: /Количество комнат/ }).click();
        await search.getByRole('checkbox', { name: '1', exact: true }).check();
        await search.getByRole('checkbox', { name: '2', exact: true }).check();
        await page.keyboard.press('Escape');
        expect(await textOf(search.getByRole('button', { name: /Количество комнат/ }))).toContain('1-2 комн.');
        await search.getByRole('button', { name: /Цена/ }).click();
        await search.getByLabel('Цена от').fill('30000');
        await search.getByLabel('Цена до').fill('200000');
        await search.getByRole('button', { name: 'Применить' }).click();
        expect(await textOf(search.getByRole('button', { name: /^Цена/ }))).toContain('30 — 200 тыс ₽');
      }
      await (dialog ?? search).getByRole('button', { name: 'Показать' }).click();
      await search.getByRole('heading', { name: /Снять 1- или 2-комнатную квартиру/ }).waitFor();
      await expect
        .poll(() => cards(search).allTextContents())
        .toSatisfy((texts: string[]) => texts.length === 10 && texts.every((text) => /[12]-комн\. квартира/.test(text)));
      for (const price of await pricesOf(search)) expect(price).toSatisfy((value: number) => value >= 30_000 && value <= 200_000);

      await search.getByLabel('Сортировка').selectOption({ label: 'По возрастанию цены' });
      await expect.poll(async () => new URL(page.url()).searchParams.get('ordering')).toBe('price');
      await expect.poll(() => pricesOf(search)).toSatisfy(isAscending);
      const ascending = await pricesOf(search);

      await search
        .getByRole('link', { name: 'Страница 2' })
        .or(search.getByRole('button', { name: 'Страница 2' }))
        .click();
      await expect.poll(async () => new URL(page.url()).searchParams.get('page')).toBe('2');
      await expect.poll(async () => Math.min(...(await pricesOf(search)))).toBeGreaterThanOrEqual(Math.max(...ascending));

      const form = (await openForm(search)) ?? search.getByRole('search');
      await form.getByRole('combobox', { name: 'Метро' }).fill('сокол');
      const station = form.getByRole('listbox', { name: 'Станции метро' }).getByRole('option').first();
      await station.waitFor();
      expect(await textOf(station)).toMatch(/^Сокол/);
      await station.click();
      await form.getByRole('button', { name: 'Показать' }).click();
      await expect.poll(async () => new URL(page.url()).searchParams.get('address_metro')).toBe('Сокол');
      expect(new URL(page.url()).searchParams.get('page')).toBeNull();
      await expect
        .poll(() => cards(search).allTextContents())
        .toSatisfy((texts: string[]) => texts.every((text) => text.includes('Сокол')));
    });
  });

  it('has no horizontal scroll and no layout shift while loading', async () => {
    await visit('/partner/', size, async ({ page }) => {
      await isSettled(page.locator('kvartal-search').first());
      await isSettled(page.locator('kvartal-search').last());
      const { scroll, width } = await page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, width: innerWidth }));
      expect(scroll).toBeLessThanOrEqual(width);
    });
  });
});

describe('two searches on one page', () => {
  it('are independent', async () => {
    await visit('/partner/separate.html', desktop, async ({ page }) => {
      const [buy, rent] = [page.locator('kvartal-results[session="buy"]'), page.locator('kvartal-results[session="rent"]')];
      await isSettled(buy);
      await isSettled(rent);
      const before = await textOf(buy);
      const form = page.locator('kvartal-search-form[session="rent"]');
      await form.getByText('Студия', { exact: true }).click();
      await form.getByRole('button', { name: 'Показать' }).click();
      await rent.getByRole('heading', { name: /Снять квартиру-студию/ }).waitFor();
      await expect.poll(() => cards(rent).allTextContents()).toSatisfy((texts: string[]) => texts.every((text) => text.includes('Студия')));
      expect(await textOf(buy)).toBe(before);
    });
  });
});

describe('addresses', () => {
  it('restore a shared search, and normalise invalid values silently', async () => {
    await visit(
      '/partner/strict-csp.html?trade_type=%D0%90%D1%80%D0%B5%D0%BD%D0%B4%D0%B0&room_count=3&price_max=90000000',
      desktop,
      async ({ page }) => {
        await page.getByRole('heading', { name: /Снять 3-комнатную квартиру/ }).waitFor();
      },
    );
    await visit(
      '/partner/strict-csp.html?trade_type=%00&room_count=<script>&price_min=-1&page=0&ordering=;drop&utm=x',
      desktop,
      async ({ page }) => {
        const search = page.locator('kvartal-search');
        await isSettled(search);
        await search.getByRole('heading', { name: /Купить квартиру в/ }).waitFor();
        await expect.poll(() => new URL(page.url()).searchParams.get('trade_type')).toBe('Продажа');
        expect(new URL(page.url()).searchParams.get('utm')).toBe('x');
      },
    );
  });
});

describe('faults', () => {
  const faults: [string, Parameters<import('playwright').Page['route']>[1], string][] = [
    ['a refused connection', (route) => route.abort('connectionrefused'), 'Отсутствует интернет соединение'],
    [
      'an HTML page of a proxy',
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' }),
      'Произошла критическая ошибка',
    ],
    [
      'half of an answer',
      (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"results":[{"id"' }),
      'Произошла критическая ошибка',
    ],
    [
      'an answer of another type',
      (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '[1,2]' }),
      'Произошла критическая ошибка',
    ],
  ];

  it.each(faults)('%s shows the block, and the button recovers without a reload', async (_, fault, title) => {
    const watched = await openPage(desktop);
    try {
      const { page } = watched;
      await page.route('**/api/realty/?*', fault);
      await page.goto(`${origin}/partner/strict-csp.html`);
      const search = page.locator('kvartal-search');
      await search.getByRole('heading', { name: title }).waitFor();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.unroute('**/api/realty/?*');
      await search.getByRole('button', { name: 'Обновить' }).click();
      await isSettled(search);
      await expect.poll(() => cards(search).count()).toBe(10);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    } finally {
      await watched.close();
    }
  });
});
