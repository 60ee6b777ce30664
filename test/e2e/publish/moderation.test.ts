import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { signIn } from '../../../src/api/account';
import { moderationEndpoints } from '../../../src/api/moderation';
import { desktop, origin, phone } from '../support/browser';
import { demo, visitSite } from '../support/siteVisit';

const moderator = { email: 'moderator@example.com', password: 'Kvartal2026' };
const transport = (token: string | null) => ({ baseUrl: `${origin}/api`, fetch, token: () => token });
let owner: string;

beforeAll(async () => {
  owner = await signIn(transport(null), demo);
});

/** Signs in from the header, by the keyboard. */
async function signInAs(page: Page, { email, password }: typeof demo): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Авторизация' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Вход' });
  await dialog.getByLabel('Email').pressSequentially(email);
  await dialog.getByLabel('Пароль', { exact: true }).pressSequentially(password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}

/** The listing that is shown for a decision. */
async function shown(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /^№ \d+$/ });
  await heading.waitFor();
  return Number((await heading.textContent())?.slice(2));
}

it('a moderator signs in, approves one listing and rejects another, by the keyboard alone', async () => {
  const seenByAll = async (id: number) => (await (await fetch(`${origin}/api/realty/${id}/`)).json()).realty_status;
  await visitSite('/moderation', { size: desktop, expected: ['401'] }, async (page) => {
    await page.getByRole('heading', { name: 'Страница не найдена' }).waitFor();
    await signInAs(page, moderator);
    await page.getByRole('heading', { name: 'Модерация', level: 1 }).waitFor();
    // The focus is back in the header, whose keys are its own.
    await page.reload();
    const first = await shown(page);
    await expect.poll(() => page.title()).toContain('Модерация');
    // On a tablet the page's margin leaves less than the width of a panel.
    await page.setViewportSize({ width: 744, height: 900 });
    await page.getByRole('button', { name: 'Одобрить' }).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Отложить' }).waitFor();
    await page.keyboard.press('a');
    await expect.poll(() => shown(page)).not.toBe(first);
    const second = await shown(page);
    await page.keyboard.press('r');
    await page.keyboard.press('7');
    await expect.poll(() => page.getByRole('radio', { name: 'Цена' }).isChecked()).toBe(true);
    for (let presses = 0; presses < 3; presses += 1) {
      if (await page.getByLabel('Комментарий владельцу').evaluate((field) => field.matches(':focus'))) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Похожие квартиры дешевле.');
    await page.keyboard.press('Control+Enter');
    await page.getByText(`Объявление № ${second} отклонено: цена`).first().waitFor();
    await expect.poll(() => seenByAll(first)).toBe(1);
    expect(await seenByAll(second)).not.toBe(1);
  });
});

it.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('neither a visitor nor an ordinary user sees the page, on a %s', async (_, size) => {
  await visitSite('/moderation', { size, expected: ['404'] }, async (page) => {
    await page.getByRole('heading', { name: 'Страница не найдена' }).waitFor();
    if (size === desktop) {
      await signInAs(page, demo);
      await page.getByRole('banner').getByText('Личный кабинет').waitFor();
      await page.getByRole('heading', { name: 'Страница не найдена' }).waitFor();
      await expect.poll(() => page.title()).toContain('Страница не найдена');
    }
    expect(await page.getByRole('heading', { name: 'Модерация' }).count()).toBe(0);
  });
});

it('nor can they call anything', async () => {
  const id = 6;
  const calls = [
    ['GET', moderationEndpoints.queue],
    ['POST', moderationEndpoints.next],
    ['POST', moderationEndpoints.approve(id)],
    ['POST', moderationEndpoints.reject(id)],
    ['GET', moderationEndpoints.complaints],
    ['POST', moderationEndpoints.block(1)],
  ] as const;
  for (const [method, path] of calls) {
    const ask = (token: string | null) =>
      fetch(`${origin}/api${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Token ${token}` }) },
        ...(method === 'POST' && { body: '{}' }),
      });
    expect([path, (await ask(null)).status, (await ask(owner)).status]).toEqual([path, 401, 404]);
  }
});
