import { describe, expect, it } from 'vitest';
import { isEmail } from './schemas/email.schema';
import { foldEmail, tidyEmail } from './tidyText';

describe('an e-mail address', () => {
  it.each([
    [' Maria@Example.RU ', 'maria@example.ru'],
    ['<b>maria@example.ru</b>', 'maria@example.ru'],
    ['maria@example.ru\n', 'maria@example.ru'],
    [' Maria@Почта.РФ ', 'maria@xn--80a1acny.xn--p1ai'],
    ['maria@xn--80a1acny.xn--p1ai', 'maria@xn--80a1acny.xn--p1ai'],
  ])('%j has one spelling', (typed, email) => {
    expect(tidyEmail(typed)).toBe(email);
  });

  it.each([
    'ma\u0000ria@example.ru',
    'maria@example.ru\u0000',
    '\u212Aira@example.ru',
    'ｍaria@example.ru',
    'mar\u0131a@example.ru',
    'maria@ex\u00ADample.ru',
    'maria\u202E@example.ru',
    'mar\u200Bia@example.ru',
  ])('%j is not fixed to that of somebody else', (typed) => {
    for (const email of [tidyEmail(typed), foldEmail(typed)]) expect(isEmail(email)).toBe(false);
  });
});
