import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { phoneWritings, wrongPhoneWritings } from '../../../test/support/badInput/phoneWritings';
import { phoneDigits } from './phoneDigits';

describe('a phone number (§5)', () => {
  it.each([
    ['+7 (900) 123-45-67', '9001234567'],
    ['8 (900) 123-45-67', '9001234567'],
    ['8-900-123-45-67', '9001234567'],
    ['79001234567', '9001234567'],
    ['900 123 45 67', '9001234567'],
    ['8001234567', '8001234567'],
    ['7001234567', '7001234567'],
    ['тел.: +7\u00A0900\u00A0123\u201145\u201167', '9001234567'],
    ['tel:+79001234567', '9001234567'],
    ['\u202A+7 900 123-45-67\u202C', '9001234567'],
    ['+７（９００）１２３−４５−６７', '9001234567'],
    ['٩٠٠١٢٣٤٥٦٧', '9001234567'],
    ['900 123 45 67, доб. 105', '9001234567'],
    ['+8 900 123-45-67', null],
    ['+7 8 900 123-45-67', null],
    ['+7 (900) 123-45-6', null],
    ['+7 (900) 123-45-678', null],
    ['+7 (900) 123-45-6 доб. 7', null],
    ['+7 (900) 12a-45-67', null],
    ['+44 20 7946 0958', null],
    ['900 123 45 67, 900 123 45 68', null],
    ['тел.:', null],
    ['', null],
  ])('%j: %s', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  test('however it is written, it is the same ten digits', () => {
    fc.assert(
      fc.property(phoneWritings, ({ text, digits }) => {
        expect(phoneDigits(text)).toBe(digits);
      }),
      { numRuns: 2000 },
    );
  });

  test('with a digit too many or too few it is none', () => {
    fc.assert(
      fc.property(wrongPhoneWritings, (text) => {
        expect(phoneDigits(text)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  test('of anything else it is read at once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(phoneDigits(text) ?? '0000000000').toMatch(/^[0-9]{10}$/);
      }),
    );
  });
});
