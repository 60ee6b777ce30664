import { describe, expect, test } from 'vitest';
import { aListing } from '../../testing/fixtures';
import { en } from '../common/en.lazy';
import { ru } from '../common/ru';
import { formatsFor } from '../format/format';
import { listingWords } from './describe';
import { en as listingEn } from './en.lazy';
import { ru as listingRu } from './ru';

const inRussian = (overrides: Parameters<typeof aListing>[0] = {}) =>
  spaced(listingWords(aListing(overrides), ru, listingRu, formatsFor('ru')));
const spaced = <T extends object>(words: T): T => JSON.parse(JSON.stringify(words).replaceAll('\u00A0', ' '));

describe('words for the head of a page', () => {
  test('a sale', () => {
    expect(inRussian()).toEqual({
      title: '2-комн. квартира, 54,30 м², 7/12 этаж, 18 500 000 ₽ — Квартал',
      name: '2-комн. квартира, 54,30 м², 7/12 этаж',
      description:
        'Продажа, 18 500 000 ₽, 2-комн. квартира, 54,30 м², 7/12 этаж. ул. Алабяна, 12, корпус 2, метро Сокол, 8 мин пешком. Светлая квартира с окнами во двор. Рядом…',
      siteName: 'Квартал',
      locale: 'ru_RU',
      photo: 'Фото: 2-комн. квартира, 54,30 м², 7/12 этаж',
    });
  });

  test('a rent names its period; a custom title replaces the facts', () => {
    const { title, name, description } = inRussian({ tradeType: 'rent', price: 85_000, title: 'Квартира у парка' });
    expect(title).toBe('Квартира у парка, 85 000 ₽ в месяц — Квартал');
    expect(name).toBe('Квартира у парка');
    expect(description).toMatch(/^Аренда, 85 000 ₽ в месяц, 2-комн\. квартира/);
  });

  test('what is not known is left out', () => {
    const bare = inRussian({ price: 0, area: null, floor: null, address: null, metro: null, description: '' });
    expect([bare.title, bare.description]).toEqual(['2-комн. квартира — Квартал', 'Продажа, 2-комн. квартира']);
  });

  test('in English', () => {
    const { title, locale } = spaced(listingWords(aListing(), en, listingEn, formatsFor('en')));
    expect(title).toMatch(/^2-room flat, 54\.30 m², floor 7\/12, 18,500,000 ₽ — /);
    expect(locale).toBe('en_GB');
  });

  test.each([
    ['ten thousand letters', 'а'.repeat(10_000)],
    ['words without end', 'слово '.repeat(2000)],
    ['lines and controls', 'первая\r\n\u0000\tвторая\u2028третья'],
    ['another direction', '\u202Eкрасиво\u202C\u2066x\u2069'],
    ['flags and families', '👨‍👩‍👧‍👦🇷🇺'.repeat(500)],
    ['half of a letter', '\ud800'.repeat(200)],
  ])('whatever an owner writes stays one short line: %s', (_name, text) => {
    const { title, name, description } = inRussian({ title: text, description: text });
    expect([...name].length).toBeLessThanOrEqual(80);
    expect([...title].length).toBeLessThanOrEqual(120);
    expect([...description].length).toBeLessThanOrEqual(160);
    expect(title + description).not.toMatch(/[\p{Cc}\u2028\u202A-\u202E\u2066-\u2069]/u);
  });
});
