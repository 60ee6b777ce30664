import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { operator } from '../../../src/text/legal/operator';
import { desktop, openPage, origin, phone, type WatchedPage } from '../support/browser';

/** A public listing whose owner accepts calls and messages. */
let path = '';

beforeAll(async () => {
  const answer = (await (await fetch(`${origin}/api/realty/?trade_type=Продажа&page_size=100`)).json()) as {
    results: { id: number; communication_method: number }[];
  };
  const found = answer.results.find((listing) => listing.communication_method === 1);
  path = `/buy/${found?.id}`;
});

const demo = { email: 'demo@example.com', password: 'Kvartal2026' };
const asNobody = '401';

async function visit(address: string, size: typeof desktop, body: (watched: WatchedPage) => Promise<void>) {
  const watched = await openPage(size);
  try {
    await watched.page.goto(origin + address);
    await body(watched);
    expect(watched.problems.filter((problem) => !problem.startsWith(asNobody))).toEqual([]);
    expect(watched.otherOrigins).toEqual([]);
  } finally {
    await watched.close();
  }
}

/** The footer has the sample number of the site. */
const isPhoneSeen = (page: Page) =>
  page.evaluate((own) => /\+7 \(\d{3}\)|tel:/.test(document.documentElement.innerHTML.replaceAll(own, '')), operator.ru.phone);

async function signIn(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('dialog', { name: 'Вход' }).getByLabel('Email').fill(demo.email);
  await page.getByRole('dialog', { name: 'Вход' }).getByLabel('Пароль', { exact: true }).fill(demo.password);
  await page.getByRole('dialog', { name: 'Вход' }).getByRole('button', { name: 'Войти' }).click();
}

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('contacting an owner on a %s', (_, size) => {
  it('asks an anonymous visitor to sign in, then shows the phone; the phone is not stored', async () => {
    await visit(path, size, async ({ page }) => {
      const call = page.getByRole('button', { name: 'Позвонить' });
      await call.click();
      await page.getByText('Пожалуйста, авторизуйтесь, чтобы позвонить.').waitFor();
      expect(await isPhoneSeen(page)).toBe(false);
      const before = await page.evaluate(() => scrollY);
      await signIn(page);

      const card = page.getByRole('dialog', { name: 'Контакт владельца' });
      await card.getByRole('link', { name: /^\+7/ }).waitFor();
      expect(await card.getByRole('link', { name: /^\+7/ }).getAttribute('href')).toMatch(/^tel:\+7\d{10}$/);
      await card.getByRole('img', { name: /QR/ }).waitFor();
      expect([new URL(page.url()).pathname, await page.evaluate(() => scrollY)]).toEqual([path, before]);

      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'hidden' });
      await expect.poll(() => isPhoneSeen(page)).toBe(false);
      await expect.poll(() => call.evaluate((button) => button === document.activeElement)).toBe(true);

      await page.reload();
      await call.click();
      await card.getByRole('link', { name: /^\+7/ }).waitFor();
    });
  });
});

describe('a complaint', () => {
  it('keeps the typed text during sign-in, and is sent', async () => {
    await visit(path, desktop, async ({ page }) => {
      await page.getByRole('button', { name: 'Пожаловаться на объявление' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Пожаловаться на объявление' });
      const text = 'На фотографиях другая квартира: окна выходят на стройку, а не во двор.';
      await dialog.getByRole('textbox').fill(text);
      await dialog.getByRole('button', { name: /^Отправить/ }).click();
      await page.getByText('Для отправки жалобы необходимо авторизоваться.').first().waitFor();
      await signIn(page);
      await page.getByText('Жалоба отправлена').waitFor();
    });
  });
});

describe('a listing for anonymous visitors', () => {
  it('contains no phone: in HTML, in the listing, in lists, in the public owner response', async () => {
    const id = path.split('/').at(-1);
    const texts = await Promise.all(
      [path, `/api/realty/${id}/`, '/api/realty/?trade_type=Продажа', `/api/realty/${id}/owner/`].map(async (address) =>
        (await fetch(origin + address)).text(),
      ),
    );
    expect(texts.filter((text) => /\+7\d{10}|"phone_number":"|tel:/.test(text))).toEqual([]);
  });
});

describe("on a partner's page", () => {
  it('the call button leads to the main site, under a strict CSP', async () => {
    await visit('/partner/listing.html', desktop, async ({ page }) => {
      const button = page.locator('kvartal-listing').getByRole('button', { name: /Позвонить|Написать/ });
      await button.first().click();
      const link = page.locator('kvartal-listing').getByRole('link', { name: 'Войти' });
      await link.waitFor();
      expect(new URL((await link.getAttribute('href')) ?? '', page.url()).pathname).toMatch(/^\/(buy|rent)\/1$/);
    });
  });
});
