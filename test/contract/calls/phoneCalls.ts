import { beforeAll, describe, expect, test } from 'vitest';
import { getProfile } from '../../../src/api/account';
import { confirmPhone, getPhoneState, sendPhoneCode } from '../../../src/api/account/phone';
import { closeAccount } from '../../../src/api/identity';
import { aPerson, errorOf } from '../requests';
import type { Subject } from './searchCalls';

const refusedCode = (...code: string[]) => ({ kind: 'rejected', status: 400, fields: { code } });
const dead = refusedCode('Код больше не действует. Запросите новый.');

/** The contract of the confirmation of a phone, for the fake and the reference server. `codeTo`: the code that was sent last to a number. */
export function phoneCalls(name: string, open: () => Promise<Subject>, codeTo: (phone: string) => string): void {
  describe(`the confirmation of a phone by ${name}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
    });
    const somebody = () => aPerson(subject);
    const wrongFor = (phone: string) => (codeTo(phone) === '999999' ? '999998' : '999999');

    test('a code is sent, and confirms the phone; the next one has to wait', async () => {
      const person = await somebody();
      expect(await getPhoneState(person.by)).toEqual({ isAsked: true, isConfirmed: false, hasCode: false, pause: 0 });
      expect(await errorOf(confirmPhone(person.by, '123456'))).toMatchObject(dead);
      expect(await sendPhoneCode(person.by)).toBe(60);
      const { pause, ...state } = await getPhoneState(person.by);
      expect(state).toEqual({ isAsked: true, isConfirmed: false, hasCode: true });
      expect(pause).toBeGreaterThan(50);
      expect(await errorOf(sendPhoneCode(person.by))).toMatchObject({
        kind: 'rejected',
        status: 429,
        detail: expect.stringMatching(/^Новый код можно запросить через \d+\u00a0с\.$/),
      });
      const code = codeTo(person.phone);
      await confirmPhone(person.by, ` ${code.slice(0, 3)} ${code.slice(3)}`);
      expect(await getPhoneState(person.by)).toEqual({ isAsked: true, isConfirmed: true, hasCode: false, pause: 0 });
      expect(await errorOf(confirmPhone(person.by, code))).toMatchObject(refusedCode('Номер уже подтверждён.'));
      expect(await errorOf(sendPhoneCode(person.by))).toMatchObject({ fields: { non_field_errors: ['Номер уже подтверждён.'] } });
    });

    test('five wrong codes end it; what can be no code takes no attempt', async () => {
      const person = await somebody();
      await sendPhoneCode(person.by);
      const wrong = wrongFor(person.phone);
      expect(await errorOf(confirmPhone(person.by, ''))).toMatchObject(refusedCode('Введите код'));
      expect(await errorOf(confirmPhone(person.by, '12345'))).toMatchObject(refusedCode('В коде 6 цифр'));
      for (const left of [4, 3, 2, 1]) {
        expect(await errorOf(confirmPhone(person.by, wrong))).toMatchObject(refusedCode(`Код не подошёл. Осталось попыток: ${left}.`));
      }
      const spent = refusedCode('Код не подошёл, попыток больше нет. Запросите новый код.');
      expect(await errorOf(confirmPhone(person.by, wrong))).toMatchObject(spent);
      expect(await errorOf(confirmPhone(person.by, codeTo(person.phone)))).toMatchObject(dead);
      expect(await getPhoneState(person.by)).toMatchObject({ isConfirmed: false, hasCode: false });
    });

    test('needs a token, and goes with the account', async () => {
      const person = await somebody();
      await closeAccount(person.by, (await getProfile(person.by)).id, person.password);
      for (const call of [() => getPhoneState(subject), () => sendPhoneCode(subject), () => confirmPhone(subject, '123456')]) {
        expect(await errorOf(call())).toMatchObject({ status: 401, detail: 'Учетные данные не были предоставлены.' });
      }
    });
  });
}
