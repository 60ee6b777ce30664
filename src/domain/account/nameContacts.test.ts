import { expect, it } from 'vitest';
import { namesWithContacts } from './nameContacts';

it.each([
  ['Анна', 'Ковалёва'],
  ['Макс', 'Собакин'],
  ['Семён', 'Восьмёркин'],
  ['Анна-Мария', 'Дель Точа'],
  ['Иван', ''],
])('%s %s is a name', (firstName, lastName) => {
  expect(namesWithContacts({ firstName, lastName })).toEqual([]);
});

it.each([
  ['Вацап', '', ['firstName']],
  ['Анна', 'Пишите в тг', ['lastName']],
  ['Анна т е л е г р а м', 'Вайбер', ['firstName', 'lastName']],
  ['Восемь девять один шесть пять пять', 'пять ноль один два семь', ['firstName', 'lastName']],
] as const)('%s %s is a contact', (firstName, lastName, fields) => {
  expect(namesWithContacts({ firstName, lastName })).toEqual(fields);
});
