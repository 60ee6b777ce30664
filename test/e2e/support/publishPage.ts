import type { Page } from 'playwright';
import sharp from 'sharp';
import { signIn } from '../../../src/api/account';
import { listModerationQueue } from '../../../src/api/moderation';
import { origin } from './browser';
import { moderator } from './server';

let people = Math.floor(Math.random() * 9000);

/** Registers somebody new, on the page that asks for it. */
export async function register(page: Page): Promise<void> {
  people += 1;
  await page.getByRole('main').getByRole('button', { name: 'Зарегистрироваться' }).click();
  const dialog = page.getByRole('dialog', { name: 'Регистрация' });
  await dialog.getByLabel('Имя').fill('Анна');
  await dialog.getByLabel('Телефон').pressSequentially(`916555${String(people).padStart(4, '0')}`);
  await dialog.getByLabel('Email').fill(`anna${people}@example.com`);
  await dialog.getByLabel('Пароль', { exact: true }).fill('Secret12');
  await dialog.getByLabel('Повторите пароль').fill('Secret12');
  // Its label holds links, which a click could hit.
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await page.getByRole('dialog', { name: 'Вы успешно зарегистрировались!' }).getByRole('button', { name: 'OK' }).click();
}

/** Larger than what is sent. */
export const aPhoto = async (background: string) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .png()
    .toBuffer(),
});

export const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });

/** Chooses deal, type and house of a flat for sale. */
export async function beginForm(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Новое объявление' }).waitFor();
  await choose(page, 'Продажа');
  await choose(page, 'Квартира');
  await page.getByRole('combobox', { name: 'Город, улица, дом' }).fill('Чапаевский переулок, 3');
  await page.getByRole('listbox', { name: 'Подходящие адреса' }).getByRole('option').first().click();
  await choose(page, '2');
}

/** Fills in all that is left but the way to contact the owner. */
export async function goOnWithForm(page: Page, price: number, photoCount = 2): Promise<void> {
  await page.getByLabel('Общая площадь').fill('54,3');
  await page.getByLabel('Этаж', { exact: true }).fill('3');
  await page.getByLabel('Этажей в здании').fill('9');
  const photos = await Promise.all(['#c98f63', '#5f7470', '#7a6a9c', '#9c6a6a', '#6a9c7a'].slice(0, photoCount).map(aPhoto));
  await page.getByLabel(/^Выберите или перетащите фото/).setInputFiles(photos);
  await page.getByRole('img', { name: `Фото ${photoCount}` }).waitFor();
  await page.getByLabel('Расскажите о квартире').fill('Светлая квартира с видом во двор.');
  await page.getByLabel('Стоимость').fill(String(price));
  await choose(page, 'Собственник');
}

export const publish = (page: Page) => page.getByRole('button', { name: 'Опубликовать' });
export const sent = (page: Page) => page.getByRole('heading', { name: 'Объявление отправлено на модерацию!' }).waitFor();
/** Waits until the draft is on the device. */
export const kept = (page: Page) => page.getByText(/^Черновик сохранён в/).waitFor();

/** Tells the listings of one attempt from all others. */
export const aPrice = () => 25_000_000 + Math.floor(Math.random() * 1_000_000);

/** Returns how many listings with this price wait for a moderator. */
export async function inQueue(price: number): Promise<number> {
  const transport = { baseUrl: `${origin}/api`, fetch };
  const token = await signIn(transport, moderator);
  const { entries } = await listModerationQueue({ ...transport, token: () => token }, { pageSize: 100 });
  return entries.filter(({ listing }) => listing.price === price).length;
}
