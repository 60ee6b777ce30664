import { beforeAll, describe, expect, test } from 'vitest';
import { getProfile, signIn } from '../../../src/api/account';
import {
  changeEmail,
  changePassword,
  checkReset,
  closeAccount,
  confirmEmail,
  endOtherSessions,
  endSession,
  forgotPassword,
  getEmail,
  keepEmail,
  listSessions,
  resetPassword,
  sendConfirmation,
} from '../../../src/api/identity';
import { register } from '../../../src/api/registration';
import { aPerson, aRegistration, errorOf } from '../requests';
import type { Subject } from './searchCalls';

const noToken = { kind: 'rejected', status: 400, fields: { token: ['Ссылка больше не действует. Запросите новую.'] } };

/** The contract of what users do with their own accounts (D48, D49), for the fake and the reference server. */
export function identityCalls(name: string, open: () => Promise<Subject>): void {
  describe(`identity of ${name}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
    });

    const somebody = () => aPerson(subject);
    const by = (token: string) => ({ ...subject, token: () => token });
    const next = { password: 'Novyj1234', confirmPassword: 'Novyj1234' };

    test('a forgotten password gets the same answer for anybody; a wrong link does nothing', async () => {
      const { email } = await somebody();
      await forgotPassword(subject, email);
      await forgotPassword(subject, 'nobody.at.all@example.ru');
      expect(await errorOf(forgotPassword(subject, 'nobody'))).toMatchObject({ status: 400, fields: { email: [expect.any(String)] } });
      for (const token of ['', 'x', 'A'.repeat(43)]) {
        expect(await errorOf(checkReset(subject, token))).toMatchObject(noToken);
        expect(await errorOf(resetPassword(subject, token, next))).toMatchObject(noToken);
        expect(await errorOf(confirmEmail(subject, token))).toMatchObject(noToken);
      }
      expect(await errorOf(resetPassword(subject, 'x', { password: 'short', confirmPassword: 'other' }))).toMatchObject({
        fields: { password: [expect.any(String)], confirm_password: ['Пароли не совпадают'] },
      });
    });

    test('a password is changed with the present one, and other sessions end', async () => {
      const person = await somebody();
      const other = await signIn(subject, person);
      expect(await errorOf(changePassword(person.by, { ...next, present: 'Wrong1234' }))).toMatchObject({
        status: 400,
        fields: { current_password: ['Неправильный пароль.'] },
      });
      await changePassword(person.by, { ...next, present: person.password });
      expect(await errorOf(getProfile(by(other)))).toMatchObject({ status: 401 });
      expect(await getProfile(person.by)).toMatchObject({ email: person.email });
      expect(await signIn(subject, { email: person.email, password: next.password })).toEqual(expect.any(String));
    });

    test('what everybody knows is no password, in whatever letters', async () => {
      const person = await somebody();
      const known = { field: 'password', text: 'Этот пароль слишком известен. Придумайте другой.' };
      for (const password of ['Password1', 'qwertY1', 'Qwerty123']) {
        const twice = { password, confirmPassword: password };
        expect(await errorOf(register(subject, { ...aRegistration(), ...twice }))).toMatchObject({
          status: 400,
          fields: { [known.field]: [known.text] },
        });
        expect(await errorOf(changePassword(person.by, { ...twice, present: person.password }))).toMatchObject({
          status: 400,
          fields: { [known.field]: [known.text] },
        });
      }
      // What the rule of §5 refuses is refused in its words.
      const weak = { password: 'password1', confirmPassword: 'password1' };
      expect(await errorOf(register(subject, { ...aRegistration(), ...weak }))).toMatchObject({
        fields: { password: [expect.stringContaining('не менее 6 символов')] },
      });
    });

    test('an address waits for its confirmation; a new one too, until it is taken back', async () => {
      const [person, other] = [await somebody(), await somebody()];
      await sendConfirmation(person.by);
      expect(await getEmail(person.by)).toEqual({ email: person.email, isConfirmed: false, newEmail: null });
      const email = `new.${person.email}`;
      expect(await errorOf(changeEmail(person.by, { email, password: 'Wrong1234' }))).toMatchObject({
        fields: { password: ['Неправильный пароль.'] },
      });
      expect(await errorOf(changeEmail(person.by, { email: other.email, password: person.password }))).toMatchObject({
        fields: { email: ['Пользователь с таким email уже зарегистрирован.'] },
      });
      await changeEmail(person.by, { email: ` ${email.toUpperCase()}`, password: person.password });
      expect(await getEmail(person.by)).toEqual({ email: person.email, isConfirmed: false, newEmail: email });
      await keepEmail(person.by);
      expect(await getEmail(person.by)).toMatchObject({ newEmail: null });
    });

    test('sessions are listed and ended, never those of somebody else', async () => {
      const [person, stranger] = [await somebody(), await somebody()];
      const [second, third] = [await signIn(subject, person), await signIn(subject, person)];
      const sessions = await listSessions(person.by);
      expect(sessions).toHaveLength(3);
      expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      const [foreign] = await listSessions(stranger.by);
      expect(await errorOf(endSession(person.by, foreign?.id ?? 0))).toMatchObject({ status: 404 });
      const own = (await listSessions(by(second))).find(({ isCurrent }) => isCurrent);
      await endSession(person.by, own?.id ?? 0);
      expect(await errorOf(getProfile(by(second)))).toMatchObject({ status: 401 });
      await endOtherSessions(person.by);
      expect(await errorOf(getProfile(by(third)))).toMatchObject({ status: 401 });
      expect(await listSessions(person.by)).toHaveLength(1);
      expect(await listSessions(stranger.by)).toHaveLength(1);
    });

    test('an account is deleted by its owner alone, and its e-mail and phone are free', async () => {
      const [person, stranger] = [await somebody(), await somebody()];
      const { id } = await getProfile(person.by);
      expect(await errorOf(closeAccount(stranger.by, id, stranger.password))).toMatchObject({ status: 404 });
      expect(await errorOf(closeAccount(person.by, id, ''))).toMatchObject({ status: 400, fields: { password: ['Введите пароль'] } });
      expect(await errorOf(closeAccount(person.by, id, 'Wrong1234'))).toMatchObject({
        status: 400,
        fields: { password: ['Неправильный пароль.'] },
      });
      await closeAccount(person.by, id, person.password);
      expect(await errorOf(getProfile(person.by))).toMatchObject({ status: 401 });
      expect(await errorOf(signIn(subject, person))).toMatchObject({ status: 400 });
      const { firstName, lastName, phone, email, password, confirmPassword, termsAgreed } = person;
      await register(subject, { firstName, lastName, phone, email, password, confirmPassword, termsAgreed });
    });

    test('all but the links need a token', async () => {
      const calls = [
        () => getEmail(subject),
        () => keepEmail(subject),
        () => sendConfirmation(subject),
        () => listSessions(subject),
        () => endOtherSessions(subject),
        () => endSession(subject, 1),
        () => closeAccount(subject, 1, 'x'),
        () => changeEmail(subject, { email: 'a@example.ru', password: 'x' }),
      ];
      for (const call of calls) {
        expect(await errorOf(call())).toMatchObject({ status: 401, detail: 'Учетные данные не были предоставлены.' });
      }
    });
  });
}
