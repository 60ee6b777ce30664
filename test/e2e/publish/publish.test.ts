import { describe, expect, it } from 'vitest';
import { desktop, phone } from '../support/browser';
import { aPhoto, choose, register } from '../support/publishPage';
import { pathOf, visitSite } from '../support/siteVisit';

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
