import { describe, expect, it } from 'vitest';
import { hasAddressContacts } from './addressContacts';

const address = {
  street: 'ул. Мира',
  houseNumber: '9к2',
  corpus: null,
  building: null,
  district: null,
  latitude: 55.75,
  longitude: 37.61,
};

describe('contacts in an address', () => {
  it.each([
    { street: '8 Марта ул.', houseNumber: '9', corpus: '1', building: '6' },
    { street: 'ул. 1905 года', houseNumber: '10А' },
    { street: 'Телеграфный пер.', houseNumber: '12/2' },
    { street: 'г. Зеленоград', houseNumber: 'к905', corpus: '1' },
    { street: 'Никольская (Китай-город) ул.', houseNumber: '7–9 с. 4' },
    { street: 'ш. Энтузиастов', houseNumber: 'вл. 8', building: '916' },
  ])('none: %o', (parts) => {
    expect(hasAddressContacts({ ...address, ...parts })).toBe(false);
  });

  it.each([
    { street: 'Позвоните 8-916-123-45-67' },
    { street: 'https://spam.example' },
    { houseNumber: '89165550127' },
    { corpus: 'в тг @anna_msk' },
    { building: 'вацап' },
    { houseNumber: '8916', corpus: '555', building: '01 27' },
  ])('%o', (parts) => {
    expect(hasAddressContacts({ ...address, ...parts })).toBe(true);
  });

  it('is not looked for behind what no address may have', () => {
    expect(hasAddressContacts({ ...address, street: `${'а'.repeat(1000)} +7 926 123-45-67` })).toBe(false);
  });
});
