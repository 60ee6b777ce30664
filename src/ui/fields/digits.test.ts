import { describe, expect, it } from 'vitest';
import { caretBefore, decimalOf, digitsOf, groupDigits, numberOf } from './digits';

describe('digits of an amount', () => {
  it.each([
    ['1 500 000 ₽', '1500000'],
    ['-1500', '1500'],
    ['18\u00a0450\u00a0000,00 ₽', '18450000'],
    ['10.500.000', '10500000'],
    ['007', '7'],
    ['0', '0'],
    ['абв', ''],
  ])('of %j are %j', (text, digits) => expect(digitsOf(text)).toBe(digits));

  it.each([
    ['', ''],
    ['999', '999'],
    ['1000', '1\u00a0000'],
    ['999999999999', '999\u00a0999\u00a0999\u00a0999'],
    ['1234,5678', '1\u00a0234,5678'],
    ['45,', '45,'],
    [',5', ',5'],
  ])('%j are grouped', (digits, text) => expect(groupDigits(digits)).toBe(text));

  it('the caret keeps the digits after it', () => {
    expect(caretBefore('1\u00a0500', 0)).toBe(5);
    expect(caretBefore('1\u00a0500', 2)).toBe(3);
    expect(caretBefore('1\u00a0500', 3)).toBe(1);
    expect(caretBefore('1\u00a0500', 4)).toBe(0);
    expect(caretBefore('', 3)).toBe(0);
  });

  it.each([
    ['45', '45'],
    ['45,', '45,'],
    ['45.5', '45,5'],
    ['45,50 м²', '45,50'],
    ['1\u00a0234,5', '1234,5'],
    ['045', '45'],
    ['0', ''],
    ['0,5', ',5'],
    [',', ''],
    ['4,5,6', '4,56'],
    ['-12', '12'],
    ['абв', ''],
  ])('a fraction: %j is %j', (text, digits) => expect(decimalOf(text, ',')).toBe(digits));

  it('uses the requested decimal sign', () => {
    expect(decimalOf('45,5', '.')).toBe('45.5');
  });

  it.each([
    ['', null],
    [',5', null],
    ['0', 0],
    ['45,', 45],
    ['45,50', 45.5],
    ['45.5', 45.5],
  ])('%j is the number %j', (digits, number) => expect(numberOf(digits)).toBe(number));
});
