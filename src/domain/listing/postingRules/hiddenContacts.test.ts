import { describe, expect, it } from 'vitest';
import { hiddenContacts } from '../../../../test/support/listing/hiddenContacts';
import { plainText } from '../../forms/plainText';
import { contactsIn } from './contactsIn';
import { descriptionHints } from './postingHints';

/** What honest texts have. */
const honest: readonly string[] = [
  'Цена 8 495 000 ₽',
  'Сумма 8 (495) тысяч, торг',
  'Стоимость 8495000, ипотека от 9 165 550 в месяц',
  'Дом 9к2, строение 4',
  'ул. Алабяна, д. 10, корп. 5, кв. 127',
  'метро 5 минут, МЦК 9 минут, центр 16 минут',
  'Дом 1957 года, ремонт 2016/2019/2021 годов',
  'Площади 54/32/9, 38/19/8, 77/51/12',
  'Комнаты 18,5 и 14,2 и 12,7 м², кухня 9,1 м²',
  'Санузел 3 м², балкон 4 м², кладовая 2 м²',
  'Показы 8.11, 9.11, 16.11, 27.11',
  'Маршруты 8, 916, 555, 01, 27',
  'Автобусы 8/91/655 и 50/127',
  'Этажи 1/2/3/4/5/6/7/8/9/10',
  'С собаками можно, кошка тоже не помешает',
  'Живёт собака соседей, тихая. Рядом парк',
  'Если собака маленькая, договоримся',
  'Наша собака Rex дружелюбная, но съедет с нами',
  'Рядом собачья площадка и телеграф',
  'Центральный телеграф, Телеграфный переулок',
  'На даче телега и сарай',
  'Посуточно не сдаю, вот аптека и школа',
  'Вот вся мебель: диван, стол',
  'Ватсон и Холмс живут этажом выше',
  'Напишите в чат, я на связи',
  'Звоните через сайт, отвечу вечером',
  'Инстаграмный вид из окна',
  'Wi-Fi 300 Мбит/с, SmartTV, техника LG и Bosch',
  'Кухня IKEA, модель KALLAX 77x147',
  'Точка притяжения: нет шума',
  'Две, три или четыре комнаты; один, два, три санузла',
  'Школа № 1234, детский сад № 567, поликлиника № 89',
  'Кадастровый номер 77:08:0009011:9165',
  'Один взрослый собственник, два ключа, три окна',
  'т.е. окна во двор, т.к. дом угловой, и т. д. и т. п.',
  'Ник и Нора живут рядом',
  'Вибрации от метро нет',
  'ЖК «Сердце Столицы», корпус 3.2, секция 4.1',
  'Размеры Об и Зб, Ч1, l8, серия II-49, этап О2',
  'Комнаты 8 и 9, окна 16 и 55, двери 5 и 01, шкафы 27',
  'До конца т.г. ремонт, с т. г. Bosch и Miele',
  'Мощность max: 3 кВт, размер Max 2 м',
  'ТЛГ-12 и счётчик СО-2, ввод 3x25 А',
  'Метро: Сокол — 7 мин., Аэропорт — 12 мин., Динамо — 16 мин.',
];

describe('contacts that are hidden, in a text as it is stored', () => {
  it.each(hiddenContacts)('are found in a description: %s', (contact) => {
    for (const text of [contact, `Светлая квартира. Собственник: ${contact}`, `${contact}\nВиды на парк.`]) {
      const kinds = descriptionHints(plainText(text)).filter(({ rule }) => rule === 'noContacts' || rule === 'noLinks');
      expect(kinds, text).not.toEqual([]);
    }
  });

  it.each(hiddenContacts)('are found in a street: %s', (contact) => {
    expect(contactsIn(plainText(`ул. Мира ${contact}`))).not.toEqual([]);
  });

  it.each(honest)('none in: %s', (text) => {
    expect(contactsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([]);
  });

  it('say where they are in the text as it was typed', () => {
    const text = 'Пишите: т\u200dг \u2060 нет, в\u200d \u202eтeлeгpaм, 8️⃣916 555-01-27!';
    expect(contactsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['тeлeгpaм', '8️⃣916 555-01-27']);
  });
});
