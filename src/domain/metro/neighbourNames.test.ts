import { expect, it } from 'vitest';
import type { MetroStation } from './metro';
import { neighbourNames } from './neighbourNames';

const station = (id: number, name: string, neighbours?: number[], color: string | null = '#112233'): MetroStation => ({
  id,
  name,
  lineName: 'Линия',
  route: '2',
  color,
  neighbours,
});

const line = [
  station(1, 'Войковская', [2]),
  station(2, 'Сокол', [1, 3]),
  station(3, 'Аэропорт', [2, 4]),
  station(4, 'Динамо', [3, 5]),
  station(5, 'Белорусская', [4]),
  station(6, 'Белорусская', [7, 1]),
  station(7, 'Краснопресненская', [6]),
];

it.each([
  [['Сокол'], ['Войковская', 'Аэропорт']],
  [['Войковская'], ['Сокол']],
  [
    ['Сокол', 'Аэропорт'],
    ['Войковская', 'Динамо'],
  ],
  // Every line of a name, one station of each before the second of any.
  [['Белорусская'], ['Динамо', 'Краснопресненская', 'Войковская']],
  [['Такой нет'], []],
  [[], []],
])('the neighbours of %j are %j', (names, neighbours) => {
  expect(neighbourNames(line, names)).toEqual(neighbours);
});

it('nothing is known from a server that does not tell neighbours, and a station that is not open is none', () => {
  expect(neighbourNames([station(1, 'Сокол'), station(2, 'Аэропорт')], ['Сокол'])).toEqual([]);
  const planned = [station(1, 'Щёлковская', [2, 9]), station(2, 'Гольяново', [1], null)];
  expect(neighbourNames(planned, ['Щёлковская'])).toEqual([]);
});
