import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, openPage, origin, phone } from './support/browser';
import { openHeldPage } from './support/heldPage';

let listing: string;
beforeAll(async () => {
  const answer = (await (await fetch(`${origin}/api/realty/?trade_type=Продажа`)).json()) as { results: { id: number }[] };
  listing = `/buy/${answer.results[0]?.id}`;
});

const pages = () => ['/', '/realty?trade_type=Аренда&room_count=1,2', listing, '/legal/publishing'];

/** Boxes of what a visitor looks at, in whole pixels. */
const boxes = (page: Page, root: string) =>
  page.evaluate((selector) => {
    const elements = [
      ...document.querySelectorAll(`${selector} :is(h1, header, [part~=form], [part~=chip], [data-place]:first-child, [part~=price])`),
    ];
    // The line of the folded form has no box in a wide window.
    const shown = elements.filter((element) => element.getClientRects().length > 0);
    return shown.map((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return [element.tagName, Math.round(x), Math.round(y), Math.round(width)];
    });
  }, root);

describe('the server-rendered page', () => {
  it('is readable without scripts: texts, prices, photos, links', async () => {
    const { page, close } = await openPage({ ...phone, javaScriptEnabled: false });
    for (const path of pages().slice(0, 3)) {
      await page.goto(origin + path);
      await page.locator('#first h1').waitFor();
      expect(await page.title()).toMatch(/ — Квартал$/);
    }
    await page.goto(`${origin}/realty?trade_type=Аренда`);
    expect(await page.locator('#first h1').innerText()).toBe('Снять квартиру в\u00A0Москве');
    expect(await page.locator('#first [part~=card-title]').count()).toBe(10);
    expect(await page.locator('#first [part~=card-price]').first().innerText()).toMatch(/₽/);
    await page.locator('#first [part~=card-title] a, #first a[part~=card-title]').first().click();
    await page.locator('#first [part~=price]').first().waitFor();
    expect(page.url()).toContain('/rent/');
    await close();
  });

  it('has every legal text, and a title and description for each', async () => {
    const { page, close } = await openPage({ ...phone, javaScriptEnabled: false });
    const described = new Set<string | null>();
    const names = ['publishing', 'moderation', 'chat', 'owners', 'download', 'agreement', 'privacy'];
    for (const path of ['/legal', ...names.map((name) => `/legal/${name}`)]) {
      await page.goto(origin + path);
      const main = page.locator('#first main');
      const heading = await main.locator('h1').innerText();
      expect(await page.title()).toBe(`${heading} — Квартал`);
      expect((await main.innerText()).length, path).toBeGreaterThan(path === '/legal' ? 100 : 300);
      expect(await main.locator('[aria-busy=true]').count()).toBe(0);
      described.add(await page.locator('meta[name=description]').getAttribute('content'));
    }
    expect(described.size).toBe(names.length + 1);
    expect(await page.locator('#first footer').innerText()).not.toMatch(/[{}]/);
    await close();
  });

  it('names the pages of owners for signed-out visitors, as the client does (§2)', async () => {
    const { page, close } = await openPage(desktop);
    for (const [path, title] of [
      ['/realty/create', 'Войдите, чтобы разместить объявление — Квартал'],
      ['/realty/update/7', 'Войдите, чтобы редактировать объявление — Квартал'],
    ] as const) {
      expect(await (await fetch(origin + path)).text()).toContain(`${title}</title>`);
      await page.goto(origin + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.title()).toBe(title);
    }
    await close();
  });

  it.each([
    ['desktop', desktop],
    ['phone', phone],
  ])("has the same layout as the client's page: %s", async (_, size) => {
    for (const path of pages()) {
      const { page, problems, close } = await openPage(size);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.context().addCookies([{ name: 'cookiesAccepted', value: 'true', url: origin }]);
      await page.route(/\/assets\/main-[^/]*\.js$/, (route) => held.then(() => route.continue()));
      const arrived = page.goto(origin + path, { waitUntil: 'commit' });
      await page.locator('#first').waitFor();
      await page.waitForLoadState('domcontentloaded');
      await page.evaluate(() => document.fonts.ready);
      const printed = await boxes(page, '#first');
      release();
      await arrived;
      await page.evaluate(() => document.fonts.ready);
      expect(printed.length, path).toBeGreaterThan(1);
      expect(await boxes(page, '#site'), path).toEqual(printed);
      expect(await page.locator('h1').count()).toBe(1);
      expect(problems).toEqual([]);
      await close();
    }
  });

  it('records early interactions, and the client replays them', async () => {
    const { page, takeOver, close } = await openHeldPage('/realty');
    const first = page.locator('#first');
    await first.getByPlaceholder('Название станции').fill('Соко');
    await first.getByRole('button', { name: 'Фильтры' }).click();
    await takeOver();
    await page.getByRole('dialog', { name: 'Фильтры' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByPlaceholder('Название станции').inputValue()).toBe('Соко');
    await close();
  });

  it('keeps what a visitor types before any code has loaded', async () => {
    const { page, close } = await openPage(desktop);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, (route) => held.then(() => route.continue()));
    const arrived = page.goto(`${origin}/realty`, { waitUntil: 'commit' });
    await page.locator('#first').getByPlaceholder('Название станции').fill('Соко');
    release();
    await arrived;
    await page.locator('#first').waitFor({ state: 'detached' });
    expect(await page.getByPlaceholder('Название станции').inputValue()).toBe('Соко');
    await close();
  });

  it('has a head that describes the page until navigation', async () => {
    const { page, close } = await openPage(desktop);
    const canonical = page.locator('link[rel=canonical]');
    await page.goto(`${origin}/realty?room_count=2&has_balcony=true&utm_source=x`);
    await page.locator('[part~=card]').first().waitFor();
    expect(await canonical.getAttribute('href')).toMatch(
      /\/realty\?trade_type=[^&]+&realty_type=[^&]+&room_count=2&has_balcony=true&ordering=-published_at$/,
    );
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
    expect(await page.title()).toBe('Купить 2-комнатную квартиру в\u00A0Москве — Квартал');
    await page.goto(`${origin}/realty?room_count=2&address_metro=Сокол&price_max=20000000`, { waitUntil: 'commit' });
    const narrow = 'Купить 2-комнатную квартиру в\u00A0Москве, метро\u00A0Сокол, до\u00A020\u00A0млн\u00A0₽ — Квартал';
    await expect.poll(() => page.title()).toBe(narrow);
    await page.locator('[part~=card], [part~=state]').first().waitFor();
    expect(await page.title()).toBe(narrow);
    await page.goto(`${origin}/realty?room_count=2&has_balcony=true&utm_source=x`);
    await page.getByRole('button', { name: 'Сбросить' }).click();
    await expect.poll(() => page.title()).toBe('Купить квартиру в\u00A0Москве — Квартал');
    expect(await canonical.count()).toBe(0);
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);

    await page.goto(`${origin}/#faq`);
    expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe('/');
    await page.getByRole('link', { name: 'Смотреть все' }).first().click();
    await page.locator('[part~=card]').first().waitFor();
    expect(await canonical.count()).toBe(0);
    await page.locator('[part~=card-title]').first().click();
    await page.locator('[part~=price]').first().waitFor();
    await expect.poll(async () => new URL((await canonical.getAttribute('href')) ?? 'x:').pathname).toMatch(/^\/buy\/\d+$/);
    await close();
  });

  it('prints elements for the pages of partners, once for equal ones, and says nothing of others', async () => {
    const print = (path: string) => fetch(`${origin}/print/${path}`);
    const printed = await print('kvartal-search?deal=rent&page-size=5&class=wide');
    expect(printed.headers.get('access-control-allow-origin')).toBe('*');
    expect(printed.headers.get('cache-control')).toBe('public, max-age=30');
    const html = await printed.text();
    expect(html.match(/data-listing=/g)).toHaveLength(5);
    expect(html).toContain(`href="${origin}/rent/`);
    expect(await (await print('kvartal-search?page-size=5&deal=rent&class=wide')).text()).toBe(html);
    const statuses = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await print(path)).status));
    expect(await statuses('kvartal-search?page-size=two', 'kvartal-listing?listing-id=999999999', 'kvartal-search?%3Cb%3E=1')).toEqual([
      204, 204, 204,
    ]);
    expect(await statuses('kvartal-header', 'script', `kvartal-search?filters=${'a'.repeat(3000)}`)).toEqual([404, 404, 404]);
  });
});
