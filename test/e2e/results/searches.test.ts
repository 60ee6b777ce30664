import { expect, it } from 'vitest';
import { desktop, phone } from '../support/browser';
import { visitSite } from '../support/siteVisit';

it('a search is found again after a reload, among the recent ones and, once it is saved, above them', async () => {
  await visitSite('/realty?realty_type=Квартира&room_count=2&not_first_floor=true', { size: desktop }, async (page) => {
    const save = page.getByRole('button', { name: 'Сохранить поиск' });
    await save.waitFor();
    await page.goto(new URL('/favourites', page.url()).href);
    await page.getByRole('tab', { name: 'Поиски' }).click();
    await page.getByRole('heading', { name: 'Недавние поиски' }).waitFor();
    await page.getByRole('link', { name: /^Купить 2-комнатную квартиру, не первый этаж$/ }).click();
    await page.waitForURL('**/realty?*not_first_floor=true*');
    await page.getByRole('heading', { level: 1, name: /^Купить 2-комнатную квартиру/ }).waitFor();

    await save.click();
    await page.getByText('Поиск сохранён').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Сохранить поиск', pressed: true }).waitFor();
    await page.goto(new URL('/favourites', page.url()).href);
    await page.getByRole('tab', { name: /^Поиски\s*1$/ }).click();
    await page.getByText(/^Смотрели сегодня в/).waitFor();
    await page.getByRole('link', { name: /^Открыть: / }).click();
    await page.waitForURL('**/realty?*not_first_floor=true*');
    expect(new URL(page.url()).searchParams.get('room_count')).toBe('2');
  });
});

it('on a phone the button stands below the list; what the page starts with is not remembered', async () => {
  await visitSite('/realty', { size: phone }, async (page) => {
    await page.getByRole('button', { name: 'Сохранить поиск' }).scrollIntoViewIfNeeded();
    await page.goto(new URL('/favourites', page.url()).href);
    await page.getByRole('tab', { name: 'Поиски' }).click();
    await page.getByText('Поисков пока нет').waitFor();
  });
});

it('is the first thing on home: what is new in it, with room for it before it is known', async () => {
  await visitSite('/realty?realty_type=Квартира&room_count=2', { size: { viewport: { width: 744, height: 1024 } } }, async (page) => {
    await page.getByRole('button', { name: 'Сохранить поиск' }).waitFor();
    const home = async () => {
      await page.goto(new URL('/', page.url()).href);
      const row = page.getByRole('region', { name: 'Ваши поиски' }).getByRole('listitem');
      await row.getByText('Пока ничего нового').waitFor();
      return row;
    };
    const heightOf = (row: Awaited<ReturnType<typeof home>>) =>
      row.evaluate((node) => Math.ceil(node.closest('.site-news')?.getBoundingClientRect().height ?? 0));
    const first = await home();
    const kept = () => page.evaluate(() => localStorage.getItem('kvartal:news'));
    await expect.poll(async () => (await kept()) === `744 ${await heightOf(first)}`).toBe(true);
    // The height of the first visit is reserved for the second, and is what the block takes.
    const row = await home();
    const reserved = await page.evaluate(() => document.documentElement.style.getPropertyValue('--site-news'));
    await expect.poll(async () => `${await heightOf(row)}px`).toBe(reserved);
    await row.getByRole('link', { name: /^Купить 2-комнатную квартиру/ }).click();
    await page.waitForURL('**/realty?*room_count=2*');
    await page.goBack();
    await page.getByRole('link', { name: 'Все поиски' }).click();
    await page.getByRole('heading', { name: 'Недавние поиски' }).waitFor();
  });
});
