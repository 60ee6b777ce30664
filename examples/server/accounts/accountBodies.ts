import type { Credentials, Registration } from '../../../src/api/account';
import { registrationNames } from '../../../src/api/wire/registration';

/** What a body holds, and which of its fields are of another type than they should be. Fields that are not there are empty. */
export interface ReadBody<T> {
  readonly values: T;
  readonly wrong: Readonly<Record<string, string[]>>;
}

/** `{username, password}`; the user is named by the e-mail. */
export function readCredentials(body: unknown): ReadBody<Credentials> {
  const { text, wrong } = fieldsOf(body);
  return { values: { email: text('username'), password: text('password') }, wrong };
}

export function readRegistration(body: unknown): ReadBody<Registration> {
  const { text, flag, wrong } = fieldsOf(body);
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
  return { values, wrong };
}

function fieldsOf(body: unknown) {
  const wrong: Record<string, string[]> = {};
  const valueOf = (name: string): unknown => (isRecord(body) && Object.hasOwn(body, name) ? body[name] : undefined);
  return {
    wrong,
    text(name: string): string {
      const value = valueOf(name) ?? '';
      if (typeof value === 'string') return value;
      wrong[name] = ['Введите строку.'];
      return '';
    },
    flag(name: string): boolean {
      const value = valueOf(name) ?? false;
      if (typeof value === 'boolean') return value;
      wrong[name] = ['Введите true или false.'];
      return false;
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
