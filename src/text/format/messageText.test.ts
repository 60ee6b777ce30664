import { expect, it } from 'vitest';
import { loginRules } from '../../domain/forms/schemas/login.schema';
import { registrationRules } from '../../domain/forms/schemas/registration.schema';
import { en } from '../auth/en.lazy';
import { ru } from '../auth/ru';
import { messageText } from './messageText';

it('finds the words of a message by its key, in each language', () => {
  const message = { key: 'registration.passwordsDiffer' } as const;
  expect(messageText(ru.problems, message)).toBe('Пароли не совпадают');
  expect(messageText(en.problems, message)).toBe('The passwords differ');
});

it('writes the limits that a rule names', () => {
  const long = 'x'.repeat(300);
  const { email } = loginRules.problems({ email: long, password: '' });
  expect(email && messageText(ru.problems, email)).toBe('Email слишком длинный, максимум 254 символа');
  const values = { firstName: 'x', lastName: '', phone: '', email: long, password: 'Ab1', confirmPassword: '', termsAgreed: true };
  const { firstName, email: longEmail, password } = registrationRules.problems(values);
  expect([firstName, longEmail, password].map((message) => message && messageText(ru.problems, message))).toEqual([
    'Введены недопустимые символы. Только кириллица, пробел, тире, дефис, от 2 до 40 символов',
    'Email слишком длинный, максимум 255 символов',
    'Пароль слишком короткий, минимум 6 символов',
  ]);
  expect(messageText(ru.problems, { key: 'signIn.passwordWeak', params: { min: 6 } })).toBe(
    'Пароль должен содержать не менее 6 символов, заглавные и строчные латинские буквы, цифры',
  );
});
