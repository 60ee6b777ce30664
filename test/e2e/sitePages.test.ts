import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { signIn as signInByApi } from '../../src/api/account';
import { desktop, origin, phone } from './support/browser';
import { isSettled } from './support/searchPage';
import { demo, focused, fromHeader, isSameDocument, pathOf, scrollTop, signIn, visitSite } from './support/siteVisit';

const visit = (path: string, size: typeof desktop, body: (page: Page) => Promise<void>, expected: readonly string[] = []) =>
  visitSite(path, { size, expected }, body);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const home = 'Квартиры и апартаменты в Москве';
const offline = 'Отсутствует интернет соединение';
/** So low that the questions are not the end of the page. */
const low = { viewport: { width: 1440, height: 500 } };

describe('pages of the site', () => {
  it('have their addresses, titles and focused headings; nothing reloads', async () => {
    await visit('/', low, async (page) => {
      await isSameDocument(page);
      await heading(page, home).waitFor();
      expect(await focused(page)).not.toContain(home);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Модерация' }).click();
      await heading(page, 'Модерация').waitFor();
      expect([pathOf(page), await page.title()]).toEqual(['/legal/moderation', 'Модерация — Квартал']);
      await expect.poll(() => focused(page)).toBe('Модерация');
      expect(await scrollTop(page)).toBe(0);
      await page.getByRole('status').filter({ hasText: 'Модерация — Квартал' }).waitFor({ state: 'attached' });

      await footer.getByRole('link', { name: 'Политика конфиденциальности' }).click();
      await heading(page, 'Политика конфиденциальности').waitFor();
      await page.goBack();
      await heading(page, 'Модерация').waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
      await heading(page, home).waitFor();
      const questions = page.getByRole('heading', { name: 'Вопросы и ответы' });
      await expect.poll(async () => Math.round(((await page.locator('#faq').boundingBox())?.y ?? 0) / 10)).toBe(10);
      expect(await questions.isVisible()).toBe(true);
      expect(await isSameDocument(page)).toBe(true);
    });
  });

  it('of the legal area open the list on a phone, the first page on a wide screen', async () => {
    await visit('/legal', desktop, async (page) => {
      await heading(page, 'Правила размещения').waitFor();
      expect(pathOf(page)).toBe('/legal/publishing');
    });
    await visit('/legal', phone, async (page) => {
      await heading(page, 'Правила и документы').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Собственникам' }).click();
      await expect.poll(() => pathOf(page)).toBe('/legal/owners');
    });
  });

  it('that do not exist show a message and a link home', async () => {
    for (const path of ['/no/such-page', '/not-found', '/legal/secrets', '/rent/abc']) {
      await visit(
        path,
        desktop,
        async (page) => {
          await heading(page, 'Страница не найдена').waitFor();
          await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
          await heading(page, home).waitFor();
          expect(pathOf(page)).toBe('/');
        },
        ['404 '],
      );
    }
  });

  it('for signed-in visitors redirect others home or ask them to sign in', async () => {
    await visit('/success#sent', desktop, async (page) => {
      await heading(page, 'Объявление отправлено на модерацию!').waitFor();
      // The mark is gone from the address, and a reload still knows.
      await expect.poll(() => new URL(page.url()).hash).toBe('');
      await page.reload();
      await heading(page, 'Объявление отправлено на модерацию!').waitFor();
      await page.goto(`${origin}/legal/publishing`);
      await page.goto(`${origin}/success`);
      await heading(page, 'Статус объявлений').waitFor();
      await page.getByRole('link', { name: 'Посмотреть статус' }).click();
      await heading(page, home).waitFor();
      expect(pathOf(page)).toBe('/');

      await page.goto(`${origin}/realty/update/1`);
      await page.getByText('Войдите, чтобы редактировать объявление').waitFor();
      await page.goto(`${origin}/realty/create`);
      await page.getByText('Войдите, чтобы разместить объявление').waitFor();
      await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
      await signIn(page);
      await heading(page, 'Новое объявление').waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Правила размещения' }).click();
      await heading(page, 'Правила размещения').waitFor();

      await page.goto(`${origin}/cabinet`);
      await heading(page, 'Мои объявления').waitFor();
      await expect.poll(() => pathOf(page)).toBe('/account?tab=ads');
      for (const status of ['Опубликовано', 'На модерации', 'Отклонено', 'В архиве'])
        await page.getByText(status, { exact: true }).first().waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Уведомления' }).click();
      await heading(page, 'Уведомления').waitFor();
      expect(pathOf(page)).toBe('/account?tab=notifications');
      await page.goBack();
      await heading(page, 'Мои объявления').waitFor();
      await page.goto(`${origin}/account?tab=of-another-release`);
      await heading(page, 'Мои объявления').waitFor();
      await page.goto(`${origin}/account?tab=messages`);
      await page.getByRole('searchbox', { name: 'Имя, объявление, сообщение' }).waitFor();
      await page.getByRole('button', { name: 'Черный список' }).click();
      await expect.poll(() => pathOf(page)).toBe('/account?tab=messages&list=blacklist');
      await page.reload();
      await heading(page, 'Черный список').waitFor();
      await page.goBack();
      await heading(page, 'Сообщения').waitFor();
    });
  });
});

describe('signing out', () => {
  it('in one tab leaves the account page in another', async () => {
    await visit('/', desktop, async (page) => {
      await fromHeader(page, 'Авторизация');
      await signIn(page);
      await fromHeader(page, 'Личный кабинет');
      await page.getByText('Личный кабинет').and(page.getByRole('link')).click();
      await heading(page, 'Мои объявления').waitFor();

      const other = await page.context().newPage();
      await other.goto(`${origin}/account`);
      await heading(other, 'Мои объявления').waitFor();
      await page.getByRole('main').getByRole('button', { name: 'Выход' }).click();
      await page.getByRole('dialog', { name: 'Вы уверены, что хотите выйти?' }).getByRole('button', { name: 'Выйти' }).click();
      for (const tab of [page, other]) {
        await heading(tab, home).waitFor();
        await tab.getByRole('button', { name: 'Авторизация' }).waitFor();
      }
    });
  });
});

describe('without a network', () => {
  it('the home page shows one error, retries all its blocks and keeps choices', async () => {
    await visit('/', desktop, async (page) => {
      await page.getByLabel('Тип', { exact: true }).selectOption({ label: 'Апартаменты' });
      // The dialog's own code loads with the first failure, so only API requests fail.
      await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
      await page.getByRole('heading', { name: 'Новые квартиры в аренду' }).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 300);
      const dialog = page.getByRole('dialog', { name: offline });
      await dialog.waitFor();
      await page.unroute('**/api/**');
      await dialog.getByRole('button', { name: 'Обновить' }).click();
      await page.locator('[part~=card]').nth(3).waitFor();
      expect(await page.getByLabel('Тип', { exact: true }).inputValue()).toBe('apartments');
    });
  });

  it('a page whose chunk fails to load shows an error and retries without a reload', async () => {
    await visit('/', phone, async (page) => {
      await heading(page, home).waitFor();
      await page.evaluate(() => document.fonts.ready);
      await isSameDocument(page);
      await page.context().setOffline(true);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Модерация' }).click();
      await heading(page, offline).waitFor();
      await page.getByText('Повторите попытку снова.').waitFor();
      await page.getByRole('button', { name: 'Обновить' }).click();
      await page.getByRole('button', { name: 'Обновить' }).and(page.locator('[data-state=idle]')).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
      await heading(page, home).waitFor();

      await page.goBack();
      await heading(page, offline).waitFor();
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Обновить' }).click();
      await heading(page, 'Модерация').waitFor();
      expect(await isSameDocument(page)).toBe(true);
    });
  });
});

describe('by the keyboard alone', () => {
  it('the home page can be walked from the skip link to the footer, and searched', async () => {
    await visit('/', desktop, async (page) => {
      await page.locator('[part~=card]').nth(2).waitFor();
      const stops: string[] = [];
      for (let stop = 0; stop < 80 && !stops.includes('Телеграм'); stop += 1) {
        await page.keyboard.press('Tab');
        stops.push(
          await page.evaluate(
            () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '',
          ),
        );
      }
      const inOrder = [
        'К содержанию',
        'Каталог',
        'FAQ',
        'Контакты',
        'Авторизация',
        'Разместить объявление',
        'Показать',
        'Смотреть все',
        'контакты',
        'Телеграм',
      ];
      expect(stops.filter((stop, at) => inOrder.includes(stop) && stops.indexOf(stop) === at)).toEqual(inOrder);

      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('combobox', { name: 'Метро' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await heading(page, /Купить квартиру/).waitFor();
      await expect.poll(() => focused(page)).toMatch(/Купить квартиру/);
      await isSettled(page.locator('body'));

      await page.reload();
      await heading(page, /Купить квартиру/).waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    });
  });

  it('the link of a letter opens the form of a new password by itself; afterwards the address has no token', async () => {
    const token = await signInByApi({ baseUrl: `${origin}/api`, fetch }, demo);
    await visit('/', desktop, async (page) => {
      // The letter itself goes to a mail server.
      await page.route('**/api/users/password/reset/', (route) => route.fulfill({ json: { token } }));
      await page.goto(`${origin}/password#token-of-a-letter`);
      const form = page.getByRole('dialog', { name: 'Новый пароль' });
      await form.getByLabel('Пароль', { exact: true }).fill('Novyj1234');
      await form.getByLabel('Повторите пароль').fill('Novyj1234');
      const [sent] = await Promise.all([
        page.waitForRequest('**/api/users/password/reset/'),
        form.getByRole('button', { name: 'Сохранить и войти' }).click(),
      ]);
      expect(sent.postDataJSON()).toMatchObject({ token: 'token-of-a-letter', password: 'Novyj1234' });
      await heading(page, 'Пароль изменён').waitFor();
      expect(page.url()).toBe(`${origin}/password`);
    });
  });
});
