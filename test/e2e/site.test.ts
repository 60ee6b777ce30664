import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, openPage, origin, phone, type WatchedPage } from './support/browser';
import { isSettled, isWhere, openListing, searchFarDown, seen, stillSearch } from './support/searchPage';

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

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const named = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
/** A click without scrolling into view, unlike the test driver's. */
const choose = async (page: Page, deal: string) => {
  await page.getByRole('button', { name: 'Каталог' }).dispatchEvent('click');
  await page.getByRole('link', { name: deal }).dispatchEvent('click');
};

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a search on a %s', (_, size) => {
  it(`is restored by the link of a listing and by the browser's "back"`, async () => {
    await visit('/realty', size, async ({ page }) => {
      const body = page.locator('body');
      const before = await searchFarDown(page, body);
      expect(named(page)).toMatchObject({ trade_type: 'Аренда', ordering: 'price', page: '2' });

      await openListing(body, before.card);
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/rent/${before.card}`);
      await page.getByRole('link', { name: 'Вернуться к поиску' }).waitFor();
      expect(await scrollTop(page)).toBe(0);

      await page.getByRole('link', { name: 'Вернуться к поиску' }).click();
      await isSettled(body);
      await expect.poll(() => seen(page, body)).toSatisfy(isWhere(before));
      expect(page.url()).toBe(before.url);

      await page.goBack();
      await page.getByRole('link', { name: 'Вернуться к поиску' }).waitFor();
      await page.goBack();
      await isSettled(body);
      await expect.poll(() => seen(page, body)).toSatisfy(isWhere(before));
      expect(page.url()).toBe(before.url);

      await page.reload();
      await isSettled(body);
      await expect.poll(() => seen(page, body)).toSatisfy(isWhere(before));
    });
  });
});

describe('the pages of a search', () => {
  it('are links, and the way back leads to the page before, where it was left', async () => {
    await visit('/realty', desktop, async ({ page }) => {
      const body = page.locator('body');
      const before = await searchFarDown(page, body);
      const third = page.getByRole('link', { name: 'Страница 3' });
      expect(await third.getAttribute('href')).toMatch(/^\/realty\?.*&page=3$/);
      // The test driver's click would scroll to the link first.
      await third.dispatchEvent('click', { button: 0 });
      await expect.poll(() => named(page)['page']).toBe('3');
      await isSettled(body);
      await page.goBack();
      await isSettled(body);
      await expect.poll(() => seen(page, body)).toSatisfy(isWhere(before));
      expect(page.url()).toBe(before.url);
    });
  });
});

describe('a shared link', () => {
  it('opens the same filters, order and page, scrolled to the top', async () => {
    let link = '';
    await visit('/realty', desktop, async ({ page }) => {
      await searchFarDown(page, page.locator('body'));
      link = page.url().slice(origin.length);
    });
    await visit(link, desktop, async ({ page }) => {
      const body = page.locator('body');
      await isSettled(body);
      const shown = await stillSearch(page, body);
      expect(shown).toMatchObject({ deal: 'rent', ordering: 'cheapest', page: '2' });
      expect(await scrollTop(page)).toBe(0);
      expect(page.url()).toBe(origin + link);
    });
  });
});

describe('the way back to the search', () => {
  it('starts a new search for a visitor who has not searched', async () => {
    await visit('/buy/1', desktop, async ({ page }) => {
      const link = page.getByRole('link', { name: 'Вернуться к поиску' });
      expect(await link.getAttribute('href')).toBe(`${origin}/realty`);
      await link.click();
      await page.getByRole('heading', { level: 1, name: /Купить квартиру/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/realty');
    });
  });

  it("works across full page loads to a partner's page", async () => {
    await visit('/partner/strict-csp.html', desktop, async ({ page }) => {
      const element = page.locator('kvartal-search');
      const before = await searchFarDown(page, element);
      await openListing(element, before.card);
      // Until its first code has come, the printed page leads to a new search: no server knows the last one.
      await page.waitForURL('**/rent/*', { waitUntil: 'domcontentloaded' });
      await page.locator('#first').waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Вернуться к поиску' }).click();
      await isSettled(element);
      await expect.poll(() => seen(page, element)).toSatisfy(isWhere(before));
      expect(page.url()).toBe(before.url);

      await page.goBack();
      await page.getByRole('link', { name: 'Вернуться к поиску' }).waitFor();
      await page.goBack();
      await isSettled(element);
      await expect.poll(() => seen(page, element)).toSatisfy(isWhere(before));
    });
  });

  it('works without storage', async () => {
    const watched = await openPage(desktop);
    try {
      const { page } = watched;
      await page.addInitScript(() => {
        const blocked = {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'sessionStorage', blocked);
        Object.defineProperty(window, 'localStorage', blocked);
      });
      await page.goto(`${origin}/realty`);
      const body = page.locator('body');
      const before = await searchFarDown(page, body);
      await openListing(body, before.card);
      await page.getByRole('link', { name: 'Вернуться к поиску' }).click();
      await isSettled(body);
      await expect.poll(() => seen(page, body)).toSatisfy(isWhere(before));
      expect(watched.problems).toEqual([]);
    } finally {
      await watched.close();
    }
  });

  it('does not scroll if the visitor has scrolled before the results arrived', async () => {
    await visit('/realty', desktop, async ({ page }) => {
      const body = page.locator('body');
      await searchFarDown(page, body);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/realty/?*', async (route) => {
        await held;
        await route.continue();
      });
      await page.reload();
      await page.locator('[aria-busy=true] li').nth(9).waitFor();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.mouse.move(400, 400);
      await page.mouse.wheel(0, 120);
      // The browser's scroll anchoring adjusts the position when content above loads later.
      await expect.poll(() => scrollTop(page)).toBeGreaterThanOrEqual(120);
      const left = await scrollTop(page);
      release();
      await isSettled(body);
      await stillSearch(page, body);
      expect(Math.abs((await scrollTop(page)) - left)).toBeLessThan(40);
    });
  });
});

describe('"Каталог"', () => {
  it('opens all flats of a deal, newest first, other filters reset, at the top', async () => {
    await visit('/realty?realty_type=2&room_count=2&price_max=90000000', desktop, async ({ page }) => {
      const body = page.locator('body');
      await isSettled(body);
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(900);
      // Opening the menu scrolls up to it.
      await page.getByRole('button', { name: 'Каталог' }).click();
      const left = await stillSearch(page, body);
      await page.getByRole('link', { name: 'Аренда' }).click();
      await page.getByRole('heading', { level: 1, name: /Снять квартиру в/ }).waitFor();
      expect(named(page)).toEqual({ trade_type: 'Аренда', realty_type: 'Квартира', ordering: '-published_at' });
      await isSettled(body);
      expect(await scrollTop(page)).toBe(0);

      await page.goBack();
      await page.getByRole('heading', { level: 1, name: /Купить 2-комнатные апартаменты/ }).waitFor();
      await isSettled(body);
      await expect.poll(() => seen(page, body)).toSatisfy(isWhere(left));
    });
  });

  it('scrolls to the top even from far down the same search', async () => {
    await visit('/realty?trade_type=2', desktop, async ({ page }) => {
      const body = page.locator('body');
      await choose(page, 'Покупка');
      await page.getByRole('heading', { level: 1, name: /Купить квартиру в/ }).waitFor();
      await isSettled(body);
      await stillSearch(page, body);
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(900);
      const { card } = await stillSearch(page, body);
      await openListing(body, card);
      await page.getByRole('link', { name: 'Вернуться к поиску' }).waitFor();
      await choose(page, 'Покупка');
      await isSettled(body);
      await stillSearch(page, body);
      expect(await scrollTop(page)).toBe(0);
    });
  });
});

describe('leaving the search', () => {
  it('by the logo clears it', async () => {
    await visit('/realty?trade_type=2&room_count=3&page=2', desktop, async ({ page }) => {
      await page.getByRole('heading', { level: 1, name: /Снять 3-комнатную квартиру/ }).waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Квартал' }).click();
      await page.getByRole('heading', { level: 1, name: 'Квартиры и апартаменты в Москве' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      expect(await page.getByLabel('Сделка').inputValue()).toBe('sale');
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: /Снять 3-комнатную квартиру/ }).waitFor();
    });
  });

  it(`by "back" does not change the previous page's URL`, async () => {
    await visit('/rent/1', desktop, async ({ page }) => {
      await page.getByRole('link', { name: 'Вернуться к поиску' }).click();
      await isSettled(page.locator('body'));
      await page.goBack();
      await page.getByRole('link', { name: 'Вернуться к поиску' }).waitFor();
      await expect.poll(() => page.url()).toBe(`${origin}/rent/1`);
    });
  });
});

describe('the page of a listing', () => {
  it.each([
    ['desktop', desktop],
    ['phone', phone],
  ] as const)('shows at once what the list has said, where it stays: on a %s', async (_, size) => {
    await visit('/realty', size, async ({ page }) => {
      const body = page.locator('body');
      await isSettled(body);
      const { card } = await stillSearch(page, body);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**/api/realty/${card}/`, async (route) => {
        await held;
        await route.continue();
      });
      await openListing(body, card);
      const known = page.getByRole('status', { name: 'Загрузка объявления' });
      await known.getByText(/₽/).first().waitFor();
      const boxes = () =>
        page.locator('.site-listing').evaluate((listing) => {
          const boxOf = (selector: string) => {
            const { x, y, width, height } = listing.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
            return [x, y, width, height].map(Math.round);
          };
          return { photos: boxOf('[part~=gallery]'), price: boxOf('[part~=price]'), facts: boxOf('[part~=facts]') };
        });
      const before = await boxes();
      await expect
        .poll(() =>
          known
            .locator('img')
            .first()
            .evaluate((photo: HTMLImageElement) => photo.naturalWidth),
        )
        .toBeGreaterThan(0);
      expect(await known.locator('button:not([inert] *)').count()).toBe(0);
      release();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await boxes()).toEqual(before);
    });
  });

  it("has the URL of its deal, and sets the tab's title", async () => {
    await visit('/buy/1?from=chat#top', desktop, async ({ page }) => {
      await expect.poll(() => page.url()).toBe(`${origin}/rent/1?from=chat#top`);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      expect(await page.title()).toContain(heading);
      await page.getByRole('link', { name: 'Аренда', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: /Снять квартиру/ }).waitFor();
      expect(named(page)).toMatchObject({ trade_type: 'Аренда', ordering: '-published_at' });
    });
  });
});

describe('a lost connection', () => {
  it('shows an error, and the button works again without a reload', async () => {
    const watched = await openPage(desktop);
    try {
      const { page, problems } = watched;
      await page.goto(`${origin}/realty`);
      const body = page.locator('body');
      await isSettled(body);
      await page.context().setOffline(true);
      await page.getByRole('link', { name: 'Страница 2' }).click();
      await page.getByRole('heading', { name: 'Отсутствует интернет соединение' }).waitFor();
      await page.getByText('Повторите попытку снова.').waitFor();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Обновить' }).click();
      await isSettled(body);
      await expect.poll(() => page.locator('[data-place] a[data-card-link]').count()).toBe(10);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      expect(problems).toEqual([]);
    } finally {
      await watched.close();
    }
  });
});

it('signing in offline shows one error, and works on retry', async () => {
  await visit('/', desktop, async ({ page }) => {
    const enter = page.getByRole('button', { name: 'Авторизация' });
    await enter.waitFor();
    await page.getByRole('button', { name: 'Хорошо' }).click();
    const dialogs = /\/AuthDialogs-[^/]*\.js$/;
    await page.route(dialogs, (route) => route.abort());
    await enter.click();
    const again = page.getByRole('alert').getByRole('button', { name: 'Обновить' });
    await again.waitFor();
    await page.unroute(dialogs);
    // A notice that comes and goes could not be clicked.
    await again.click({ timeout: 5000 });
    await page.getByRole('dialog', { name: 'Вход' }).waitFor();
  });
});
