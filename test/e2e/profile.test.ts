import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { getProfile, signIn } from '../../src/api/account';
import { sendMessage } from '../../src/api/chats';
import type { Transport } from '../../src/api/client/request';
import { changePassword } from '../../src/api/identity';
import { blockAccount } from '../../src/api/moderation';
import { desktop, origin, phone } from './support/browser';
import { aPhoto } from './support/publishPage';
import { moderator } from './support/server';
import { fromHeader, pathOf, visitSite } from './support/siteVisit';

let people = Math.floor(Math.random() * 9000);

/** Registers somebody new by a call, and signs in on the page. */
async function newcomer(page: Page) {
  people += 1;
  const person = { email: `profile${people}@example.com`, password: 'Secret12' };
  const body = {
    ...person,
    first_name: 'Анна',
    last_name: '',
    phone_number: `917555${String(people).padStart(4, '0')}`,
    confirm_password: person.password,
    terms_agreed: true,
  };
  const headers = { 'Content-Type': 'application/json' };
  const { status } = await fetch(`${origin}/api/users/dev/`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(status).toBe(201);
  await fromHeader(page, 'Авторизация');
  await signInAs(page, person);
  return person;
}

async function signInAs(page: Page, { email, password }: { readonly email: string; readonly password: string }): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Вход' });
  await login.getByLabel('Email').fill(email);
  await login.getByLabel('Пароль', { exact: true }).fill(password);
  await login.getByRole('button', { name: 'Войти' }).click();
  await login.waitFor({ state: 'hidden' });
}

const openSettings = async (page: Page) => {
  await page.goto(`${origin}/account?tab=settings`);
  await page.getByRole('heading', { level: 1, name: 'Настройки профиля' }).waitFor();
};

/** Begins a chat about the first listing whose owner takes messages. */
async function anyChat(transport: Transport): Promise<number> {
  const { results }: { readonly results: readonly { readonly id: number }[] } = await (await fetch(`${origin}/api/realty/`)).json();
  for (const { id: listingId } of results) {
    const sent = await sendMessage(transport, { listingId }, 'Здравствуйте! Ещё продаётся?').catch(() => null);
    if (sent) return sent.chatId;
  }
  throw new Error('nobody takes messages');
}

describe('settings of a profile', () => {
  it('a person on a phone changes name and picture; another tab shows them', async () => {
    await visitSite('/', { size: phone }, async (page) => {
      await newcomer(page);
      await openSettings(page);
      // The tabs begin right below the header.
      const boxOf = async (thing: Locator) => (await thing.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
      const header = await boxOf(page.getByRole('banner'));
      const tabs = await boxOf(page.getByRole('navigation', { name: 'Личный кабинет' }));
      expect(tabs.y - header.y - header.height).toBeLessThanOrEqual(16);
      const other = await page.context().newPage();
      await openSettings(other);

      await page.getByRole('button', { name: 'Изменить: Имя' }).click();
      await page.getByRole('textbox', { name: 'Имя' }).fill('Марина');
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await page.getByText('Данные успешно обновлены').waitFor();

      await page.locator('input[type=file]').setInputFiles(await aPhoto('#5f7470'));
      const dialog = page.getByRole('dialog', { name: 'Фото профиля' });
      await dialog.getByRole('slider', { name: 'Масштаб' }).press('ArrowRight');
      await dialog.getByRole('button', { name: 'Сохранить' }).click();
      await page.getByText('Аватар успешно обновлен').waitFor();
      const picture = page.locator('section[aria-label="Фото профиля"] img');
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
      expect(await picture.getAttribute('src')).toMatch(/\/media\/[0-9a-f]{32}\/320\.jpg$/);

      await other.reload();
      await expect.poll(() => other.getByRole('textbox', { name: 'Имя' }).inputValue()).toBe('Марина');
      const [saved] = await Promise.all([other.waitForEvent('download'), other.getByRole('button', { name: 'Скачать' }).click()]);
      expect(saved.suggestedFilename()).toBe('kvartal.json');
    });
  });

  it('changes the password, which ends other sessions, and deletes the account, which nobody can use again', async () => {
    await visitSite('/', { size: desktop, expected: ['400 ', '401 '] }, async (page) => {
      const person = await newcomer(page);
      await openSettings(page);
      await page.getByRole('button', { name: 'Изменить: Пароль' }).click();
      const dialog = page.getByRole('dialog', { name: 'Новый пароль' });
      await dialog.getByLabel('Текущий пароль', { exact: true }).fill(person.password);
      await dialog.getByLabel('Новый пароль', { exact: true }).fill('Smenila123');
      await dialog.getByLabel('Повторите пароль', { exact: true }).fill('Smenila123');
      await dialog.getByRole('button', { name: 'Изменить пароль' }).click();
      await page.getByText('Пароль изменён').waitFor();

      const other = await page.context().newPage();
      await openSettings(other);
      await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
      const sure = page.getByRole('dialog', { name: 'Вы уверены, что хотите удалить аккаунт? Это действие необратимо.' });
      await sure.getByLabel('Пароль', { exact: true }).fill('Smenila123');
      await sure.getByRole('button', { name: 'Удалить' }).click();
      for (const tab of [page, other]) {
        await expect.poll(() => pathOf(tab)).toBe('/');
        await tab.getByRole('button', { name: 'Авторизация' }).waitFor();
      }
      await page.getByRole('button', { name: 'Авторизация' }).click();
      const login = page.getByRole('dialog', { name: 'Вход' });
      await login.getByLabel('Email').fill(person.email);
      await login.getByLabel('Пароль', { exact: true }).fill('Smenila123');
      await login.getByRole('button', { name: 'Войти' }).click();
      await login.getByText('Неправильный email или пароль.').waitFor();
    });
  });

  it('who is signed out by a new password elsewhere, or by a moderator, learns why and finds what was typed', async () => {
    await visitSite('/', { size: desktop, expected: ['401 '] }, async (page) => {
      const person = await newcomer(page);
      const api = { baseUrl: `${origin}/api`, fetch };
      const elsewhere = {
        ...api,
        token: (
          (token) => () =>
            token
        )(await signIn(api, person)),
      };
      const { id } = await getProfile(elsewhere);
      await page.goto(`${origin}/account?tab=messages&chat=${await anyChat(elsewhere)}`);
      const field = page.getByRole('main').getByRole('textbox', { name: 'Сообщение' });
      await field.fill('Удобно ли в субботу?');

      await changePassword(elsewhere, { present: person.password, password: 'Smenila123', confirmPassword: 'Smenila123' });
      await expect.poll(() => pathOf(page)).toBe('/');
      const told = page.getByRole('status').filter({ hasText: 'Вы вышли: пароль изменён. Войдите с новым паролем.' });
      await told.waitFor();
      await told.locator('..').getByRole('button', { name: 'Войти' }).click();
      await signInAs(page, { ...person, password: 'Smenila123' });
      await page
        .getByRole('banner')
        .getByRole('link', { name: /сообщени/i })
        .click();
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await expect.poll(() => field.inputValue()).toBe('Удобно ли в субботу?');

      await blockAccount(
        {
          ...api,
          token: (
            (token) => () =>
              token
          )(await signIn(api, moderator)),
        },
        id,
        'Обман покупателей',
      );
      await expect.poll(() => pathOf(page)).toBe('/');
      await page.getByText('Аккаунт заблокирован за нарушение правил. Причина: Обман покупателей').waitFor();
    });
  });
});
