import { describe, expect, it } from 'vitest';
import { roomRuns } from '../../domain/listing/rooms';
import { ru } from '../common/ru';
import { ruCorrected } from '../common/ruCorrected';
import { en } from '../en';
import { ru as filters } from '../filters/ru';
import { formatsFor } from '../format/format';
import { priceRange } from '../format/priceRange';

/** No-break spaces read as spaces, so that expectations stay readable. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const format = formatsFor('ru');

describe('Russian plurals (§9)', () => {
  it.each([
    [1, 'объявление'],
    [2, 'объявления'],
    [5, 'объявлений'],
    [11, 'объявлений'],
    [14, 'объявлений'],
    [21, 'объявление'],
    [111, 'объявлений'],
    [0, 'объявлений'],
  ])('%i %s', (count, noun) => {
    expect(ru.results.countNoun(count)).toBe(noun);
  });

  it.each([
    [1, '1 этаж'],
    [3, '3 этажа'],
    [12, '12 этажей'],
    [22, '22 этажа'],
  ])('%i floors are %s', (count, text) => {
    expect(plain(ru.listing.floors(count))).toBe(text);
  });
});

describe('numbers and dates (§1, §9)', () => {
  it('sets thousands apart by U+00A0 and writes decimals with a comma', () => {
    expect(format.price(18_450_000)).toBe('18\u00A0450\u00A0000');
    expect(format.area(54.25)).toBe('54,25\u00A0м²');
  });

  it('shows two decimals of a non-integer area, and none of a whole one', () => {
    expect(plain(format.area(54.3))).toBe('54,30 м²');
    expect(plain(format.area(61))).toBe('61 м²');
  });

  it.each([
    [null, null, ''],
    [10_000_000, 35_000_000, '10 — 35 млн ₽'],
    [null, 25_000_000, 'до 25 млн ₽'],
    [1_500_000_000, null, 'от 1,5 млрд ₽'],
    [900_000, 1_200_000, '900 тыс — 1,2 млн ₽'],
    [null, 5000, 'до 5 000 ₽'],
  ])('names the price %s to %s', (min, max, text) => {
    expect(plain(priceRange(min, max, { lang: 'ru', format }))).toBe(text);
  });

  it('tells moments by the clock of Moscow', () => {
    const now = new Date('2026-11-20T21:30:00Z'); // 21 November, 00:30 in Moscow
    expect(plain(format.moment(new Date('2026-11-20T21:05:00Z'), now))).toBe('сегодня в 00:05');
    expect(plain(format.moment(new Date('2026-11-20T16:40:00Z'), now))).toBe('вчера в 19:40');
    expect(plain(format.moment(new Date('2026-11-18T09:00:00Z'), now))).toBe('18 ноября');
    expect(plain(format.moment(new Date('2025-11-18T09:00:00Z'), now))).toBe('18 ноября 2025');
  });
});

describe('the way to a station (D54)', () => {
  it.each([
    [1, '1 мин пешком', '1 мин', '1 min on foot'],
    [40, '40 мин пешком', '40 мин', '40 min on foot'],
    [41, '3 км', '3 км', '3 km'],
    [188, '15 км', '15 км', '15 km'],
  ])('of %d minutes', (minutes, full, short, english) => {
    expect(ru.listing.onFoot(minutes).replace('\u00A0', ' ')).toBe(full);
    expect(ru.listing.onFootShort(minutes).replace('\u00A0', ' ')).toBe(short);
    expect(en.listing.onFoot(minutes).replace('\u00A0', ' ')).toBe(english);
  });
});

describe('headings and labels (§2)', () => {
  it.each([
    ['sale', 'flat', [], 'Купить квартиру в Москве'],
    ['sale', 'flat', ['2'], 'Купить 2-комнатную квартиру в Москве'],
    ['rent', 'flat', ['studio'], 'Снять квартиру-студию в Москве'],
    ['rent', 'apartments', ['1'], 'Снять 1-комнатные апартаменты в Москве'],
    ['sale', 'apartments', ['studio'], 'Купить апартаменты-студию в Москве'],
    ['sale', 'flat', ['1', '2'], 'Купить 1- или 2-комнатную квартиру в Москве'],
    ['sale', 'flat', ['1', '2', '3'], 'Купить 1-, 2- или 3-комнатную квартиру в Москве'],
    ['sale', 'flat', ['4+'], 'Купить квартиру от 4 комнат в Москве'],
    ['sale', 'flat', ['3', '4+'], 'Купить квартиру от 3 комнат в Москве'],
    ['sale', 'flat', ['1', '2', '3', '4+'], 'Купить квартиру от 1 комнаты в Москве'],
    ['rent', 'apartments', ['2', '4+'], 'Снять 2-комнатные апартаменты или от 4 комнат в Москве'],
    ['sale', 'flat', ['4+', 'studio'], 'Купить студию или квартиру от 4 комнат в Москве'],
    ['sale', 'flat', ['1', '2', '4+', 'studio'], 'Купить студию, 1-, 2-комнатную квартиру или от 4 комнат в Москве'],
  ] as const)('%s %s %j', (trade, realty, rooms, heading) => {
    expect(plain(ru.results.heading(trade, realty, [...rooms]))).toBe(heading);
  });

  it.each([
    [['1', '2'], 'Buy a 1- or 2-room flat in Moscow'],
    [['3', '4+'], 'Buy a flat with 3 or more rooms in Moscow'],
    [['1', '4+'], 'Buy a 1-room flat or one with 4 or more rooms in Moscow'],
    [['2', 'studio'], 'Buy a studio or 2-room flat in Moscow'],
  ] as const)('in English: %j', (rooms, heading) => {
    expect(en.results.heading('sale', 'flat', [...rooms])).toBe(heading);
  });

  it('names chosen rooms', () => {
    expect(plain(ru.form.roomsSummary(roomRuns(['1', '2', '4+'])))).toBe('1-2 комн., 4+ комн.');
    expect(plain(ru.form.roomsSummary(roomRuns(['studio'])))).toBe('Студия');
  });

  it('titles a listing', () => {
    expect(ru.listing.kind('flat', '2')).toBe('2-комн. квартира');
    expect(ru.listing.kind('flat', 'studio')).toBe('Студия');
    expect(plain(ru.listing.kind('apartments', '4+'))).toBe('4+ комн. апартаменты');
    expect(ru.listing.kind('house', null)).toBe('Дом');
  });
});

describe('texts quoted in the requirements', () => {
  it.each([
    [ru.form.submit, 'Показать'],
    [filters.priceMinAboveMax, 'Мин. цена не может быть больше макс.'],
    [ru.form.metroLettersRow, '⚠ Допустимы только буквы русского алфавита'],
    [ru.form.metroFailed, 'Ошибка загрузки станций метро'],
    [ru.form.metroNothing, 'Ничего не найдено'],
    [ru.form.failed, 'Произшла ошибка'],
    [ru.results.emptyTitle, 'По такому запросу объявлений не найдено'],
    [ru.results.emptyText, 'Попробуйте изменить критерии поиска'],
    [ru.results.home, 'На главную'],
    [ru.results.refresh, 'Обновить'],
    [ru.results.networkTitle, 'Отсутствует интернет соединение'],
    [ru.results.networkText, 'Повторите попытку снова.'],
    [ru.results.failedTitle, 'Произошла критическая ошибка'],
    [ru.results.failedText, 'Попробуйте перезагрузить страницу.'],
    [ru.results.sortOption.newest, 'Сначала новые'],
    [ru.results.sortOption.cheapest, 'По возрастанию цены'],
    [ru.results.sortOption.dearest, 'По убыванию цены'],
    [ru.listing.noMetro, 'Метро не найдено'],
  ])('%j stands letter for letter', (text, quoted) => {
    expect(text).toBe(quoted);
  });

  it('offers the misspelt ones corrected, off by default', () => {
    expect(ruCorrected.form.failed).toBe('Произошла ошибка');
  });
});

describe('completeness', () => {
  const inRussian = import.meta.glob<{ readonly ru: object }>('../**/ru.ts', { eager: true });
  const inEnglish = import.meta.glob<{ readonly en: object }>('../**/en.lazy.ts', { eager: true });
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const leaves = (value: unknown, path = ''): [path: string, value: unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
      : [[path, value]];
  const paths = (texts: object) =>
    leaves(texts)
      .map(([path]) => path)
      .sort();

  it('has every text in both languages', () => {
    const russian = Object.fromEntries(Object.entries(inRussian).map(([path, { ru: texts }]) => [folder(path), paths(texts)]));
    const english = Object.fromEntries(Object.entries(inEnglish).map(([path, { en: texts }]) => [folder(path), paths(texts)]));
    expect(english).toEqual(russian);
  });

  it('has every English catalogue among all English texts', () => {
    const { common, ...others } = Object.fromEntries(
      Object.entries(inEnglish).map(([path, { en: texts }]) => [folder(path).slice(3), texts]),
    );
    expect(new Set(Object.values(en))).toEqual(new Set([...Object.values(common ?? {}), ...Object.values(others)]));
  });

  it('leaves no Cyrillic in English, except for the name by which a listing knows its city', () => {
    const cyrillic = leaves(en).filter(([, text]) => typeof text === 'string' && /[а-яё]/i.test(text));
    expect(cyrillic).toEqual([['.listingPage.page.city', 'Москва']]);
  });
});
