import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from './support/browser';
import { pathOf, visitSite } from './support/siteVisit';

let people = 0;

/** Registers somebody new, on the page that asks for it. */
async function register(page: Page): Promise<void> {
  people += 1;
  await page.getByRole('main').getByRole('button', { name: 'Зарегистрироваться' }).click();
  const dialog = page.getByRole('dialog', { name: 'Регистрация' });
  await dialog.getByLabel('Имя').fill('Анна');
  await dialog.getByLabel('Телефон').pressSequentially(`916555010${people}`);
  await dialog.getByLabel('Email').fill(`anna${people}@example.com`);
  await dialog.getByLabel('Пароль', { exact: true }).fill('Secret12');
  await dialog.getByLabel('Повторите пароль').fill('Secret12');
  // Its label holds links, which a click could hit.
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await page.getByRole('dialog', { name: 'Вы успешно зарегистрировались!' }).getByRole('button', { name: 'OK' }).click();
}

/** Larger than what is sent. */
const aPhoto = async (background: string) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .png()
    .toBuffer(),
});

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('on a %s', (_, size) => {
  it('a new owner registers, publishes a flat and is told what comes next', async () => {
    await visitSite('/realty/create', { size }, async (page) => {
      await page.getByRole('heading', { name: 'Войдите, чтобы разместить объявление' }).waitFor();
      await register(page);
      await page.getByRole('heading', { name: 'Новое объявление' }).waitFor();
      await choose(page, 'Продажа');
      await choose(page, 'Квартира');
      await page.getByRole('combobox', { name: 'Город, улица, дом' }).fill('Чапаевский переулок, 3');
      await page.getByRole('listbox', { name: 'Подходящие адреса' }).getByRole('option').first().click();
      await choose(page, '2');
      await page.getByLabel('Общая площадь').fill('54,3');
      await page.getByLabel('Этаж', { exact: true }).fill('3');
      await page.getByLabel('Этажей в здании').fill('9');
      const photos = [await aPhoto('#c98f63'), await aPhoto('#5f7470')];
      const worker = page.waitForEvent('worker');
      await page.getByLabel(/^Выберите или перетащите фото/).setInputFiles(photos);
      await page.getByRole('img', { name: 'Фото 2' }).waitFor();
      expect((await worker).url()).toMatch(/^blob:/);
      await page.getByLabel('Расскажите о квартире').fill('Светлая квартира. Звоните восемь девятьсот шестнадцать 555-01-27.');
      await page.getByLabel('Стоимость').fill('25000000');
      await page.getByText('В тексте номер телефона.', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Убрать номер' }).click();
      await expect.poll(() => page.getByLabel('Расскажите о квартире').inputValue()).toBe('Светлая квартира. Звоните.');
      await page.getByText('В этом доме этажей: 57.', { exact: true }).waitFor();
      await choose(page, 'Собственник');
      await page.getByRole('button', { name: 'Опубликовать' }).click();
      // One answer is missing, and nothing has been sent.
      await page.getByRole('link', { name: 'Способ связи' }).waitFor();
      await choose(page, 'Звонки и сообщения');
      await page.getByRole('button', { name: 'Опубликовать' }).click();
      await page.getByRole('heading', { name: 'Объявление отправлено на модерацию!' }).waitFor();
      expect(pathOf(page)).toBe('/success');
    });
  });
});

it('a form with changes asks before it is left', async () => {
  await visitSite('/realty/create', { size: desktop }, async (page) => {
    await register(page);
    await choose(page, 'Аренда');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Модерация' }).click();
    const question = page.getByRole('dialog', { name: 'Покинуть страницу?' });
    await question.getByRole('button', { name: 'Продолжить редактирование' }).click();
    await expect.poll(() => page.getByRole('radio', { name: 'Аренда' }).isChecked()).toBe(true);
    await page.getByRole('banner').getByText('Разместить объявление').click();
    const another = page.getByRole('dialog', { name: 'Вы уверены, что хотите уйти со страницы и создать новое объявление?' });
    await another.getByText('Все несохранённые изменения будут потеряны.').waitFor();
    await another.getByRole('link', { name: 'Создать новое' }).click();
    await expect.poll(() => page.getByRole('radio', { name: 'Аренда' }).isChecked()).toBe(false);
    expect(pathOf(page)).toBe('/realty/create');
  });
});
