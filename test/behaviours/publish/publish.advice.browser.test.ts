import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { offline, type Recorded, recorded, when } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import {
  aPicture,
  button,
  chooseFiles,
  type Form,
  fillIn,
  formOn,
  input,
  photosAre,
  send,
  write,
  written,
} from '../../support/features/publish';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

/** Fifteen flats like the one of the form, from 17 to 19.8 million. */
const market = () =>
  createFakeApi(aWorld(Array.from({ length: 15 }, (_, step) => aListing({ id: step + 1, price: 17_000_000 + step * 200_000 }))));

const description = 'Расскажите о квартире';
const advice = (form: Form, kind: string) => form.root().querySelector(`[data-advice="${kind}"]`);
const marks = (form: Form) => [...form.root().querySelectorAll('mark')].map(({ textContent }) => textContent);
const points = (form: Form, kind: string) => expect.poll(() => advice(form, kind)?.textContent ?? '', { timeout: 8000 });

describe.each(hosts)('advice on a listing on $name', (host) => {
  const filled = async (server: Recorded = recorded(market())) => {
    const form = await formOn(host, server.fetch);
    await fillIn(form);
    return form;
  };

  it('marks a phone number in the text, names the rule, takes the number out', async () => {
    const form = await filled();
    await write(form, description, 'Тихий двор. Звоните восемь девятьсот шестнадцать 555-01-27, покажу вечером.');
    await userEvent.tab();
    await points(form, 'phone').toContain('В тексте номер телефона.');
    expect(marks(form)).toEqual(['восемь девятьсот шестнадцать 555-01-27']);
    await expect.element(input(form, description)).toHaveAccessibleDescription(/В тексте номер телефона\. По правилам контактов/);
    const rules = form.view.getByRole('link', { name: 'Правила размещения: без контактов' });
    await expect.element(rules).toHaveAttribute('href', expect.stringMatching(/\/legal\/publishing#section-4$/));
    await userEvent.click(button(form, 'Убрать номер'));
    await expect.element(input(form, description)).toHaveValue('Тихий двор. Звоните, покажу вечером.');
    await expect.poll(() => advice(form, 'phone')).toBeNull();
    expect(input(form, description).element().getAttribute('aria-describedby') ?? '').not.toContain('advice');
    expect(marks(form)).toEqual([]);
  });

  it('waits until the field is left, and takes no focus', async () => {
    const form = await filled();
    await write(form, description, 'СРОЧНО ПРОДАМ, пишите в телеграм');
    await userEvent.click(input(form, description));
    await userEvent.keyboard(' @anna_msk');
    expect(advice(form, 'capitals')).toBeNull();
    await userEvent.tab();
    const next = focused();
    await points(form, 'messenger').toContain('По правилам');
    expect(focused()).toBe(next);
    await userEvent.click(button(form, 'Исправить'));
    await expect.element(input(form, description)).toHaveValue(expect.stringContaining('Срочно продам, пишите'));
  });

  it('compares the price with the district, and believes who insists', async () => {
    const form = await filled();
    await write(form, 'Стоимость', '9450000');
    await userEvent.tab();
    await points(form, 'priceBelow').toMatch(/Цена ниже похожих на 49 %/);
    const text = advice(form, 'priceBelow')?.textContent?.replaceAll('\u00A0', ' ');
    expect(text).toContain('от 17 600 000 до 19 000 000 ₽, объявлений в сравнении: 15');
    await userEvent.click(button(form, 'Цена верная'));
    await expect.poll(() => advice(form, 'priceBelow')).toBeNull();
    await write(form, description, 'Тихий зелёный двор.');
    await userEvent.tab();
    expect(advice(form, 'priceBelow')).toBeNull();
    await write(form, 'Стоимость', '5450000');
    await userEvent.tab();
    await points(form, 'priceBelow').toMatch(/Цена ниже похожих на 70 %/);
  });

  it('compares floors and year with the register, and sets what it knows', async () => {
    const form = await filled();
    await points(form, 'floors').toContain('В этом доме этажей: 57.');
    expect(advice(form, 'floors')?.getAttribute('data-state')).toBe('look');
    await userEvent.click(button(form, 'Поставить 57'));
    await expect.element(input(form, 'Этажей в здании')).toHaveValue('57');
    await expect.poll(() => advice(form, 'floors')).toBeNull();
    await write(form, 'Год постройки', '1950');
    await userEvent.tab();
    await points(form, 'yearBuilt').toContain('Дом построен в 2006 году.');
    await userEvent.click(button(form, 'Оставить 1950'));
    await expect.poll(() => advice(form, 'yearBuilt')).toBeNull();
    // A year that cannot be has its error, and no offer to keep it. Another hint says that the form has been read.
    await write(form, 'Год постройки', '3000');
    await write(form, 'Этажей в здании', '12');
    await userEvent.tab();
    await points(form, 'floors').toContain('В этом доме этажей: 57.');
    expect(advice(form, 'yearBuilt')).toBeNull();
  });

  it('points at photos that are alike or tiny', async () => {
    const form = await filled();
    await points(form, 'smallPhoto').toContain('Фото 1 слишком маленькое.');
    chooseFiles(form, await aPicture({ width: 900, height: 600, isBusy: true }), await aPicture({ width: 600, height: 400, isBusy: true }));
    await photosAre(form, 3);
    await points(form, 'similarPhotos').toContain('Фото 2 и 3 почти одинаковые.');
    expect([...form.root().querySelectorAll('li[data-advice]')].map((tile) => tile.getAttribute('data-photo'))).toEqual(['0', '1', '2']);
    await expect.element(form.view.getByText('Модератор, скорее всего, вернёт объявление')).toBeVisible();
    await userEvent.click(button(form, 'Убрать фото 3'));
    await photosAre(form, 2);
    await expect.poll(() => advice(form, 'similarPhotos')).toBeNull();
  });

  it('a press that finds something new stops once; the next one sends', async () => {
    const server = recorded(market());
    const form = await filled(server);
    await points(form, 'floors').toContain('57');
    await write(form, description, 'Больше фото на t.me/kvartira_frunz');
    await send(form);
    await points(form, 'link').toContain('Ссылка на другой сайт.');
    await expect.element(form.view.getByText('Можно отправить и так: нажмите «Опубликовать» ещё раз.').last()).toBeVisible();
    expect(written(server)).toEqual([]);
    await send(form);
    await expect.poll(() => form.detailsOf('published').length).toBe(1);
    expect(written(server).map(({ call }) => call)).toEqual(['POST /realty/sale/']);
  });

  it('without prices and register the form is sent like any other', async () => {
    const server = recorded(when(/similar-prices|geolocate/, offline(), market()));
    const form = await filled(server);
    await send(form);
    await expect.poll(() => form.detailsOf('published').length).toBe(1);
    expect(written(server).map(({ call }) => call)).toEqual(['POST /realty/sale/']);
  });
});
