import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, openPage, origin, type WatchedPage } from './support/browser';
import { demo } from './support/siteVisit';

/** What the keyboard is on: its accessible name, or null if the focus is lost. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) return null;
    const labels = activeElement instanceof HTMLInputElement ? [...(activeElement.labels ?? [])].map((label) => label.textContent) : [];
    const named = activeElement.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const names = [
      activeElement.getAttribute('aria-label'),
      ...named.map((id) => document.getElementById(id)?.textContent),
      ...labels,
      activeElement.textContent,
      activeElement.getAttribute('placeholder'),
    ];
    return (names.find((name) => name?.trim()) ?? activeElement.localName).replaceAll('\u00A0', ' ').trim();
  });

/** Presses a key. Whatever happens then, the focus must be somewhere. */
async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  await expect.poll(() => focusedName(page), { message: `the focus after ${key}` }).not.toBeNull();
  return String(await focusedName(page));
}

/** Tabs until the keyboard is on a control with this name, backwards with Shift+Tab. */
async function tabTo(page: Page, wanted: RegExp, key = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    const name = await press(page, key);
    if (wanted.test(name)) return;
    seen.push(name.slice(0, 40));
  }
  throw new Error(`${wanted} is not reached, only ${seen.join(', ')}`);
}

/** The title, without the count of unread messages that may come before it at any moment. */
const titleOf = async (page: Page) => (await page.title()).replace(/^\(\d+\) /, '');

const focusIs = (page: Page, name: RegExp) => expect.poll(() => focusedName(page)).toMatch(name);

/** One visit, from the home page to a call and back, without a pointer. The tests follow each other. */
describe('by keyboard alone, without losing the focus', () => {
  let watched: WatchedPage;
  let page: Page;
  beforeAll(async () => {
    watched = await openPage(desktop);
    page = watched.page;
    await page.context().addCookies([{ name: 'cookiesAccepted', value: 'true', url: origin }]);
    await page.goto(origin);
  });
  afterAll(() => watched.close());

  it('home: a visitor skips the header, chooses rooms and searches', async () => {
    expect(await press(page, 'Tab')).toBe('К содержанию');
    await press(page, 'Enter');
    await tabTo(page, /^Комнаты/);
    await press(page, 'Enter');
    await tabTo(page, /^2$/);
    await press(page, 'Space');
    await press(page, 'Escape');
    await focusIs(page, /^Комнаты/);
    await tabTo(page, /^Показать/);
    await press(page, 'Enter');
    await focusIs(page, /^Купить 2-комнатную квартиру/);
  });

  it('filters: opens them, sets one, and is back at their button', async () => {
    // The form is above the heading, where the focus is.
    await tabTo(page, /^Фильтры/, 'Shift+Tab');
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Фильтры' }).waitFor();
    await tabTo(page, /^Балкон$/);
    await press(page, 'Space');
    await tabTo(page, /^Показать/);
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Фильтры' }).waitFor({ state: 'hidden' });
    await focusIs(page, /^Фильтры/);
    await expect.poll(() => new URL(page.url()).searchParams.has('has_balcony')).toBe(true);
  });

  it('map: shows it, closes what is on it, and returns to the list', async () => {
    await tabTo(page, /^На карте$/);
    await press(page, 'Enter');
    // Until the map's code has loaded, the list is there, and its last control is soon reached.
    await page.getByRole('button', { name: /^К списку/ }).waitFor();
    await tabTo(page, /^К списку/);
    await press(page, 'Enter');
    await focusIs(page, /./);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('results: reaches a flat and opens it', async () => {
    await page.locator('[part~=card]').first().waitFor();
    await tabTo(page, /2-комн/);
    await press(page, 'Enter');
    await page.getByRole('link', { name: 'Вернуться к поиску' }).waitFor();
    await focusIs(page, /2-комн/);
  });

  it('listing: opens the menu for sharing and the photos, and is back where it was', async () => {
    await tabTo(page, /^Поделиться$/);
    await press(page, 'Enter');
    await focusIs(page, /^Скопировать ссылку$/);
    await press(page, 'ArrowDown');
    await press(page, 'Escape');
    await focusIs(page, /^Поделиться$/);
    await tabTo(page, /^\d+ фото$/);
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'фотографии' }).waitFor();
    await press(page, 'ArrowRight');
    await press(page, 'Escape');
    await tabTo(page, /^В начало$/);
    await press(page, 'Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await focusIs(page, /2-комн/);
  });

  it('sign-in: from the header, and the focus returns', async () => {
    await tabTo(page, /^Авторизация$/, 'Shift+Tab');
    await press(page, 'Enter');
    await focusIs(page, /^Email/);
    await page.keyboard.type(demo.email);
    await tabTo(page, /^Пароль$/);
    await page.keyboard.type(demo.password);
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Вход' }).waitFor({ state: 'hidden' });
    await focusIs(page, /./);
  });

  it('a new listing: signed in, the header asks before it starts another one (§2)', async () => {
    await tabTo(page, /^Разместить объявление$/);
    await press(page, 'Enter');
    await focusIs(page, /Новое объявление/);
    await expect.poll(() => titleOf(page)).toBe('Новое объявление — Квартал');
    await tabTo(page, /^Разместить объявление$/, 'Shift+Tab');
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Вы уверены, что хотите уйти со страницы и создать новое объявление?' }).waitFor();
    await focusIs(page, /^Продолжить редактирование$/);
    await press(page, 'Enter');
    await focusIs(page, /^Разместить объявление$/);
  });

  it('account: all tabs by its menu, and the question before signing out (§2)', async () => {
    await page.goto(`${origin}/account`);
    await page.getByRole('main').getByRole('button', { name: 'Выход' }).waitFor();
    const tabs = [
      ['messages', 'Сообщения'],
      ['notifications', 'Уведомления'],
      ['settings', 'Настройки профиля'],
    ] as const;
    for (const [tab, name] of tabs) {
      await tabTo(page, new RegExp(`^${name}(?!:)`));
      await press(page, 'Enter');
      await expect.poll(() => page.url()).toBe(`${origin}/account?tab=${tab}`);
      await expect.poll(() => titleOf(page)).toBe(`${name} — Квартал`);
      await focusIs(page, new RegExp(`^${name}`));
    }
    await tabTo(page, /^Выход$/);
    await press(page, 'Enter');
    await focusIs(page, /^Остаться$/);
    await press(page, 'Enter');
    await focusIs(page, /^Выход$/);
  });
});
