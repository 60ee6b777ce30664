import { describe, expect, it } from 'vitest';
import { formatsFor } from '../../../text/format/format';
import { en } from '../../../text/postingRules/en.lazy';
import { hintText } from '../../../text/postingRules/hintText';
import { ru } from '../../../text/postingRules/ru';
import { compareHouse } from './compareHouse';
import { comparePhotos, fingerprintDifference, fingerprintOf } from './comparePhotos';
import { comparePrice } from './comparePrice';
import { hintKinds } from './postingHint';
import { descriptionHints, type PostingFacts, postingHints } from './postingHints';

const nothing: PostingFacts = { house: null, address: null, similar: null, photos: [] };
const listing = { description: 'Светлая квартира с видом во двор.', price: 18_450_000, floor: 7, floors: 12, yearBuilt: 2016 };
const kinds = (hints: readonly { readonly kind: string }[]) => hints.map(({ kind }) => kind);

describe('the whole listing', () => {
  it('an ordinary listing is clean', () => {
    const facts: PostingFacts = {
      house: { floors: 12, yearBuilt: 2016 },
      address: { isRegistered: true, metres: 12 },
      similar: { count: 36, low: 17_100_000, middle: 18_300_000, high: 19_900_000 },
      photos: [{ width: 1600, height: 1067, fingerprint: '0f0f1e1e3c3c7878' }],
    };
    expect(postingHints(listing, facts)).toEqual([]);
    expect(postingHints({ ...listing, floor: null, floors: null, yearBuilt: null, price: null }, facts)).toEqual([]);
  });

  it('names rule, field and place of everything, in the order of the text', () => {
    const description = 'СРОЧНО! Пишите в WhatsApp 8 916 555-01-27 или на t.me/anna_msk, anna@mail.ru. Также продаётся студия.';
    const hints = postingHints({ ...listing, description }, nothing);
    expect(hints.map(({ kind, rule, field, range }) => [kind, rule, field, range && description.slice(range.start, range.end)])).toEqual([
      ['capitals', 'plainDescription', 'description', 'СРОЧНО'],
      ['messenger', 'noContacts', 'description', 'WhatsApp'],
      ['phone', 'noContacts', 'description', '8 916 555-01-27'],
      ['link', 'noLinks', 'description', 't.me/anna_msk'],
      ['email', 'noContacts', 'description', 'anna@mail.ru'],
      ['severalFlats', 'oneFlat', 'description', 'Также продаётся студия'],
    ]);
  });

  it.each([
    'Просторная двухкомнатная квартира на Фрунзенской: 54,3 м², 7/12 этаж, монолитный дом 2016 года. До метро 7 минут пешком, до МЦК — 12. Кухня 11,2 м², потолки 3,1 м. Один взрослый собственник, документы из ЕГРН готовы, кадастровый номер 77:01:0005016:1234. Цена 18 450 000 ₽, возможна ипотека.',
    'Сдаётся уютная студия рядом с ТТК. Аренда 65 000 рублей в месяц, залог 65 000, счётчики отдельно (около 2 500). Техника Bosch и Samsung, интернет 300 Мбит/с. Можно с котом, без собак.',
    'Сталинский дом 1953 г.п., кирпичный, капремонт в 2019 г. На этаже 4 квартиры, два лифта. Окна во двор и на ул. Алабяна, д. 10, корп. 5.',
    '',
  ])('no false alarm: %s', (description) => {
    expect(descriptionHints(description)).toEqual([]);
  });

  it('long texts take a blink, also hostile ones', () => {
    for (const piece of ['8 916 ', 'a.', 'АБВГД ', 'собака ', 'восемь ', 'квартира 1: ', 'ещё продаю ', '@a', 'w ']) {
      expect(Array.isArray(descriptionHints(piece.repeat(3000 / piece.length)))).toBe(true);
    }
  });
});

describe('the address', () => {
  it.each([
    [{ isRegistered: true, metres: 499 }, []],
    [{ isRegistered: true, metres: null }, []],
    [{ isRegistered: true, metres: 26_800 }, ['В реестре этот дом в 27 км отсюда.']],
    [{ isRegistered: false, metres: null }, ['Дома нет в реестре.']],
    [{ isRegistered: false, metres: 120 }, ['Дома нет в реестре.']],
    [{ isRegistered: false, metres: 7200 }, ['Дома нет в реестре, а его улица в 7 км отсюда.']],
    [null, []],
  ])('%o', (address, words) => {
    const hints = postingHints(listing, { ...nothing, address });
    expect(hints.map((hint) => hintText(ru, hint, formatsFor('ru')).message)).toEqual(words);
    expect(hints.every(({ field, isBreach }) => field === 'address' && !isBreach)).toBe(true);
  });
});

describe('the price', () => {
  const similar = { count: 36, low: 17_100_000, middle: 18_200_000, high: 19_900_000 };
  it.each([
    [9_450_000, similar, ['priceBelow']],
    [12_700_000, similar, ['priceBelow']],
    [13_000_000, similar, []],
    [18_450_000, similar, []],
    [27_000_000, similar, []],
    [27_500_000, similar, ['priceAbove']],
    [184_500_000, similar, ['priceAbove']],
    [9_450_000, { ...similar, count: 11 }, []],
    [9_450_000, null, []],
    [null, similar, []],
    // Half of the district is as cheap.
    [9_450_000, { ...similar, low: 9_000_000 }, []],
    [30_000_000, { ...similar, high: 31_000_000 }, []],
  ])('%o against %o', (price, prices, expected) => {
    expect(kinds(comparePrice(price, prices))).toEqual(expected);
  });

  it('shows the figures that it compares with', () => {
    const [hint] = comparePrice(9_450_000, similar);
    if (!hint) throw new Error('There is no hint');
    const { message, advice } = hintText(ru, hint, formatsFor('ru'));
    expect(message).toBe('Цена ниже похожих на 48 %.');
    expect(advice.replaceAll('\u00A0', ' ')).toBe(
      'Похожие квартиры района стоят от 17 100 000 до 19 900 000 ₽, объявлений в сравнении: 36. Проверьте, все ли нули на месте.',
    );
  });
});

describe('the house', () => {
  const house = { floors: 12, yearBuilt: 2014 };
  it.each([
    [{ floor: 7, floors: 12, yearBuilt: 2014 }, house, []],
    [{ floor: 7, floors: 13, yearBuilt: 2015 }, house, []],
    [{ floor: 7, floors: 9, yearBuilt: 2014 }, house, ['floors']],
    [{ floor: 14, floors: null, yearBuilt: null }, house, ['floorAboveHouse']],
    [{ floor: 7, floors: 12, yearBuilt: 2016 }, house, ['yearBuilt']],
    [{ floor: 17, floors: 25, yearBuilt: 1957 }, house, ['floors', 'floorAboveHouse', 'yearBuilt']],
    [{ floor: 17, floors: 25, yearBuilt: 1957 }, { floors: null, yearBuilt: null }, []],
    [{ floor: 17, floors: 25, yearBuilt: 1957 }, null, []],
  ])('%o in %o', (stated, known, expected) => {
    expect(kinds(compareHouse(stated, known))).toEqual(expected);
  });

  it('is only worth a look', () => {
    expect(compareHouse({ floor: 17, floors: 25, yearBuilt: 1957 }, house).every(({ isBreach }) => !isBreach)).toBe(true);
  });
});

describe('photos', () => {
  const grey = Array.from({ length: 72 }, (_, at) => (at * 37) % 101);
  const photo = (fingerprint: string | null, width = 800, height = 533) => ({ width, height, fingerprint });
  const [one, other] = ['0f1e3c78f0e1c387', 'aa55aa55aa55aa55'];

  it('a fingerprint survives brightness and changes with the picture', () => {
    const print = fingerprintOf(grey);
    expect(print).toMatch(/^[0-9a-f]{16}$/);
    expect(fingerprintOf(grey.map((value) => value / 2 + 20))).toBe(print);
    expect(fingerprintDifference(print, fingerprintOf(grey.map((value) => 101 - value)))).toBeGreaterThan(32);
    expect(() => fingerprintOf([1, 2, 3])).toThrow(RangeError);
  });

  it.each([
    [[photo(one), photo(other)], []],
    [[photo(one), photo(other), photo(one)], [['similarPhotos', [0, 2]]]],
    [[photo(one), photo('0f1e3c78f0e1c384')], [['similarPhotos', [0, 1]]]],
    [[photo(null), photo(null)], []],
    // Two bare walls.
    [[photo('0000000000000000'), photo('0000000000000000')], []],
    [[photo(one, 200, 150)], [['smallPhoto', [0]]]],
    [[photo(one, 1600, 200)], [['smallPhoto', [0]]]],
    [[photo(one, 480, 320)], []],
  ])('case %#', (photos, expected) => {
    expect(comparePhotos(photos).map(({ kind, photos: places }) => [kind, places])).toEqual(expected);
  });
});

describe('the words', () => {
  const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

  it.each(hintKinds)('%s says the same figures in both languages', (kind) => {
    for (const part of ['hints', 'advice'] as const) expect(holes(en.words[part][kind])).toEqual(holes(ru.words[part][kind]));
  });
});
