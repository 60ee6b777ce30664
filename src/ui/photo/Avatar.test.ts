import { expect, it } from 'vitest';
import { initialsOf } from './Avatar';

it.each([
  ['Анна Соколова', 'АС'],
  ['  ольга ', 'О'],
  ['Константин-Александр Рождественский-Преображенский', 'КР'],
  ['Анна Мария Соколова', 'АМ'],
  ['«Новый дом» агентство', 'НД'],
  ['й́ Ё', 'Й́Ё'],
  ['', ''],
  ['+7 999', ''],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
