import { describe, expect, it } from 'vitest';
import { findMetroOptions, type MetroStation, matchedRange, metroOptions } from './metro';
import { metroInputProblem } from './typed/metroInputProblem';
import { walkingMinutes } from './walkingMinutes';

const station = (name: string, route: string, color: string | null = '#112233'): MetroStation => ({
  id: name.length * 100 + route.length,
  name,
  lineName: `Линия ${route}`,
  route,
  color,
});

const options = metroOptions([
  station('Сокол', '2'),
  station('Сокольники', '1'),
  station('Сокольники', '11'),
  station('Красносельская', '1'),
  station('Улица 1905 года', '7'),
  station('Щёлковская', '3'),
  station('Парк культуры', '1'),
  station('Призрак', '99', null),
  station('Неизвестная станция', '9'),
]);
const names = (typed: string) => findMetroOptions(options, typed).map((option) => option.name);

describe('metro search (§5)', () => {
  it('offers one option per name with all its lines, and only stations with a colour', () => {
    expect(options.filter((option) => option.name === 'Сокольники')).toHaveLength(1);
    expect(options.find((option) => option.name === 'Сокольники')?.lines.map((line) => line.route)).toEqual(['1', '11']);
    expect(options.some((option) => /Призрак|Неизвестная/.test(option.name))).toBe(false);
  });

  it('ranks matches at the start of the name before those at the start of a later word', () => {
    expect(names('сокол')).toEqual(['Сокол', 'Сокольники']);
    expect(names('к')).toEqual(['Красносельская', 'Парк культуры']);
  });

  it('ignores case and the difference between ё and е', () => {
    expect(names('ЩЕЛ')).toEqual(['Щёлковская']);
    expect(names('щёл')).toEqual(['Щёлковская']);
  });

  it('finds a name with digits by its letters', () => {
    expect(names('улица')).toEqual(['Улица 1905 года']);
    expect(names('года')).toEqual(['Улица 1905 года']);
    expect(names('улица года')).toEqual(['Улица 1905 года']);
  });

  it('finds nothing for unknown text, and everything for empty text', () => {
    expect(names('ъъъ')).toEqual([]);
    expect(names('  ')).toHaveLength(options.length);
  });

  it('returns the matched range', () => {
    expect(matchedRange('Парк культуры', 'КУЛЬ')).toEqual([5, 9]);
    expect(matchedRange('Щёлковская', 'щел')).toEqual([0, 3]);
    expect(matchedRange('Сокол', '')).toBeNull();
  });

  it.each(['sokol', 'Сокол2', 'Сокол!', '<b>'])('refuses %j: Russian letters and spaces only', (text) => {
    expect(metroInputProblem(text)).toBe('letters');
  });

  it.each(['', 'Сокол', 'парк культуры', 'ЁЖ'])('takes %j', (text) => {
    expect(metroInputProblem(text)).toBeNull();
  });

  it('assumes 80 metres a minute', () => {
    expect([40, 100, 800, 1000].map(walkingMinutes)).toEqual([1, 1, 10, 13]);
  });
});
