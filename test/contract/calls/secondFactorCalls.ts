import { beforeAll, describe, expect, test } from 'vitest';
import { getProfile, signIn } from '../../../src/api/account';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, getSecondFactor } from '../../../src/api/account/secondFactor';
import { closeAccount, listSessions } from '../../../src/api/identity';
import { getOwnData } from '../../../src/api/profile';
import { aPerson, errorOf } from '../requests';
import type { Subject } from './searchCalls';

/** Returns two codes of the app for a secret, the later one last. */
export type CodesOf = (secret: string) => readonly [string, string];

const missing = { kind: 'rejected', status: 400, fields: { code: ['Введите код'] } };
const wrong = { kind: 'rejected', status: 400, fields: { code: ['Код не подошёл. Если он из приложения, дождитесь следующего.'] } };
const wrongPassword = { kind: 'rejected', status: 400, fields: { password: ['Неправильный пароль.'] } };
const malformed = { fields: { code: ['В коде из приложения 6 цифр, в резервном 12 букв и цифр'] } };

/** The contract of the second factor of signing in, for the fake and the reference server. */
export function secondFactorCalls(name: string, open: () => Promise<Subject>, codesOf: CodesOf): void {
  describe(`the second factor of ${name}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
    });
    const by = (token: string) => ({ ...subject, token: () => token });
    const somebody = () => aPerson(subject);
    const protectedOne = async () => {
      const person = await somebody();
      const { secret } = await beginSecondFactor(person.by, person.password);
      const [first, next] = codesOf(secret);
      const recovery = await confirmSecondFactor(person.by, first);
      return { ...person, secret, first, next, recovery };
    };

    test('is set up with the password and a code; other sessions end; recovery codes are told once', async () => {
      const person = await somebody();
      const other = by(await signIn(subject, person));
      expect(await getSecondFactor(person.by)).toEqual({ isOn: false, recoveryCodesLeft: 0, isRequired: false });
      expect(await errorOf(confirmSecondFactor(person.by, '123456'))).toMatchObject(wrong);
      expect(await errorOf(beginSecondFactor(person.by, 'Wrong1234'))).toMatchObject(wrongPassword);
      const { secret, uri, qr } = await beginSecondFactor(person.by, person.password);
      expect(uri).toMatch(/^otpauth:\/\/totp\//);
      expect(uri).toContain(`secret=${secret}`);
      expect(qr).toMatch(/^data:image\/svg\+xml,/);
      expect(await getSecondFactor(person.by)).toMatchObject({ isOn: false });
      expect(await errorOf(confirmSecondFactor(person.by, '999999'))).toMatchObject(wrong);
      expect(await errorOf(confirmSecondFactor(person.by, 'abc'))).toMatchObject(malformed);
      const codes = await confirmSecondFactor(person.by, codesOf(secret)[0]);
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
      expect(await errorOf(getProfile(other))).toMatchObject({ status: 401 });
      expect(await listSessions(person.by)).toHaveLength(1);
      expect(await getSecondFactor(person.by)).toEqual({ isOn: true, recoveryCodesLeft: 10, isRequired: false });
      expect(await errorOf(beginSecondFactor(person.by, person.password))).toMatchObject({
        fields: { non_field_errors: ['Вход с кодом уже включён.'] },
      });
      expect(JSON.stringify(await getOwnData(person.by))).not.toContain(secret);
    });

    test('a sign-in asks for a code after the right password alone, and takes each code once', async () => {
      const { email, password, first, next, recovery } = await protectedOne();
      const [one = '', two = ''] = recovery;
      const wrongPair = await errorOf(signIn(subject, { email, password: 'Wrong1234' }));
      expect(wrongPair).toMatchObject({ fields: { non_field_errors: ['Неправильный email или пароль.'] } });
      expect(await errorOf(signIn(subject, { email, password: 'Wrong1234', code: next }))).toEqual(wrongPair);
      expect(await errorOf(signIn(subject, { email, password }))).toMatchObject(missing);
      expect(await errorOf(signIn(subject, { email, password, code: first }))).toMatchObject(wrong);
      expect(await errorOf(signIn(subject, { email, password, code: 'abcd' }))).toMatchObject(wrong);
      expect(await signIn(subject, { email, password, code: ` ${next.slice(0, 3)} ${next.slice(3)} ` })).toEqual(expect.any(String));
      expect(await errorOf(signIn(subject, { email, password, code: next }))).toMatchObject(wrong);
      const token = await signIn(subject, { email, password, code: one.toUpperCase() });
      expect(await errorOf(signIn(subject, { email, password, code: one }))).toMatchObject(wrong);
      expect(await getSecondFactor(by(token))).toMatchObject({ recoveryCodesLeft: 9 });
      await signIn(subject, { email, password, code: two.replaceAll('-', '') });
    });

    test('is turned off with the password and a code, and can be set up again', async () => {
      const person = await protectedOne();
      const { email, password, recovery } = person;
      const [one = '', two = ''] = recovery;
      const other = by(await signIn(subject, { email, password, code: one }));
      expect(await errorOf(endSecondFactor(person.by, { password: 'Wrong1234', code: two }))).toMatchObject(wrongPassword);
      expect(await errorOf(endSecondFactor(person.by, { password, code: one }))).toMatchObject(wrong);
      expect(await errorOf(endSecondFactor(person.by, { password, code: '' }))).toMatchObject(missing);
      await endSecondFactor(person.by, { password, code: two });
      expect(await errorOf(getProfile(other))).toMatchObject({ status: 401 });
      expect(await getSecondFactor(person.by)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
      await signIn(subject, { email, password });
      const { secret } = await beginSecondFactor(person.by, password);
      await confirmSecondFactor(person.by, codesOf(secret)[0]);
    });

    test('needs a token, and goes with the account', async () => {
      const person = await protectedOne();
      await closeAccount(person.by, (await getProfile(person.by)).id, person.password);
      const calls = [
        () => getSecondFactor(subject),
        () => beginSecondFactor(subject, 'x'),
        () => confirmSecondFactor(subject, '123456'),
        () => endSecondFactor(subject, { password: 'x', code: '123456' }),
      ];
      for (const call of calls) {
        expect(await errorOf(call())).toMatchObject({ status: 401, detail: 'Учетные данные не были предоставлены.' });
      }
    });
  });
}
