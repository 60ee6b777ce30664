import { describe, expect, test } from 'vitest';
import { phoneDigits } from '../../../domain/forms/phoneDigits';
import { maskLeft, maskPhone, placeAfter } from './phoneMask';

const whole = '+7 (916) 204 12-34';

describe('the mask of a phone number (§5)', () => {
  test.each([
    ['', ''],
    ['+', '+'],
    ['+7', '+7 ('],
    ['7', '+7 ('],
    ['8', '+7 ('],
    ['9', '+7 (9'],
    ['8916', '+7 (916'],
    ['+7 (916) 2', '+7 (916) 2'],
    ['+7 (916) ', '+7 (916'],
    ['916204', '+7 (916) 204'],
    ['9162041', '+7 (916) 204 1'],
    ['916204123', '+7 (916) 204 12-3'],
    ['9162041234', whole],
    ['8121234567', '+7 (812) 123 45-67'],
  ])('%j typed so far stands as %j', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked);
    expect(maskPhone(masked)).toBe(masked);
  });

  test.each([
    '+79162041234',
    '89162041234',
    '79162041234',
    '9162041234',
    '8 (916) 204-12-34',
    '+7 916 204 12 34',
    ' 8-916-204-12-34 ',
    '7.916.204.12.34',
    '+7(916)204-12-34',
    '8 916 204‑12‑34',
  ])('%j is the same number', (spelling) => {
    expect(maskPhone(spelling)).toBe(whole);
    expect(phoneDigits(maskPhone(spelling))).toBe('9162041234');
  });

  test.each(['+44 20 7946 0958', '891620412345', '+791620412345', '916 204 12 доб. 5', 'позвоните мне', '+7 (916) 204 12-3'])(
    '%j is not made to fit',
    (text) => {
      expect(maskPhone(text)).toBe(text);
      expect(phoneDigits(maskPhone(text))).toBeNull();
    },
  );

  test('the rest of the mask follows the typed part', () => {
    expect(maskLeft('')).toBe('+7 (___) ___ __-__');
    expect(maskLeft('+7 (916) 204 1')).toBe('_-__');
    expect([0, 3, 4, 10].map(placeAfter)).toEqual([4, 7, 10, 18]);
  });
});
