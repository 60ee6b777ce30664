import { beforeAll, describe, expect, test } from 'vitest';
import { getProfile } from '../../../src/api/account';
import { changeLetterPreferences, changeProfile, getLetterPreferences, getOwnData, stopLetters } from '../../../src/api/profile';
import { register } from '../../../src/api/registration';
import { avatarLimits } from '../../../src/domain/account/avatarLimits';
import { aPerson, aRegistration, errorOf } from '../requests';
import type { Subject } from './searchCalls';

/** One grey pixel. */
export const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const fileOf = (...parts: BlobPart[]) => new File(parts, 'me.jpg', { type: 'image/jpeg' });

/** The contract of the settings (§5, §7), for the fake and the reference server. */
export function profileCalls(name: string, open: () => Promise<Subject>): void {
  describe(`settings of ${name}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
    });
    const by = (token: string | null) => ({ ...subject, token: () => token });
    const somebody = () => aPerson(subject);

    test('one name changes, the other stays; markup and spaces go', async () => {
      const person = await somebody();
      const { phone, email } = person;
      const changed = await changeProfile(person.by, { firstName: ' <b>Анна</b> ' });
      expect(changed).toEqual({ id: expect.any(Number), firstName: 'Анна', lastName: 'Ковалёва', phone, email, avatar: null });
      expect(await getProfile(person.by)).toEqual(changed);
      expect(await changeProfile(person.by, { lastName: '' })).toMatchObject({ firstName: 'Анна', lastName: '' });
      expect(await errorOf(changeProfile(by(null), { firstName: 'Анна' }))).toMatchObject({ status: 401 });
    });

    test('wrong names are told by field, and change nothing', async () => {
      const person = await somebody();
      expect(await errorOf(changeProfile(person.by, { firstName: 'А', lastName: 'Б' }))).toMatchObject({
        status: 400,
        fields: { first_name: ['Имя должно содержать минимум 2 символа'], last_name: ['Фамилия должно содержать минимум 2 символа'] },
      });
      expect(await errorOf(changeProfile(person.by, { firstName: '' }))).toMatchObject({
        fields: { first_name: ['Поле "Имя" обязательно для заполнения'] },
      });
      expect(await errorOf(changeProfile(person.by, { lastName: 'Smith' }))).toMatchObject({
        fields: { last_name: ['Введены недопустимые символы. Только кириллица, пробел, тире, дефис, не более 40 символов'] },
      });
      for (const nothing of [{}, { firstName: '', lastName: ' ' }]) {
        expect(await errorOf(changeProfile(person.by, nothing))).toMatchObject({
          fields: { non_field_errors: ['Пожалуйста, заполните хотя бы одно из полей.'] },
        });
      }
      expect(await getProfile(person.by)).toMatchObject({ firstName: 'Мария', lastName: 'Ковалёва' });
    });

    test('a name that is a contact is refused', async () => {
      const person = await somebody();
      const contact = ['Укажите имя или фамилию, без телефона, ссылок и мессенджеров.'];
      expect(await errorOf(changeProfile(person.by, { firstName: 'Вацап' }))).toMatchObject({
        status: 400,
        fields: { first_name: contact },
      });
      expect(await errorOf(changeProfile(person.by, { lastName: 'Пишите в тг' }))).toMatchObject({ fields: { last_name: contact } });
      const seven = 'восемь девять один шесть пять пять';
      expect(await errorOf(register(subject, { ...aRegistration(), firstName: seven, lastName: 'пять ноль один два семь' }))).toMatchObject(
        {
          fields: { first_name: contact, last_name: contact },
        },
      );
      // Nor in two steps.
      await changeProfile(person.by, { lastName: 'пять ноль один два семь' });
      expect(await errorOf(changeProfile(person.by, { firstName: seven }))).toMatchObject({ fields: { first_name: contact } });
    });

    test('a picture is set, replaced and removed', async () => {
      const person = await somebody();
      const { avatar } = await changeProfile(person.by, { avatar: fileOf(png) });
      expect(avatar).toEqual(expect.any(String));
      expect(await changeProfile(person.by, { lastName: 'Орлова' })).toMatchObject({ avatar, lastName: 'Орлова' });
      const other = await changeProfile(person.by, { avatar: fileOf(png, 'behind its end') });
      expect(other.avatar).not.toBe(avatar);
      expect(await changeProfile(person.by, { avatar: null })).toMatchObject({ avatar: null });
    });

    test('what is no picture is refused, and the present one stays', async () => {
      const person = await somebody();
      const { avatar } = await changeProfile(person.by, { avatar: fileOf(png) });
      for (const [file, text] of [
        [
          fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
          'Не удалось загрузить фото. Используемые форматы изображений: JPEG, JPG, PNG',
        ],
        [fileOf(), 'Не удалось загрузить фото. Используемые форматы изображений: JPEG, JPG, PNG'],
        [fileOf(png.slice(0, 20)), 'Выбранный файл не является изображением'],
        [fileOf(png, new Uint8Array(avatarLimits.bytes)), 'Размер файла не должен превышать 5 МБ.'],
      ] as const) {
        expect(await errorOf(changeProfile(person.by, { avatar: file, firstName: 'Анна' }))).toMatchObject({
          status: 400,
          fields: { avatar: [text] },
        });
      }
      expect(await getProfile(person.by)).toMatchObject({ firstName: 'Мария', avatar });
    });

    test('letters are chosen', async () => {
      const person = await somebody();
      expect(await getLetterPreferences(person.by)).toEqual({ decisions: true, messages: true });
      for (const decisions of [false, false, true]) {
        expect(await changeLetterPreferences(person.by, { decisions })).toEqual({ decisions, messages: true });
        expect(await getLetterPreferences(person.by)).toEqual({ decisions, messages: true });
      }
      expect(await changeLetterPreferences(person.by, { messages: false })).toEqual({ decisions: true, messages: false });
      expect(await changeLetterPreferences(person.by, {})).toEqual({ decisions: true, messages: false });
      expect(await errorOf(changeLetterPreferences(person.by, { decisions: 'no' } as never))).toMatchObject({
        status: 400,
        fields: { decisions: [expect.any(String)] },
      });
      expect(await errorOf(getLetterPreferences(by(null)))).toMatchObject({ status: 401 });
      expect(await errorOf(stopLetters(by(null), 'messages.1.wrong'))).toMatchObject({ status: 404 });
    });

    test('own data are one’s own, without secrets', async () => {
      const [person, other] = [await somebody(), await somebody()];
      const data = JSON.stringify(await getOwnData(person.by));
      expect(data).toContain(person.email);
      for (const secret of [other.email, other.phone, person.password, person.by.token()]) expect(data).not.toContain(secret);
      expect(await getOwnData(person.by)).toMatchObject({ listings: [], notifications: [], complaints: [], sessions: [{}] });
      expect(await errorOf(getOwnData(by(null)))).toMatchObject({ status: 401 });
    });
  });
}
