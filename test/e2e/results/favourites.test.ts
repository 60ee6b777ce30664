import { expect, it } from 'vitest';
import { desktop } from '../support/browser';
import { visitSite } from '../support/siteVisit';

it('a heart in the results is a card among the favourites, also for another tab and after a reload, until it is pressed again', async () => {
  await visitSite('/realty', { size: desktop }, async (page) => {
    const other = await page.context().newPage();
    await other.goto(new URL('/favourites', page.url()).href);
    await other.getByRole('heading', { name: 'В избранном пока ничего нет' }).waitFor();

    const heart = page.getByRole('button', { name: /^В избранное: / }).first();
    const flat = (await heart.getAttribute('aria-label'))?.replace('В избранное: ', '') ?? '';
    await heart.click();
    await page.locator('[aria-pressed=true][aria-label^="В избранное"]').waitFor();
    await other.getByRole('article').getByRole('heading', { name: flat }).waitFor();

    await page.reload();
    await page.locator('[aria-pressed=true][aria-label^="В избранное"]').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Избранное 1' }).click();
    await page.waitForURL('**/favourites');
    expect(await page.title()).toContain('Избранное');
    await page.getByRole('tab', { name: /^Избранное\s*1$/ }).waitFor();
    await page.getByRole('button', { name: 'Поделиться' }).click();
    const link = await page.getByRole('textbox', { name: 'Ссылка' }).inputValue();
    await page.keyboard.press('Escape');
    await visitSite(link.slice(new URL(link).origin.length), { size: desktop }, async (friend) => {
      await friend.getByRole('heading', { name: 'Список квартир' }).waitFor();
      await friend.getByRole('article').getByRole('heading', { name: flat }).waitFor();
      await friend.getByRole('button', { name: 'Сохранить себе' }).click();
      await friend.getByRole('main').getByRole('link', { name: 'Моё избранное' }).click();
      await friend.getByRole('tab', { name: /^Избранное\s*1$/ }).waitFor();
    });
    await page.getByRole('button', { name: /^Убрать из избранного: / }).click();
    await page.getByRole('heading', { name: 'В избранном пока ничего нет' }).waitFor();
    await other.getByRole('heading', { name: 'В избранном пока ничего нет' }).waitFor();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await page.getByRole('article').getByRole('heading', { name: flat }).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: flat }).waitFor();
    await page.locator('[aria-pressed=true][aria-label^="В избранное"]').filter({ visible: true }).first().waitFor();
  });
});
