import { describe, expect, it } from 'vitest';
import { caretBefore, digitsOf, groupDigits } from './digits';

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
  ])('%j are grouped', (digits, text) => expect(groupDigits(digits)).toBe(text));

  it('the caret keeps the digits after it', () => {
    expect(caretBefore('1\u00a0500', 0)).toBe(5);
    expect(caretBefore('1\u00a0500', 2)).toBe(3);
    expect(caretBefore('1\u00a0500', 3)).toBe(1);
    expect(caretBefore('1\u00a0500', 4)).toBe(0);
    expect(caretBefore('', 3)).toBe(0);
  });
});
