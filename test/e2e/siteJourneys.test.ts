import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, origin, phone } from './support/browser';
import { isSettled, openListing } from './support/searchPage';
import { demo, fromHeader, isSameDocument, pathOf, scrollTop, signIn, visitSite } from './support/siteVisit';

/** A recent two-room flat whose owner accepts calls. */
let callable = 0;

beforeAll(async () => {
  const address = `${origin}/api/realty/?trade_type=Продажа&realty_type=Квартира&room_count=2&ordering=-published_at`;
  const answer = (await (await fetch(address)).json()) as { results: { id: number; communication_method: number }[] };
  callable = answer.results.find((listing) => listing.communication_method !== 2)?.id ?? 0;
});

const visit = (path: string, size: typeof desktop, body: (page: Page) => Promise<void>, expected: readonly string[] = []) =>
  visitSite(path, { size, expected }, body);

async function chooseTwoRooms(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Комнаты/ }).click();
  await page.getByRole('checkbox', { name: '2', exact: true }).click({ force: true });
  await page.keyboard.press('Escape');
}

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('on a %s', (_, size) => {
  it('a visitor finds a flat from the home page, calls its owner, and returns to the same scroll positions', async () => {
    await visit(
      '/',
      size,
      async (page) => {
        await isSameDocument(page);
        const body = page.locator('body');
        await chooseTwoRooms(page);
        await page.getByRole('button', { name: 'Показать' }).click();
        await page.getByRole('heading', { level: 1, name: /Купить 2-комнатную квартиру/ }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/realty/');
        expect(new URL(page.url()).searchParams.get('room_count')).toBe('2');
        await isSettled(body);
        expect(await scrollTop(page)).toBe(0);

        await openListing(body, callable);
        await page.getByRole('link', { name: 'Вернуться к поиску' }).waitFor();
        expect(await scrollTop(page)).toBe(0);
        await page.getByRole('button', { name: 'Позвонить' }).and(page.locator(':visible')).first().click();
        await page.getByText('Пожалуйста, авторизуйтесь, чтобы позвонить.').waitFor();
        await page.getByRole('dialog').getByRole('button', { name: 'Войти' }).click();
        await signIn(page);
        const card = page.getByRole('dialog', { name: 'Контакт владельца' });
        expect(await card.getByRole('link', { name: /^\+7/ }).getAttribute('href')).toMatch(/^tel:\+7\d{10}$/);
        await page.keyboard.press('Escape');
        await card.waitFor({ state: 'hidden' });

        await page.getByRole('link', { name: 'Вернуться к поиску' }).click();
        await isSettled(body);
        expect(new URL(page.url()).searchParams.get('room_count')).toBe('2');
        await page.goBack();
        await page.getByRole('link', { name: 'Вернуться к поиску' }).waitFor();
        await page.goBack();
        await isSettled(body);
        await page.goBack();
        await page.getByRole('heading', { level: 1, name: 'Квартиры и апартаменты в Москве' }).waitFor();
        // Leaving the results has cleared the search (§2).
        await page.getByRole('button', { name: 'Комнаты Любые' }).waitFor();
        expect(await isSameDocument(page)).toBe(true);
      },
      ['401 '],
    );
  });

  it('the home page restores its scroll position, even if its blocks load slowly', async () => {
    await visit('/', size, async (page) => {
      await isSameDocument(page);
      const rent = page.getByRole('heading', { name: 'Новые квартиры в аренду' });
      await rent.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 300);
      const all = page.getByRole('link', { name: 'Смотреть все' }).nth(1);
      await page.locator('[part~=card]').nth(3).waitFor();
      const top = async () => Math.round((await rent.boundingBox())?.y ?? Number.NaN);
      // The test driver's click would scroll to the link first.
      const left = await steady(top);
      await all.dispatchEvent('click');
      await page.getByRole('heading', { level: 1, name: /Снять/ }).waitFor();
      expect(await scrollTop(page)).toBe(0);
      await isSettled(page.locator('body'));

      await page.goBack();
      await expect.poll(top).toBe(left);
      expect(await isSameDocument(page)).toBe(true);

      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/realty/latest/**', async (route) => {
        await held;
        await route.continue();
      });
      await page.reload();
      await rent.waitFor();
      release();
      await page.locator('[part~=card]').nth(2).waitFor();
      await expect.poll(top).toBe(left);
    });
  });
});

/** Returns the value once it is the same for two frames. */
async function steady(read: () => Promise<number>): Promise<number> {
  let last = await read();
  await expect
    .poll(async () => {
      const before = last;
      last = await read();
      return last === before;
    })
    .toBe(true);
  return last;
}

describe('registration on a phone', () => {
  it('shows an error for each field, keeps typed values, and signs in', async () => {
    await visit(
      '/',
      phone,
      async (page) => {
        await fromHeader(page, 'Авторизация');
        await page.getByRole('dialog', { name: 'Вход' }).getByRole('button', { name: 'Зарегистрироваться' }).click();
        const form = page.getByRole('dialog', { name: 'Регистрация' });
        const send = form.getByRole('button', { name: 'Зарегистрироваться' });
        const fill = (label: string, value: string) => form.getByLabel(label, { exact: true }).fill(value);

        // The invalid field receives focus and scrolls into view.
        await send.click();
        const top = () => form.getByLabel('Имя', { exact: true }).evaluate((field) => field.getBoundingClientRect().top);
        await expect.poll(top).toBeGreaterThan(60);

        await fill('Имя', 'John');
        await fill('Телефон', '900123');
        await fill('Email', 'ivan');
        await fill('Пароль', 'abc');
        await fill('Повторите пароль', 'abcd');
        await send.click();
        for (const text of [
          'Введены недопустимые символы. Только кириллица, пробел, тире, дефис, от 2 до 40 символов',
          'Телефон введен некорректно. Например: +7 (900) 123-45-67 или 8 (900) 123-45-67',
          'Введите корректный email, например name@example.ru',
          'Пароль слишком короткий, минимум 6 символов',
          'Пароли не совпадают',
          'Вы должны согласиться с условиями',
        ]) {
          await form.getByText(text).first().waitFor();
        }

        await fill('Имя', 'Иван');
        await fill('Телефон', '9001234567');
        await fill('Email', demo.email);
        await fill('Пароль', 'Kvartal2026');
        await fill('Повторите пароль', 'Kvartal2026');
        for (const text of ['пользовательское соглашение', 'политику конфиденциальности']) {
          await form.getByRole('button', { name: text }).click();
          await page.getByRole('button', { name: 'Вернуться к регистрации' }).first().click();
          await form.waitFor();
        }
        expect(await form.getByLabel('Имя', { exact: true }).inputValue()).toBe('Иван');
        // Beside the link in the middle of the label.
        await form.getByRole('checkbox').click({ position: { x: 10, y: 15 } });
        await send.click();
        await form.getByText('Пользователь с таким email уже зарегистрирован.').waitFor();

        await fill('Email', 'ivan@example.com');
        await send.click();
        const done = page.getByRole('dialog', { name: 'Вы успешно зарегистрировались!' });
        await done.getByRole('button', { name: 'OK' }).click();
        await fromHeader(page, 'Личный кабинет');
        await expect.poll(() => pathOf(page)).toBe('/account');
        await page.getByRole('main').getByRole('link', { name: 'Настройки профиля' }).click();
        await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('ivan@example.com');
        expect(await page.getByRole('textbox', { name: 'Телефон' }).inputValue()).toMatch(/^\+7\s\(900\)\s123-45-67$/);
      },
      ['400 '],
    );
  });
});
