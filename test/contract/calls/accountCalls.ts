import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountEndpoints, getProfile, signIn, signOut } from '../../../src/api/account';
import { type Registration, register } from '../../../src/api/registration';
import { encodeRegistrationProblems } from '../../../src/api/wire/account/registration';
import { userSchema } from '../../../src/api/wire/account/user';
import { registrationRules } from '../../../src/domain/forms/schemas/registration.schema';
import { ru } from '../../../src/text/auth/ru';
import { messageText } from '../../../src/text/format/messageText';
import { aRegistration, errorOf } from '../requests';
import type { Subject } from './searchCalls';

const wrongPair = 'Неправильный email или пароль.';

/** The contract of account calls (§5, §7, §8), for the fake and the reference server. */
export function accountCalls(name: string, open: () => Promise<Subject>): void {
  describe(`accounts of ${name}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
    });

    const post = async (path: string, body: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }) => {
      const response = await subject.fetch(subject.baseUrl + path, { method: 'POST', headers, body });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    };

    test('a user registers, signs in on two devices and signs out on one', async () => {
      const person = aRegistration();
      await register(subject, person);
      const [one, other] = [await signIn(subject, person), await signIn(subject, person)];
      expect(one).not.toBe(other);
      const refused: string[] = [];
      const by = (token: string) => ({ ...subject, token: () => token, refused: (dead: string) => refused.push(dead) });
      const { firstName, lastName, phone, email } = person;
      expect(await getProfile(by(one))).toEqual({ id: expect.any(Number), firstName, lastName, phone, email, avatar: null });
      await signOut(by(one));
      expect(await errorOf(getProfile(by(one)))).toMatchObject({ status: 401, detail: 'Недопустимый токен.' });
      expect(refused).toEqual([one]);
      await signOut(by(one));
      expect(await getProfile(by(other))).toMatchObject({ email });
    });

    test('a registration returns the user without the password', async () => {
      const { email, phone } = aRegistration();
      const body = {
        first_name: ' <b>Анна</b> ',
        phone_number: `+7 (${phone.slice(0, 3)}) ${phone.slice(3)}`,
        email: ` ${email.toUpperCase()}`,
        password: 'Parol123',
        confirm_password: 'Parol123',
        terms_agreed: true,
      };
      const answer = await post(accountEndpoints.register, JSON.stringify(body));
      expect(answer.status).toBe(201);
      expect(v.parse(v.strictObject(userSchema.entries), answer.body)).toMatchObject({ first_name: 'Анна', last_name: '', phone, email });
      expect(await signIn(subject, { email: `${email.toUpperCase()} `, password: 'Parol123' })).toEqual(expect.any(String));
    });

    test('a wrong password and an unknown e-mail get the same response', async () => {
      const person = aRegistration();
      await register(subject, person);
      for (const credentials of [
        { email: person.email, password: 'Parol124' },
        { email: 'nobody.at.all@example.ru', password: person.password },
      ]) {
        const fields = { non_field_errors: [wrongPair] };
        expect(await errorOf(signIn(subject, credentials))).toEqual({ kind: 'rejected', status: 400, detail: null, fields });
      }
    });

    test('the server rejects what the form rejects, with the same messages', async () => {
      const empty = { firstName: '', lastName: '', phone: '', email: '', password: '', confirmPassword: '', termsAgreed: false };
      const wrong: Registration[] = [
        empty,
        { ...aRegistration(), firstName: 'Maria', lastName: 'Ко--валёва', phone: '+7 900 123', email: 'maria', password: 'parol123' },
        { ...aRegistration(), firstName: 'Я', email: `${'a'.repeat(250)}@example.ru`, password: 'Ab1', confirmPassword: 'Ab2' },
        { ...aRegistration(), password: `Aa1${'x'.repeat(58)}` },
      ];
      for (const values of wrong) {
        const fields = encodeRegistrationProblems(registrationRules.problems(values), (message) => messageText(ru.problems, message));
        const error = await errorOf(register(subject, values));
        expect(error).toEqual({ kind: 'rejected', status: 400, detail: null, fields });
      }
    });

    test('a rejected registration repeats its status in the body', async () => {
      const { status, body } = await post(accountEndpoints.register, '{}');
      expect(status).toBe(400);
      v.parse(v.strictObject({ status_code: v.literal(400), message: v.record(v.string(), v.array(v.string())) }), body);
    });

    test('e-mails and phones are unique', async () => {
      const [person, other] = [aRegistration(), aRegistration()];
      await register(subject, person);
      const fieldsOf = async (values: Registration) => {
        const error = await errorOf(register(subject, values));
        return error.kind === 'rejected' && error.status === 400 ? Object.keys(error.fields).sort() : error;
      };
      expect(await fieldsOf({ ...other, email: person.email.toUpperCase() })).toEqual(['email']);
      expect(await fieldsOf({ ...other, phone: `8${person.phone}` })).toEqual(['phone_number']);
      expect(await fieldsOf(person)).toEqual(['email', 'phone_number']);
    });

    test.each(['null', '[]', '7', '{}', '{"username":{},"password":[]}'])('credentials %s are rejected by field', async (body) => {
      const answer = await post(accountEndpoints.token, body);
      expect(answer.status).toBe(400);
      expect(Object.keys(v.parse(v.record(v.string(), v.array(v.string())), answer.body)).sort()).toEqual(['password', 'username']);
    });

    test('the profile requires a token', async () => {
      expect(await errorOf(getProfile(subject))).toMatchObject({ status: 401, detail: 'Учетные данные не были предоставлены.' });
    });

    test('a body that is not JSON is rejected', async () => {
      const answer = await post(accountEndpoints.token, 'username=a&password=b', { 'Content-Type': 'text/plain' });
      expect(answer.status).toBe(415);
    });
  });
}
