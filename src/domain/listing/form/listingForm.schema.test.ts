import { describe, expect, it } from 'vitest';
import { aListingForm } from '../../../testing/store/aListingForm';
import { messageText } from '../../../text/format/messageText';
import { en } from '../../../text/publish/en.lazy';
import { ru } from '../../../text/publish/ru';
import type { ListingForm } from './listingForm';
import { listingFormRules } from './listingForm.schema';

const rules = listingFormRules(() => new Date('2026-11-22T12:00:00Z'));
const address = aListingForm().address;

/** A form with what a visitor or a program may put into it. */
const asTyped = (fields: Readonly<Record<string, unknown>>): ListingForm => ({ ...aListingForm(), ...fields });

/** Messages by field, as they are shown. */
function shown(overrides: { readonly [F in keyof ListingForm]?: unknown }): Record<string, string> {
  const problems = rules.problems(aListingForm(overrides as Partial<ListingForm>));
  return Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, messageText(ru.problems, message)]));
}

describe('the form of a listing (§5, D33)', () => {
  it('takes a complete sale and a complete rent', () => {
    expect(shown({})).toEqual({});
    expect(
      shown({ tradeType: 'rent', price: 60_000, deposit: 60_000, countersPayer: 'tenant', features: ['fridge'], conditions: ['kids'] }),
    ).toEqual({});
  });

  it.each([
    ['realtyType', null, 'Выберите тип недвижимости'],
    ['address', null, 'Укажите адрес'],
    ['address', { ...address, houseNumber: '' }, 'Не удалось определить адрес: укажите полный адрес с номером дома'],
    ['address', { ...address, latitude: null }, 'Не удалось определить адрес: укажите полный адрес с номером дома'],
    ['address', { ...address, latitude: 0, longitude: 0 }, 'Не удалось определить адрес: укажите полный адрес с номером дома'],
    ['address', { ...address, latitude: 59.93, longitude: 30.31 }, 'Укажите адрес в Москве'],
    ['yearBuilt', '1499', 'Год должен быть не меньше 1500'],
    ['yearBuilt', 2027, 'Год должен быть не больше 2026'],
    ['yearBuilt', 'давно', 'Введите корректный год'],
    ['yearBuilt', 1990.5, 'Введите корректный год'],
    ['rooms', null, 'Укажите количество комнат'],
    ['rooms', '7', 'Укажите количество комнат'],
    ['area', '', 'Укажите площадь постройки'],
    ['area', 4.99, 'Площадь не может быть меньше 5 м²'],
    ['area', 1000.01, 'Максимальная площадь 1000 м²'],
    ['floor', null, 'Укажите этаж'],
    ['floor', 0, 'Минимальное значение 1'],
    ['floor', 6, 'Этаж не может быть больше, чем всего этажей в здании'],
    ['floors', '', 'Укажите количество этажей в здании'],
    ['floors', 181, 'Максимальное значение 180'],
    ['photos', [], 'Пожалуйста, добавьте хотя бы одно фото'],
    ['photos', [1, 2, 3, 4, 5, 6], 'Прикрепите не более 5 фото'],
    ['description', '', 'Пожалуйста добавьте описание'],
    ['description', ' <b></b> ', 'Пожалуйста добавьте описание'],
    ['description', '\u202E\u2066\u200B', 'Пожалуйста добавьте описание'],
    ['description', 'я'.repeat(3001), 'Максимум 3000 символов'],
    ['price', '', 'Укажите стоимость продажи'],
    ['price', 99_999, 'Минимальная стоимость 100\u00a0000 ₽'],
    ['price', 1_000_000_001, 'Максимальная стоимость 1\u00a0000\u00a0000\u00a0000 ₽'],
    ['price', 100_000.5, 'Введите целое число'],
    ['commission', 25_000_001, 'Комиссия не может быть больше цены'],
    ['commission', 'много', 'Введите целое число'],
    ['commission', -1, 'Только целые числа'],
    ['ownerType', null, 'Укажите кто размещает объявление'],
    ['communicationMethod', null, 'Выберите способ связи'],
  ] as const)('%s %j: %s', (field, value, text) => {
    expect(shown({ [field]: value })).toEqual({ [field]: text });
  });

  it.each([
    ['price', null, 'Укажите стоимость аренды'],
    ['price', 999, 'Минимальная стоимость 1000 ₽'],
    ['price', 10_000_001, 'Максимальная стоимость 10\u00a0000\u00a0000 ₽'],
    ['deposit', -1, 'Минимальный залог 0 ₽'],
    ['deposit', 10_000_001, 'Максимальный залог 10\u00a0000\u00a0000 ₽'],
  ] as const)('of a rent, %s %j: %s', (field, value, text) => {
    expect(shown({ tradeType: 'rent', price: 60_000, [field]: value })).toEqual({ [field]: text });
  });

  it('checks the floor and the commission against what they depend on', () => {
    expect(shown({ floors: 2 })).toEqual({ floor: 'Этаж не может быть больше, чем всего этажей в здании' });
    expect(shown({ commission: 200_000, price: 100_000 })).toEqual({ commission: 'Комиссия не может быть больше цены' });
  });

  it('reads numbers as they are typed', () => {
    const typed = {
      price: '25 000 000',
      area: '54,305',
      floor: '3',
      floors: ' 5 ',
      yearBuilt: '',
      commission: '',
    };
    expect(rules.tidy(asTyped(typed))).toMatchObject({
      price: 25_000_000,
      area: 54.31,
      floor: 3,
      floors: 5,
      yearBuilt: null,
      commission: null,
    });
  });

  it('tidies what it will refuse, and does not throw', () => {
    const odd = ['давно', Number.NaN, {}, [], true, null] as unknown[];
    for (const field of ['yearBuilt', 'area', 'floor', 'floors', 'price', 'commission', 'deposit']) {
      for (const value of odd) {
        const tidied = rules.tidy(asTyped({ [field]: value }));
        expect(typeof rules.problems(tidied)).toBe('object');
      }
    }
    expect(Object.keys(rules.problems(rules.tidy(asTyped({ yearBuilt: 'давно' }))))).toEqual(['yearBuilt']);
  });

  it('takes markup out of the description, and the terms of a rent out of a sale', () => {
    const tidied = rules.tidy(aListingForm({ description: '<b>Тихо</b><script>', deposit: 5, countersPayer: 'owner', features: ['tv'] }));
    expect(tidied).toMatchObject({ description: 'Тихо', deposit: null, countersPayer: null, features: [] });
  });

  it.each([true, false])('takes a house in New Moscow, placed by hand: %s', (isByHand) => {
    const { address } = aListingForm();
    if (!address) throw new Error('no address');
    const inTroitsk = { ...address, latitude: 55.4845, longitude: 37.3074, isByHand };
    expect(rules.problems(aListingForm({ address: inTroitsk })).address).toBeUndefined();
    expect(rules.problems(aListingForm({ address: { ...inTroitsk, latitude: 59.9 } })).address).toEqual({ key: 'publish.addressOutside' });
  });

  it('has every text in both languages', () => {
    expect(Object.keys(en.problems.publish).sort()).toEqual(Object.keys(ru.problems.publish).sort());
  });
});
