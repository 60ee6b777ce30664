import { describe, expect, it } from 'vitest';
import { metroOptions } from '../metro';
import { suggestStations } from './suggestStations';

const names = [
  'Сокол',
  'Сокольники',
  'Красносельская',
  'Марьина Роща',
  'Щёлковская',
  'Парк культуры',
  'Улица 1905 года',
  'Киевская',
  'Курская',
];
const options = metroOptions(names.map((name, id) => ({ id, name, lineName: 'Линия', route: '1', color: '#112233' })));
const suggested = (typed: string) => suggestStations(options, typed).options.map(({ name }) => name);

describe('stations suggested for a text without matches', () => {
  it.each([
    ['a missing letter', 'сокл', ['Сокол', 'Сокольники']],
    ['a wrong letter', 'сакол', ['Сокол', 'Сокольники']],
    ['two letters swapped', 'соокльники', ['Сокольники']],
    ['a letter too many', 'щелллковская', ['Щёлковская']],
    ['the Latin layout', 'cjrjk', ['Сокол', 'Сокольники']],
    ['the Latin layout, in capitals', 'VFHMBYF', ['Марьина Роща']],
    ['the Latin layout and a missing letter', 'rbdcrfz', ['Киевская']],
    ['«м.» before the name', 'м. Сокол', ['Сокол', 'Сокольники']],
    ['«метро» before the name', 'метро сокол', ['Сокол', 'Сокольники']],
    ['«ст. м.» before the name', 'ст. м.Сокольники', ['Сокольники']],
    ['a hyphen', 'марьина-роща', ['Марьина Роща']],
    ['a digit', 'улица 1905', ['Улица 1905 года']],
    ['an error in a later word', 'культтуры', ['Парк культуры']],
  ])('%s', (_what, typed, expected) => {
    expect(suggested(typed)).toEqual(expected);
  });

  it.each(['', 'щ', '12345', 'хогвартс', 'зzz', '😀', 'а'.repeat(5000)])('none for %j', (typed) => {
    expect(suggested(typed)).toEqual([]);
  });
});
