import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AddressRegister, type FoundAddress, loadAddresses } from '../../../examples/server/addresses/addressRegister';
import { formatAddresses, parseAddresses, type RegisterHouse, type RegisterStreet } from '../../../examples/server/addresses/addressTable';
import { encodeAddress } from '../../../examples/server/addresses/encodeAddress';
import { decodeAddressSuggestion } from '../../../src/api/wire/address';

const table = await readFile(new URL('../../../examples/server/facts/addresses.txt', import.meta.url), 'utf8');
const streets = parseAddresses(table);

let register: AddressRegister;
beforeAll(async () => {
  register = await loadAddresses();
});

type House = RegisterHouse & { readonly street: RegisterStreet };

/** Two hundred houses of the city, always the same ones. */
const sample: readonly House[] = streets
  .flatMap((street) => street.houses.map((house) => ({ ...house, street })))
  .filter(({ street }) => street.name !== '' && street.settlement === '')
  .map((house) => ({
    house,
    hash: createHash('sha256')
      .update(`${house.street.type}${house.street.name}${nameOf(house)}`)
      .digest('hex'),
  }))
  .sort((a, b) => (a.hash < b.hash ? -1 : 1))
  .slice(0, 200)
  .map(({ house }) => house);

function nameOf({ number, corpus, building }: RegisterHouse): string {
  return `${number}|${corpus}|${building}`;
}

const labelOf = (house: House) => decodeAddressSuggestion(encodeAddress({ street: house.street, house }))?.address.label ?? '';
const short: Readonly<Record<string, string>> = {
  улица: 'ул.',
  проспект: 'пр-т',
  переулок: 'пер.',
  шоссе: 'ш.',
  бульвар: 'б-р',
  набережная: 'наб.',
};
const tight = ({ number, corpus, building }: RegisterHouse) => `${number}${corpus && `к${corpus}`}${building && `с${building}`}`;

/** How people write an address, and how many of two hundred come first and are among the suggestions at all. */
const writings: readonly (readonly [what: string, write: (house: House) => string, first: number, listed: number])[] = [
  ['as suggested', (house) => encodeAddress({ street: house.street, house }).value, 200, 200],
  ['as on a card', labelOf, 198, 200],
  [
    'with short types and marks',
    (house) => {
      const { street, number, corpus, building } = house;
      return `Москва, ${short[street.type] ?? street.type} ${street.name}, д. ${number}${corpus && `, корп. ${corpus}`}${building && `, стр. ${building}`}`;
    },
    198,
    200,
  ],
  ['in small letters without commas', (house) => labelOf(house).toLowerCase().replaceAll(/[,.]/g, '').replaceAll('ё', 'е'), 198, 200],
  ['without the type of the street', (house) => `${house.street.name} ${tight(house)}`, 180, 198],
  ['house number run together', (house) => `${house.street.type} ${house.street.name} ${tight(house)}`, 196, 200],
  ['house number before the street', (house) => `д ${house.number} ${house.street.type} ${house.street.name}`, 100, 190],
  ['on the Latin keyboard', (house) => inLatin(`${house.street.name} ${house.number}`), 90, 180],
  ['with two letters swapped', (house) => `${house.street.type} ${swapped(house.street.name)} ${tight(house)}`, 175, 185],
  ['with a letter missing', (house) => `${house.street.type} ${shortened(house.street.name)} ${tight(house)}`, 175, 185],
];

test.each(writings)('of 200 real addresses, %s, nearly all are found', (_, write, first, listed) => {
  const missed: string[] = [];
  const notFirst: string[] = [];
  for (const house of sample) {
    const found = register.suggest({ text: write(house), count: 20 });
    const isIt = (address: FoundAddress | undefined) =>
      address?.house !== null &&
      address?.street?.name === house.street.name &&
      address.street.type === house.street.type &&
      nameOf(address.house) === nameOf(house);
    if (!found.some(isIt)) missed.push(write(house));
    if (!isIt(found[0])) notFirst.push(write(house));
  }
  expect(sample.length - missed.length, missed.join('; ')).toBeGreaterThanOrEqual(listed);
  expect(sample.length - notFirst.length, notFirst.join('; ')).toBeGreaterThanOrEqual(first);
});

const keyboard = new Map(
  [..."qwertyuiop[]asdfghjkl;'zxcvbnm,."].map((key, index) => ['йцукенгшщзхъфывапролджэячсмитьбю'[index] ?? '', key]),
);

function inLatin(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[а-я]/g, (letter) => keyboard.get(letter) ?? letter);
}

/** The longest word, with the third and fourth letters changing places. */
function swapped(name: string): string {
  return inLongest(name, (word) => word.replace(/^(..)(.)(.)/, '$1$3$2'));
}

function shortened(name: string): string {
  return inLongest(name, (word) => word.slice(0, 3) + word.slice(4));
}

function inLongest(name: string, change: (word: string) => string): string {
  const [longest = ''] = name.split(/[ -]/).sort((a, b) => b.length - a.length);
  return longest.length < 5 ? name : name.replace(longest, change);
}

describe('suggestions', () => {
  const values = (text: string, more: Partial<Parameters<AddressRegister['suggest']>[0]> = {}) =>
    register.suggest({ text, count: 20, ...more }).map((found) => encodeAddress(found).value);

  test.each([
    ['москва', ['г Москва']],
    ['тверская 12 стр 1', ['г Москва, ул Тверская, д 12 стр 1']],
    ['ленинсий проспект 45', ['г Москва, Ленинский пр-кт, д 45']],
    ['большая бронная 5', ['г Москва, ул Большая Бронная, д 5']],
    ['ул. 1-я Тверская-Ямская, 8', ['г Москва, ул Тверская-Ямская 1-я, д 8']],
    ['дмитрия донского бульвар 9к1', ['г Москва, б-р Дмитрия Донского, д 9 к 1']],
    ['зеленоград корпус 1804Б', ['г Москва, г Зеленоград, к 1804Б']],
  ])('%s', (text, expected) => {
    const found = values(text);
    expect(found.slice(0, expected.length)).toEqual(expected);
  });

  test.each([
    ['Котельническая набережная, 1/15', 'Котельническая наб, д 1/15 к А'],
    ['восьмого марта 9', 'ул 8 Марта, д 9'],
    ['улица Восьмого Марта, дом 9', 'ул 8 Марта, д 9'],
    ['ул 8-го марта 9', 'ул 8 Марта, д 9'],
    ['Первая Тверская-Ямская, 8', 'ул Тверская-Ямская 1-я, д 8'],
    ['пятая парковая 10', 'ул Парковая 5-я, д 10'],
    ['Третья Парковая 10', 'ул Парковая 3-я, д 10'],
    ['Шестая Кожуховская, 5', 'ул Кожуховская 6-я, д 5'],
    ['девятая парковая', 'ул Парковая 9-я'],
    ['улица тысяча девятьсот пятого года, 5', 'ул 1905 года, д 5'],
    ['двадцати шести бакинских комиссаров 3к3', 'ул 26-ти Бакинских Комиссаров, д 3 к 3'],
    // It begins like a number, and is none.
    ['Первомайская 42', 'ул Первомайская, д 42'],
    ['Пятницкое шоссе 9', 'Пятницкое ш, д 9'],
    ['Tverskaya 6 str 1', 'ул Тверская, д 6 стр 1'],
    ['tverskaya ulitsa, 12 s1', 'ул Тверская, д 12 стр 1'],
    ['ул. Tverskaya 12 стр 1', 'ул Тверская, д 12 стр 1'],
    ['Leninskiy prospekt 45', 'Ленинский пр-кт, д 45'],
    ['Leninsky Prospect 45', 'Ленинский пр-кт, д 45'],
    ['Moscow, Bolshaya Bronnaya street, 5', 'ул Большая Бронная, д 5'],
    ['Kutuzovsky prospekt 26k1', 'Кутузовский пр-кт, д 26 к 1'],
    ['Tverskaya-Yamskaya 1-ya 8', 'ул Тверская-Ямская 1-я, д 8'],
    ['prospekt mira 188b k1', 'пр-кт Мира, д 188Б к 1'],
    ['Zelenograd 1804b', 'г Зеленоград, к 1804Б'],
    ['Alabyana 12 k 2', 'ул Алабяна, д 12 к 2'],
    ['Khoroshevskoe shosse 16k1', 'Хорошевское ш, д 16 к 1'],
    ['ktybycrbq 45', 'Ленинский пр-кт, д 45'],
    ['Moscow', ''],
    ['Троицк, Солнечная 5', 'г Троицк, ул Солнечная, д 5'],
    ['Троицк, Солнечная 1', 'г Троицк, ул Солнечная'],
    ['Троицк, Центральная 10', 'г Троицк, ул Центральная'],
    ['Троицкий бульвар 1', 'г Троицк, Троицкий б-р, д 1'],
    ['Троицк, Троицкий бульвар 1', 'г Троицк, Троицкий б-р, д 1'],
    ['Госпитальный вал 5 с 18', 'ул Госпитальный Вал, д 5 к 18'],
    ['Госпитальный вал 5 с 12', 'ул Госпитальный Вал, д 5 стр 12'],
    ['Госпитальный вал 5 к 18', 'ул Госпитальный Вал, д 5 к 18'],
    ['Б. Грузинская 12', 'ул Большая Грузинская, д 12'],
  ])('as people type it: %s', (text, expected) => {
    expect(values(text)[0]).toBe(['г Москва', expected].filter(Boolean).join(', '));
  });

  test('a street that a town lacks is not another one of that town', () => {
    expect(values('Троицк, Сиреневая 1')).toEqual([]);
  });

  test('no house stands there twice, in Latin and in Cyrillic letters', () => {
    expect(values('Котельническая набережная, 1/15')).toHaveLength(1);
    expect(
      table
        .split('\n')
        .slice(1)
        .filter((line) => /[A-Za-z]/.test(line)),
    ).toEqual([]);
  });

  test('a number may be part of the name', () => {
    expect(values('парковая 9')).toContain('г Москва, ул Парковая 9-я');
    expect(values('1905 года')).toContain('г Москва, ул 1905 года');
  });

  test('a street alone goes on with its houses', () => {
    const found = values('проспект вернадского');
    expect(found[0]).toBe('г Москва, пр-кт Вернадского');
    expect(found).toHaveLength(20);
    expect(found.slice(1).every((value) => value.startsWith('г Москва, пр-кт Вернадского, д '))).toBe(true);
    expect(values('проспект вернадского', { levels: ['street'] })).toEqual(['г Москва, пр-кт Вернадского']);
  });

  test('bounds and the distance are kept', () => {
    expect(values('зеленоград корпус 1804Б', { around: { at: { latitude: 55.7558, longitude: 37.6176 }, metres: 20_000 } })).not.toContain(
      'г Москва, г Зеленоград, к 1804Б',
    );
    expect(values('москва', { levels: ['street', 'house'] })).toEqual([]);
    expect(values('мира', { count: 3 })).toHaveLength(3);
  });

  test('whatever is typed is answered', () => {
    const odd = [
      '',
      ' ',
      '-',
      '////',
      '12',
      'д',
      'к 1',
      '\0',
      '%_\\',
      '1'.repeat(300),
      'а'.repeat(300),
      'а б в г д е ж з и к л м н '.repeat(11),
      '👍 5',
      '0',
    ];
    for (const text of odd) expect(Array.isArray(register.suggest({ text, count: 20 }))).toBe(true);
  });
});

test('the nearest houses come first', () => {
  const at = { latitude: 55.83447, longitude: 37.65805 };
  const found = register.near(at, 500, 20).map((address) => encodeAddress(address).value);
  expect(found[0]).toBe('г Москва, пр-кт Мира, д 188Б к 1');
  expect(found.length).toBeGreaterThan(3);
  expect(register.near({ latitude: 54, longitude: 37 }, 1000, 20)).toEqual([]);
});

test('the table holds the register, and writing it again gives the same text', () => {
  const houses = streets.flatMap((street) => street.houses);
  expect(houses.length).toBeGreaterThan(31_900);
  expect(houses.filter(({ latitude, longitude }) => !(latitude > 55 && latitude < 56.5 && longitude > 36.5 && longitude < 38.5))).toEqual(
    [],
  );
  expect(formatAddresses(streets)).toBe(table);
});
