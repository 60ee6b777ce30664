import { describe, expect, test } from 'vitest';
import { hiddenContacts } from '../../../test/support/listing/hiddenContacts';
import { plainText } from '../forms/plainText';
import { findPayments } from './findPayments';
import { findWarnings } from './findWarnings';

const of = (text: string) => findWarnings(text, 'kvartal.example');

describe('warnings about a message', () => {
  test.each([
    'Чтобы я никому не показывал, внесите предоплату 5000 на карту',
    'Переведите на карту Сбербанка',
    'переведите 3000 рублей на карту, и квартира ваша',
    'Задаток до просмотра, очень много желающих',
    'Нужна предоплата за месяц',
    'Скиньте аванс, и я забронирую',
    'Оплата до просмотра',
    'Деньги вперёд, потом ключи',
    'Аванс на карту жены',
    'Номер карты: 2202 2001 1234 5678',
    'Оплатите по этой ссылке',
    'Сдаю только по предоплате',
  ])('%s asks for money in advance', (text) => {
    expect(of(text)).toContain('payment');
  });

  test.each([
    'Залог 50 000 указан в объявлении?',
    'Оплата после просмотра',
    'Предоплата не нужна, платить при заселении',
    'Сдаю без предоплаты',
    'Не переводите предоплату никому',
    'Нужна ли предоплата?',
    'Залог равен месячной оплате',
    'Аванс внесём при подписании договора',
    'Можно разбить залог на два месяца?',
    'Комиссия агента 50 %, залог 60 000 ₽',
    'Задаток обсудим на встрече',
    'Можно перевести стол в другую комнату?',
    'Счётчики по счёту оплачивает жилец',
    'Рядом школа № 1234, до метро 7 минут',
    'Добрый день! Квартира ещё продаётся?',
    'Карта района есть на сайте',
  ])('%s is harmless', (text) => {
    expect(of(text)).toEqual([]);
    expect(findPayments(text)).toEqual([]);
  });

  test('contacts are found by the rules of the descriptions, the gravest first', () => {
    expect(of('Смотрите https://example.com/dom, звоните +7 916 123-45-67')).toEqual(['link', 'phone']);
    expect(of('Пишите в телеграм @ivan_flat')).toEqual(['messenger']);
    expect(of('почта ivan@mail.ru')).toContain('messenger');
    expect(of('Внесите задаток по ссылке pay-dom.ru')).toEqual(['payment', 'link']);
  });

  test('a contact is found in every spelling in which it is hidden', () => {
    expect(hiddenContacts.filter((contact) => of(plainText(`Добрый день! ${contact}`)).length === 0)).toEqual([]);
  });

  test('a link to the site itself is none, one to a site that looks alike is', () => {
    expect(of('https://kvartal.example/rent/12')).toEqual([]);
    expect(of('https://kvartal.example.pay.ru/rent/12')).toEqual(['link']);
    expect(of('https://kvartal.example/rent/12 и https://evil.ru')).toEqual(['link']);
  });

  test('a long text of one word does not take long', () => {
    const before = performance.now();
    for (const word of ['переведите ', 'предоплата ', 'нужна ', 'а', 'карту на ']) findPayments(word.repeat(2000).slice(0, 2000));
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
