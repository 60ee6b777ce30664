import type { Credentials } from '../../../src/api/account';
import type { Registration } from '../../../src/api/registration';
import { registrationNames } from '../../../src/api/wire/account/registration';

/** The values of a request body and messages for fields of the wrong type. Missing fields are empty. */
export interface ReadBody<T> {
  readonly values: T;
  readonly errors: Readonly<Record<string, string[]>>;
}

/** Reads `{username, password, code}`; the username is the e-mail, the code that of a second factor. */
export function readCredentials(body: unknown): ReadBody<Credentials> {
  const { text, errors } = fieldsOf(body);
  return { values: { email: text('username'), password: text('password'), code: text('code') }, errors };
}

export function readRegistration(body: unknown): ReadBody<Registration> {
  const { text, flag, errors } = fieldsOf(body);
  const values = {
    firstName: text(registrationNames.firstName),
    lastName: text(registrationNames.lastName),
    phone: text(registrationNames.phone),
    email: text(registrationNames.email),
    password: text(registrationNames.password),
    confirmPassword: text(registrationNames.confirmPassword),
    termsAgreed: flag(registrationNames.termsAgreed),
    dataAgreed: flag('personal_data_agreed'),
  };
  return { values, errors };
}

/** Reads fields one by one, noting those of the wrong type. */
export function fieldsOf(body: unknown) {
  const errors: Record<string, string[]> = {};
  const valueOf = (name: string): unknown => (isRecord(body) && Object.hasOwn(body, name) ? body[name] : undefined);
  return {
    errors,
    text(name: string): string {
      const value = valueOf(name) ?? '';
      if (typeof value === 'string') return value;
      errors[name] = ['Введите строку.'];
      return '';
    },
    flag(name: string): boolean {
      const value = valueOf(name) ?? false;
      if (typeof value === 'boolean') return value;
      errors[name] = ['Введите true или false.'];
      return false;
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
