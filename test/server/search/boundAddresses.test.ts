import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { loadAddresses } from '../../../examples/server/addresses/addressRegister';
import { parseAddresses } from '../../../examples/server/addresses/addressTable';
import { encodeAddress } from '../../../examples/server/addresses/encodeAddress';
import { files } from '../../../examples/server/files';
import { decodeAddressSuggestion } from '../../../src/api/wire/address';
import { bindAddress } from '../../../src/domain/address/bindAddress';
import { listingFormRules } from '../../../src/domain/listing/form/listingForm.schema';
import { isInCity } from '../../../src/domain/map/cityBounds';
import { mapBox } from '../../../src/domain/map/cityMapBoxes';
import { isInside } from '../../../src/domain/map/coordinates';
import { aListingForm } from '../../../src/testing/store/aListingForm';

const register = await loadAddresses();
const streets = parseAddresses(await readFile(`${files.facts}addresses.txt`, 'utf8'));
const elsewhere = { latitude: 55.6, longitude: 37.8 };

test('what a suggestion says is bound to its own house, wherever it was sent from', () => {
  const texts = [
    'Чапаевский переулок, 3',
    'проспект Мира, 188Б к 1',
    'Зеленоград к1804',
    'Тверская 12 стр 1',
    'Кутузовский проспект, 26 к 1',
  ];
  for (const text of texts) {
    const [found] = register.suggest({ text, count: 1 });
    const address = found && decodeAddressSuggestion(encodeAddress(found))?.address;
    if (!address || !found.house) throw new Error(`${text} is not in the register`);
    const { latitude, longitude } = found.house;
    const bound = bindAddress({ ...address, ...elsewhere }, register);
    expect(bound.address, text).toMatchObject({ latitude, longitude, houseNumber: found.house.number });
    expect(bound.check.isRegistered, text).toBe(true);
    expect(bindAddress(address, register).check, text).toEqual({ isRegistered: true, metres: 0 });
  }
});

test.each([
  ['пр-кт Мира', '188б', '1'],
  ['Мира проспект', '188Б', '1'],
  ['пр Мира', '188 Б', '1'],
  ['Мира', '188б', '1'],
])('%s %s is the same house', (street, houseNumber, corpus) => {
  const { address, check } = bindAddress({ street, houseNumber, corpus, building: null, district: null, ...elsewhere }, register);
  expect(address).toMatchObject({ street: 'проспект Мира', houseNumber: '188Б', corpus: '1' });
  expect(check.isRegistered).toBe(true);
});

test.each([
  ['Выдуманная улица', '999'],
  ['проспект Мира', '3000'],
  ['', '1'],
  ['улица', '1'],
  ['пр '.repeat(100), '1'],
])('%s, %s is taken as it was sent, and marked', (street, houseNumber) => {
  const sent = { street, houseNumber, corpus: null, building: null, district: null, ...elsewhere };
  const { address, check } = bindAddress(sent, register);
  expect(address).toEqual({ ...sent, isByHand: true });
  expect(check.isRegistered).toBe(false);
});

test('every house of the register is in the city: one beside it can be placed by hand', () => {
  const houses = streets.flatMap((street) => street.houses);
  expect(houses.filter((house) => !isInCity(house)).map(({ district, number }) => `${district} ${number}`)).toEqual([]);
  expect(houses.filter((house) => !isInside(mapBox, house))).toEqual([]);
});

test('a house of each district is taken by the form, from the list and by hand', () => {
  const rules = listingFormRules();
  const byDistrict = new Map(streets.flatMap(({ houses }) => houses.map((house) => [house.district, house])));
  expect(byDistrict.size).toBeGreaterThan(120);
  for (const [district, { latitude, longitude }] of byDistrict) {
    for (const isByHand of [true, false]) {
      const address = { street: 'Новая улица', houseNumber: '1', corpus: null, building: null, district, latitude, longitude, isByHand };
      expect(rules.problemsOf(aListingForm({ address }), ['address']), district).toEqual({});
    }
  }
});

test('a number that a street lacks is answered by the numbers beside it', () => {
  const [first, ...houses] = register.suggest({ text: 'Ярцевская улица, 22', count: 5 });
  expect(first?.house).toBeNull();
  const apart = houses.map(({ house }) => Math.abs(Number.parseInt(house?.number ?? '', 10) - 22));
  expect(apart).toEqual(apart.toSorted((a, b) => a - b));
  expect(Math.max(...apart)).toBeLessThan(12);
});
