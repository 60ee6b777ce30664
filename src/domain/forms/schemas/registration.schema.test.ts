import { describe, expect, it, test } from 'vitest';
import type { FormProblems } from '../formMessage';
import { isEmail } from './email.schema';
import { loginRules } from './login.schema';
import { type RegistrationValues, registrationRules, separateConsentRules } from './registration.schema';

/** Problems by field, without the form in their keys. */
const names = (problems: FormProblems<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, message?.key.split('.')[1]]));

const good: RegistrationValues = {
  firstName: 'Мария',
  lastName: '',
  phone: '+7 (900) 123-45-67',
  email: 'm.kovaleva@example.ru',
  password: 'Parol123',
  confirmPassword: 'Parol123',
  termsAgreed: true,
};

const problems = (values: Partial<RegistrationValues>) => names(registrationRules.problems({ ...good, ...values }));

function emailProblem(email: string, form: 'signIn' | 'registration') {
  const found = form === 'signIn' ? names(loginRules.problems({ email, password: 'Parol123' })) : problems({ email });
  return found.email ?? null;
}

describe('e-mail (§5, D29)', () => {
  it.each([
    ['', 'signIn', 'emailMissing'],
    ['   ', 'registration', 'emailMissing'],
    ['a', 'registration', 'emailMalformed'],
    ['a@b', 'registration', 'emailMalformed'],
    ['a b@example.ru', 'signIn', 'emailMalformed'],
    ['имя@example.ru', 'signIn', 'emailMalformed'],
    ['a@example.ru\u0000', 'signIn', 'emailMalformed'],
    ['имя@example.ru', 'registration', 'emailNotLatin'],
    ['имя@почта.рф', 'registration', 'emailNotLatin'],
    ['имя', 'registration', 'emailMalformed'],
    ['ivan@почта.рф', 'registration', null],
    ['Ivan@ПОЧТА.рф', 'signIn', null],
    ['ivan@пример.com', 'registration', null],
    ['ivan@-почта.рф', 'registration', 'emailMalformed'],
    [`ivan@${'я'.repeat(80)}.рф`, 'registration', 'emailMalformed'],
    [`${'a'.repeat(64)}@example.ru`, 'registration', null],
    [`${'a'.repeat(65)}@example.ru`, 'registration', 'emailMalformed'],
    [`${'a'.repeat(65)}@example.ru`, 'signIn', 'emailMalformed'],
    [`${'a'.repeat(240)}@example.ru`, 'registration', 'emailMalformed'],
    ['a@-b.ru', 'signIn', 'emailMalformed'],
    ['a@b.ru', 'signIn', 'emailTooShort'],
    ['a@b.ru', 'registration', null],
    [' A.B+c@Example.Com ', 'signIn', null],
  ] as const)('%j in the form %s: %s', (text, form, problem) => {
    expect(emailProblem(text, form)).toBe(problem);
  });

  it('is one as it stands, or none', () => {
    expect(['a@example.ru', 'a@example.ru\u0000', ' a@example.ru', '<b>a@example.ru', 'a', ''].map(isEmail)).toEqual([
      true,
      ...Array<boolean>(5).fill(false),
    ]);
  });

  it('has 254 characters at sign-in and 255 at registration', () => {
    const host = `${'b'.repeat(63)}.${'c'.repeat(63)}`;
    const long = (length: number) => `${'a'.repeat(62)}@${host}.${'d'.repeat(length - 195)}.com`;
    expect([254, 255].map((length) => emailProblem(long(length), 'signIn'))).toEqual([null, 'emailTooLong']);
    expect([255, 256].map((length) => emailProblem(long(length), 'registration'))).toEqual([null, 'emailTooLong']);
  });
});

test.each([
  ['', 'passwordMissing'],
  ['Abc12', 'passwordTooShort'],
  ['Abc123', null],
  ['abc123', 'passwordWeak'],
  ['ABC123', 'passwordWeak'],
  ['Abcdef', 'passwordWeak'],
  ['Abc 123', 'passwordWeak'],
  ['Abc123!', 'passwordWeak'],
  ['Пароль123', 'passwordWeak'],
  [`Aa1${'x'.repeat(57)}`, null],
  [`Aa1${'x'.repeat(58)}`, 'passwordTooLong'],
] as const)('password %j: %s (§5)', (password, problem) => {
  expect(problems({ password, confirmPassword: password || 'x' }).password ?? null).toBe(problem);
  expect(names(loginRules.problems({ email: good.email, password })).password ?? null).toBe(problem);
});

test.each([
  ['', 'required', 'nameMissing'],
  ['  ', 'optional', null],
  ['Я', 'required', 'nameMalformed'],
  ['Ия', 'required', null],
  [' Анна-Мария ', 'required', null],
  ['Анна — Мария', 'required', null],
  ['Анна--Мария', 'required', 'nameMalformed'],
  ['Анна-—Мария', 'required', 'nameMalformed'],
  ['Анна  Мария', 'required', 'nameMalformed'],
  ['Анна\tМария', 'required', null],
  ['Koвалёва', 'optional', 'nameMalformed'],
  ['Анна1', 'required', 'nameMalformed'],
  ['- -', 'required', 'nameMalformed'],
  ['Анна\u202E', 'required', null],
  ['Андреи\u0306', 'required', null],
  ['а'.repeat(40), 'required', null],
  ['а'.repeat(41), 'required', 'nameMalformed'],
  [`аа${' '.repeat(1000)}`, 'required', null],
] as const)('name %j, %s: %s (§5)', (text, need, problem) => {
  const field = need === 'required' ? 'firstName' : 'lastName';
  expect(problems({ [field]: text })[field] ?? null).toBe(problem);
});

describe('registration', () => {
  it('finds nothing wrong with good values, and keeps them tidy', () => {
    expect(registrationRules.problems(good)).toEqual({});
    expect(registrationRules.tidy({ ...good, firstName: ' <i>Мария</<b>i> ', email: ' M.Kovaleva@Example.RU' })).toEqual({
      ...good,
      phone: '9001234567',
    });
  });

  it('names every field of an empty form but the last name', () => {
    const empty = { firstName: '', lastName: '', phone: '', email: '', password: '', confirmPassword: '', termsAgreed: false };
    expect(names(registrationRules.problems(empty))).toEqual({
      firstName: 'nameMissing',
      phone: 'phoneMalformed',
      email: 'emailMissing',
      password: 'passwordMissing',
      confirmPassword: 'confirmationMissing',
      termsAgreed: 'termsNotAgreed',
    });
  });

  it('compares the passwords as they are', () => {
    expect(problems({ confirmPassword: 'Parol123 ' })).toEqual({ confirmPassword: 'passwordsDiffer' });
  });

  it('is quick with text of any length', () => {
    for (const piece of ['a', '<', '<a>', '<a', '>', ' ', '-', '@a.', 'javascript:', '9', 'я\u0306']) {
      const text = piece.repeat(100_000);
      const found = problems({ firstName: text, lastName: text, phone: text, email: text, password: text });
      expect(Object.keys(found)).toContain('password');
    }
  });

  it('asks for the second consent where there is one', () => {
    expect(separateConsentRules.problems({ ...good, dataAgreed: true })).toEqual({});
    expect(names(separateConsentRules.problems({ ...good, dataAgreed: false }))).toEqual({ dataAgreed: 'termsNotAgreed' });
    expect(registrationRules.tidy({ ...good, dataAgreed: true })).toMatchObject({ dataAgreed: true });
  });
});
