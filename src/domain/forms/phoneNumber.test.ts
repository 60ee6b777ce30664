import { expect, it } from 'vitest';
import { phoneLink, phoneText } from './phoneNumber';

it('writes ten digits as a number to read and to call', () => {
  expect(phoneText('9165550127').replaceAll('\u00A0', ' ')).toBe('+7 (916) 555-01-27');
  expect(phoneLink('9165550127')).toBe('tel:+79165550127');
});
