import { readFileSync } from 'node:fs';
import { converter, parse } from 'culori';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, openPage, origin, phone, type WatchedPage } from './support/browser';
import { openForm } from './support/searchPage';

interface PartnerExample {
  readonly path: string;
  readonly brand: string;
  readonly pageSize: number;
  /** A card of the page's own template, and what opens the listing in it. */
  readonly card: string;
  readonly opener: string;
  /** Query parameters that every request contains, whatever the visitor or the URL sets. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Fields that a form without fixed filters has. */
  readonly absent: readonly RegExp[];
  /** A URL that tries to change the fixed filters. */
  readonly against: string;
  readonly preset: { readonly name: string; readonly asks: Readonly<Record<string, string>> };
  readonly reset: string;
  /** Where a chosen listing appears instead of its page. */
  readonly taken: string;
}

const examples: readonly PartnerExample[] = [
  {
    path: '/partner/choice.html',
    brand: '#9a6b1e',
    pageSize: 6,
    card: 'article.flat',
    opener: 'h3 a',
    fixed: { trade_type: 'Продажа', about_building: 'Кирпичный' },
    absent: [/^Тип сделки/],
    against: '?trade_type=Аренда&about_building=Панельный&room_count=2',
    preset: { name: 'Двушки до 25 млн', asks: { room_count: '2', price_max: '25000000' } },
    reset: 'Вся подборка',
    taken: 'dialog#flat',
  },
  {
    path: '/partner/react/',
    brand: '#4b3fd1',
    pageSize: 9,
    card: 'article.flat',
    opener: '.actions button',
    fixed: { trade_type: 'Аренда', price_max: '120000' },
    absent: [/^Тип сделки/, /^Цена/],
    against: '?trade_type=Продажа&price_max=900000&price_min=300000&room_count=2',
    preset: { name: 'Студии', asks: { room_count: 'Студия' } },
    reset: 'Показать всё',
    taken: '.route li',
  },
  {
    path: '/partner/vue/',
    brand: '#c9f24d',
    pageSize: 8,
    card: 'article.sheet',
    opener: 'h3 a',
    fixed: { trade_type: 'Продажа', room_count: '3,4+' },
    absent: [/^Тип сделки/, /^Количество комнат/],
    against: '?trade_type=Аренда&room_count=1&area_min=60',
    preset: { name: 'От 100 м²', asks: { area_min: '100' } },
    reset: 'Сбросить',
    taken: 'dialog.drawer',
  },
];

interface Visit extends WatchedPage {
  /** Queries of the lists of results, in order. */
  readonly asked: readonly URLSearchParams[];
}

/** Opens an example, runs the body, and expects a silent console and no third-party requests. */
async function visit({ path }: PartnerExample, size: typeof desktop, body: (visit: Visit) => Promise<void>, query = '') {
  const watched = await openPage(size);
  const asked: URLSearchParams[] = [];
  watched.page.on('request', (request) => {
    const url = new URL(request.url());
    if (/\/api\/realty\/(count\/)?$/.test(url.pathname)) asked.push(url.searchParams);
  });
  try {
    await watched.page.goto(origin + path + query);
    await watched.page.locator('section[data-state="ready"]').waitFor();
    await body({ ...watched, asked });
    expect(watched.problems).toEqual([]);
    expect(watched.otherOrigins).toEqual([]);
  } finally {
    await watched.close();
  }
}

const heard = (page: Page) => page.getByRole('log', { name: 'События поиска' });
const oklch = converter('oklch');
const hueOf = (color: string) => oklch(parse(color))?.h ?? Number.NaN;

/** Returns accessibility violations. */
async function accessibilityViolations(page: Page): Promise<string[]> {
  // Through the debugger: the page's CSP blocks injected scripts.
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
  return page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as { run(): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
  });
}

describe.each(examples)("the partner's page at $path", (example) => {
  describe.each([
    ['desktop', desktop],
    ['phone', phone],
  ] as const)('on a %s', (_, size) => {
    it("shows the search in the brand's colour with custom cards, is accessible, and opens a listing itself", async () => {
      await visit(example, size, async ({ page }) => {
        await page.locator('section[data-state="ready"]').waitFor();
        const dialog = await openForm(page.locator('body'));
        const submit = page.getByRole('button', { name: /^Показать(\s\d|$)/ }).first();
        const colour = await submit.evaluate((button) => getComputedStyle(button).backgroundColor);
        expect(Math.abs(hueOf(colour) - hueOf(example.brand))).toBeLessThan(15);
        if (dialog) await page.keyboard.press('Escape');
        await dialog?.waitFor({ state: 'hidden' });
        const cards = page.locator(example.card);
        await expect.poll(() => cards.count()).toBe(example.pageSize);
        for (const text of await cards.allTextContents()) expect(text).toMatch(/₽/);
        expect(await page.locator('[part~=card] [part~=card-title]').count()).toBe(0);
        const { scroll, width } = await page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, width: innerWidth }));
        expect(scroll).toBeLessThanOrEqual(width);

        expect(await accessibilityViolations(page)).toEqual([]);

        const before = page.url();
        await cards.first().locator(example.opener).click();
        await page.locator(example.taken).waitFor();
        expect(await page.locator(example.taken).textContent()).not.toBe('');
        await heard(page)
          .getByText(/^(onS|s)elect-?[lL]isting/)
          .first()
          .waitFor();
        expect(page.url()).toBe(before);
      });
    });

    it('fixes two filters against fields, URL and buttons', async () => {
      await visit(
        example,
        size,
        async ({ page, asked }) => {
          for (const name of example.absent) {
            expect(await page.getByLabel(name).count()).toBe(0);
            expect(await page.getByRole('button', { name }).count()).toBe(0);
          }
          // The page's own script may load after the first response.
          await heard(page).getByText('ready', { exact: false }).first().waitFor();
          await page.getByRole('button', { name: example.preset.name, exact: true }).click();
          await expect.poll(() => asked.length).toBeGreaterThan(1);
          await page.getByRole('button', { name: example.reset, exact: true }).first().click();
          await heard(page).getByText('host').first().waitFor();
          for (const question of asked) expect(Object.fromEntries(question)).toMatchObject(example.fixed);
        },
        example.against,
      );
    });

    it("searches and resets by the page's buttons, and receives events", async () => {
      await visit(example, size, async ({ page, asked }) => {
        const log = heard(page);
        for (const name of ['ready', 'results']) await log.getByText(name, { exact: false }).first().waitFor();
        await page.getByRole('button', { name: example.preset.name, exact: true }).click();
        await expect
          .poll(() =>
            Object.fromEntries(asked.findLast((question) => Object.keys(example.preset.asks).every((key) => question.has(key))) ?? []),
          )
          .toMatchObject(example.preset.asks);
        await log.getByText('чьими силами: host').first().waitFor();
        await page.locator('section[data-state="ready"]').waitFor();
        const [[key] = ['']] = Object.entries(example.preset.asks);
        await expect.poll(() => new URL(page.url()).searchParams.get(key)).not.toBeNull();
        await page.getByRole('button', { name: example.reset, exact: true }).first().click();
        await expect.poll(() => new URL(page.url()).searchParams.get(key)).toBeNull();
        await openForm(page.locator('body'));
        await page
          .getByRole('button', { name: /^Показать(\s\d|$)/ })
          .first()
          .click();
        await log
          .getByText(/^(onS|s)earch/)
          .first()
          .waitFor();
      });
    });
  });
});
