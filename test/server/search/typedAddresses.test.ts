import { expect, test } from 'vitest';
import { loadAddresses } from '../../../examples/server/addresses/addressRegister';
import { encodeAddress } from '../../../examples/server/addresses/encodeAddress';
import { missedAddresses, typedAddresses } from './typedAddresses';

const register = await loadAddresses();
const found = (text: string) => register.suggest({ text, count: 20 }).map((one) => encodeAddress(one).value.replace('г Москва, ', ''));

test('of the addresses as people type them nearly all give the right house first, and the others are named', () => {
  const missed = typedAddresses.filter(([typed, house]) => found(typed)[0] !== house).map(([typed]) => typed);
  expect(missed).toEqual(Object.keys(missedAddresses));
  // Sixty of sixty-three.
  expect(1 - missed.length / typedAddresses.length).toBeGreaterThan(60 / 63);
});

test.each([
  // A number that the street lacks is no other one of what was typed.
  ['Снежная 13 к 1', 'ул Снежная'],
  ['Пресненский Вал, д.14, к.1', 'ул Пресненский Вал'],
  // Nor is a shorter name the street.
  ['Новая Басманная 10', 'ул Новая Басманная'],
  ['Верхняя Масловка 18', 'ул Верхняя Масловка'],
])('%s: the house is not in the register, and the street goes on with its own', (typed, street) => {
  const [first, ...next] = found(typed);
  expect(first).toBe(street);
  expect(next.length).toBeGreaterThan(3);
  expect(next.filter((house) => !house.startsWith(`${street}, д `))).toEqual([]);
});

test('a street that a town lacks is no other one of the city', () => {
  expect(found('Троицк, Октябрьский проспект 5')).toEqual([]);
});
