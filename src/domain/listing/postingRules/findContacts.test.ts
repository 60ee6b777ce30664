import { describe, expect, it } from 'vitest';
import { findEmails, findLinks, findMessengers } from './findContacts';

const cut = (find: typeof findLinks) => (text: string) => find(text).map(({ start, end }) => text.slice(start, end));

describe('e-mail addresses in a text', () => {
  it.each([
    ['Почта ivanov.a@mail.ru, пишите', 'ivanov.a@mail.ru'],
    ['kvartira_2026@yandex.ru', 'kvartira_2026@yandex.ru'],
    ['anna (at) gmail.com', 'anna (at) gmail.com'],
    ['пишите anna собака мэйл точка ру', 'anna собака мэйл точка ру'],
  ])('%s', (text, email) => {
    expect(cut(findEmails)(text)).toEqual([email]);
  });

  it.each(['С собакой можно', 'Можно с кошкой или собакой', 'Площадка для собак рядом', 'Хозяйка @ дома'])('none in: %s', (text) => {
    expect(cut(findEmails)(text)).toEqual([]);
  });
});

describe('links in a text', () => {
  it.each([
    ['Фото: https://disk.yandex.ru/d/abc', 'https://disk.yandex.ru/d/abc'],
    ['http://example.com', 'http://example.com'],
    ['смотрите www.moya-kvartira.ru/plan', 'www.moya-kvartira.ru/plan'],
    ['Больше фото на t.me/kvartira_frunz', 't.me/kvartira_frunz'],
    ['vk.com/id1234567', 'vk.com/id1234567'],
    ['на сайте квартиры-москва.рф', 'квартиры-москва.рф'],
    ['agent-ivanov.pro', 'agent-ivanov.pro'],
    ['сайт kvartira . ru', 'kvartira . ru'],
    ['ищите нас на квартал точка ру', 'квартал точка ру'],
    ['youtu.be не считается, а youtube.com/watch?v=1 — да', 'youtube.com/watch?v=1'],
  ])('%s', (text, link) => {
    expect(cut(findLinks)(text)).toEqual([link]);
  });

  it.each([
    'г.Москва, ул.Мира, д.5',
    'Площадь 54 кв.м.',
    '2-комн.кв. в доме 2016 г.п.',
    'Светлая квартира.Рядом парк.',
    'Дом сдан.Ключи на руках.Ипотека возможна.',
    'Отдых.Спорт.Инфраструктура',
    'ул. Б.Якиманка, д. 22',
    'м.Сокол, м.Аэропорт',
    'т.е. окна во двор, т.к. дом угловой',
    'Высота потолков 3.2 м',
    'план в файле plan.pdf',
    'Техника Bosch, Miele. Мебель IKEA.',
    'точка зрения и точка на карте',
    'и т.д. и т.п.',
    'Ремонт 2024г.Комната 18м.',
  ])('none in: %s', (text) => {
    expect(cut(findLinks)(text)).toEqual([]);
  });
});

describe('messengers in a text', () => {
  it.each([
    ['Пишите в WhatsApp', 'WhatsApp'],
    ['есть ватсап', 'ватсап'],
    ['в вотсапе отвечу быстрее', 'вотсапе'],
    ['Viber на этом номере', 'Viber'],
    ['в телеграм', 'телеграм'],
    ['Пишите в Телеграмме', 'Телеграмме'],
    ['мой Telegram', 'Telegram'],
    ['пишите в тг', 'тг'],
    ['тг: anna_msk', 'тг: anna_msk'],
    ['инстаграм', 'инстаграм'],
    ['Пишите в макс', 'макс'],
    ['Пишите мне в MAX', 'MAX'],
    ['есть в Максе, отвечу сразу', 'Максе'],
    ['связь через МАКС', 'МАКС'],
    ['мессенджер MAX', 'MAX'],
    ['Напишите мне лучше в «Макс».', 'Макс'],
    ['сообщения вк', 'вк'],
    ['Пишите в личку ВК', 'ВК'],
    ['личка в вк', 'вк'],
    ['пишите @anna_frunz', '@anna_frunz'],
    ['Пишите @ivan_flat.', '@ivan_flat'],
  ])('%s', (text, messenger) => {
    expect(cut(findMessengers)(text)).toEqual([messenger]);
  });

  it('finds each of several', () => {
    expect(cut(findMessengers)('Пишите в макс или в личку ВК')).toEqual(['макс', 'ВК']);
    expect(cut(findMessengers)('Я в тг и макс, номер тот же')).toEqual(['тг', 'макс']);
  });

  it.each([
    'Рядом Центральный телеграф',
    'Телеграфный переулок',
    'Вайб старой Москвы',
    'Дом в тгк и вкз не значится',
    'Вацлавская улица',
    'в квартире всё есть',
    'Кухня 12 м² @ 3 этаж',
    'Максимально светлая квартира',
    'Звоните, макс. этаж 12',
    'Макс 5 минут до метро',
    'До метро макс. 5 минут, торг в макс. 100 тысяч',
    'Есть в макс. комплектации: кухня и техника',
    'Можно жить в макс 3 человека',
    'Собственник Макс, пишите в чат',
    'Спросить Макса, можно в выходные',
    'Ответим быстро, макс. 10 минут',
    'Связаться можно вечером, макс. до 22:00',
    'Сообщения не нужны, по максимальной цене не торгуюсь',
    'Группа вкуса и страница вконце книги',
    'Салон MaxMara и кинотеатр Max рядом',
    'Скидка на макс срок аренды',
    'Ремонт сделан по максимуму, техника Bosch Max',
  ])('none in: %s', (text) => {
    expect(cut(findMessengers)(text)).toEqual([]);
  });
});
