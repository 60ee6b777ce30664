import type { SignInProblem } from '../../domain/credentials';
import type { RegistrationProblem } from '../../domain/registration';

/** The rule of passwords is one (decision D30), so its wording is. */
const password = {
  passwordMissing: 'Введите пароль',
  passwordTooShort: 'Пароль слишком короткий, минимум 6 символов',
  passwordTooLong: 'Пароль слишком длинный, максимум 60 символов',
  passwordWeak: 'Пароль должен содержать не менее 6 символов, заглавные и строчные латинские буквы, цифры',
};

/** Texts of sign-in and registration, which come with their code. Those quoted in the specification stand here letter for letter. */
export const ru = {
  /** What is wrong with a field (§5), by the keys of the domain. The server answers with the same words. */
  problems: {
    signIn: {
      ...password,
      emailMissing: 'Введите email',
      emailMalformed: 'Некорректный email',
      /** The rule is 7, the message says 5 (§5). */
      emailTooShort: 'Email слишком короткий, минимум 5 символов',
      emailTooLong: 'Email слишком длинный, максимум 254 символа',
    } satisfies Record<SignInProblem, string> as Record<SignInProblem, string>,
    registration: {
      ...password,
      nameMissing: 'Это поле обязательно для заполнения',
      nameMalformed: 'Введены недопустимые символы. Только кириллица, пробел, тире, дефис, от 2 до 40 символов',
      phoneMalformed: 'Телефон введен некорректно. Например: +7 (900) 123-45-67 или 8 (900) 123-45-67',
      emailMissing: 'Email не может быть пустым',
      emailMalformed: 'Введите корректный email, например name@example.ru',
      emailTooShort: 'Введите корректный email, например name@example.ru',
      emailTooLong: 'Email слишком длинный, максимум 255 символов',
      confirmationMissing: 'Повторите пароль',
      passwordsDiffer: 'Пароли не совпадают',
      termsNotAgreed: 'Вы должны согласиться с условиями',
    } satisfies Record<RegistrationProblem, string> as Record<RegistrationProblem, string>,
  },
} as const;

export type AuthMessages = typeof ru;
