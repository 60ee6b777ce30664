import { describe, expect, it } from 'vitest';
import { formatsFor } from '../format/format';
import { compactPrice } from './compactPrice';
import { en } from './en.lazy';
import { ru } from './ru';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the price on a marker', () => {
  it.each([
    [12_500_000, '12,5 млн', '12.5 m'],
    [32_800_000, '32,8 млн', '32.8 m'],
    [118_450_000, '118 млн', '118 m'],
    [85_000, '85 тыс', '85 k'],
    [85_550, '85,6 тыс', '85.6 k'],
    [999_960, '1 млн', '1 m'],
    [1_240_000_000, '1,2 млрд', '1.2 bn'],
    [900, '900', '900'],
    [0, '0', '0'],
  ])('%d is short', (roubles, russian, english) => {
    expect(plain(compactPrice(roubles, ru, formatsFor('ru')))).toBe(russian);
    expect(plain(compactPrice(roubles, en, formatsFor('en')))).toBe(english);
  });
});

describe('words of the map', () => {
  it('name a marker by its listings and its lowest price', () => {
    expect(plain(ru.point('1', 1, null))).toBe('1 объявление');
    expect(plain(ru.point('1', 1, '12,5 млн ₽'))).toBe('1 объявление, 12,5 млн ₽');
    expect(plain(ru.point('3', 3, '12,5 млн ₽'))).toBe('3 объявления, от 12,5 млн ₽');
    expect(plain(ru.point('11', 11, null))).toBe('11 объявлений');
  });

  it('count what is in a house', () => {
    expect(plain(ru.here('1', 1))).toBe('1 объявление');
    expect(plain(ru.here('3', 3))).toBe('3 объявления в одном доме');
    expect(plain(ru.here('12', 12))).toBe('12 объявлений в одном доме');
  });

  it('say in English all that they say in Russian', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(ru).sort());
  });
});
