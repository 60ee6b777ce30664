import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop } from '../support/browser';
import { fromHeader, isSameDocument, pathOf, signIn, visitSite } from '../support/siteVisit';

const visit = (path: string, body: (page: Page) => Promise<void>) => visitSite(path, { size: desktop }, body);

/** Adds something with changes to the guard of the page, as a form does. */
async function startWork(page: Page): Promise<void> {
  await page.getByRole('banner').getByText('Каталог').waitFor();
  await page.waitForFunction(() => {
    const scope = Reflect.get(globalThis, Symbol.for('kvartal')) as { slots: Record<string, unknown> } | undefined;
    return scope?.slots['unsavedWork'] !== undefined && document.getElementById('first') === null;
  });
  await page.evaluate(() => {
    const { slots } = Reflect.get(globalThis, Symbol.for('kvartal')) as { slots: Record<string, { add(one: () => boolean): () => void }> };
    Object.assign(window, { endWork: slots['unsavedWork']?.add(() => true) });
  });
}

const endWork = (page: Page) => page.evaluate(() => (window as unknown as { endWork(): void }).endWork());

const question = (page: Page) => page.getByRole('dialog', { name: 'Вы уверены, что хотите уйти со страницы?' });

async function answer(page: Page, button: 'Продолжить редактирование' | 'Покинуть страницу'): Promise<void> {
  await question(page).getByText('Все несохранённые изменения будут потеряны.').waitFor();
  await question(page).getByRole('button', { name: button }).click();
  await question(page).waitFor({ state: 'hidden' });
}

describe('unsaved work on the site', () => {
  it('links of the header and the footer ask first', async () => {
    await visit('/legal/publishing', async (page) => {
      await isSameDocument(page);
      await startWork(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Модерация' }).click();
      await answer(page, 'Продолжить редактирование');
      expect(pathOf(page)).toBe('/legal/publishing');
      await page.getByRole('banner').getByRole('link', { name: 'Квартал, на главную' }).click();
      await answer(page, 'Покинуть страницу');
      await page.waitForURL('**/');
      expect(await isSameDocument(page)).toBe(true);
    });
  });

  it('without changes nobody is asked', async () => {
    await visit('/legal/publishing', async (page) => {
      await startWork(page);
      await endWork(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Модерация' }).click();
      await page.waitForURL('**/legal/moderation');
    });
  });

  it.each([
    ['with the Navigation API', true],
    ['without it', false],
  ])('Back asks, %s', async (_how, hasApi) => {
    await visit('/', async (page) => {
      if (!hasApi) {
        await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
        await page.reload();
      }
      await page.getByRole('contentinfo').getByRole('link', { name: 'Модерация' }).click();
      await page.waitForURL('**/legal/moderation');
      await startWork(page);
      // A browser lets a page stop Back only after an interaction.
      await page.getByRole('heading', { level: 1 }).first().click();
      await page.evaluate(() => history.back());
      await answer(page, 'Продолжить редактирование');
      expect(pathOf(page)).toBe('/legal/moderation');
      await page.evaluate(() => history.back());
      await answer(page, 'Покинуть страницу');
      await page.waitForURL((url) => url.pathname === '/');
    });
  });

  it('closing the tab asks', async () => {
    await visit('/', async (page) => {
      await startWork(page);
      await page.getByRole('banner').click({ position: { x: 5, y: 5 } });
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      expect(page.isClosed()).toBe(false);
      await endWork(page);
    });
  });

  it('signing out says what will be lost', async () => {
    await visit('/legal/publishing', async (page) => {
      await page.getByRole('banner').getByText('Авторизация').click();
      await signIn(page);
      await page.getByRole('dialog', { name: 'Вход' }).waitFor({ state: 'hidden' });
      await startWork(page);
      await fromHeader(page, 'Личный кабинет');
      await page.getByRole('banner').getByRole('button', { name: 'Выход' }).click();
      const dialog = page.getByRole('dialog', { name: 'Вы уверены, что хотите выйти?' });
      await dialog.getByText('Все несохранённые изменения будут потеряны.').waitFor();
      await dialog.getByRole('button', { name: 'Остаться' }).click();
      await endWork(page);
    });
  });
});
