import { expect, it } from 'vitest';
import { phoneCodeLimits, readPhoneCode } from './phoneCode';

it.each([
  ['012345', '012345'],
  [' 012 345 ', '012345'],
  ['012–345', '012345'],
  ['', null],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  [`${' '.repeat(60)}12345`, null],
  [`${' '.repeat(100)}123456`, null],
])('of what was typed, %j, the code is %j', (typed, code) => {
  expect(readPhoneCode(typed)).toBe(code);
});

it('reads as many digits as are sent', () => {
  expect(readPhoneCode('1'.repeat(phoneCodeLimits.digits))).not.toBeNull();
});
