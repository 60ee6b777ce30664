import { expect, it } from 'vitest';
import { neighboursOf } from './neighbours';

const line = (route: string, ring: boolean, ...names: string[]) => {
  const stations = names.map((name, index) => ({ id: index + 1, name, route }));
  const found = neighboursOf(stations, [{ route, ring, station_ids: stations.map(({ id }) => id) }]);
  return Object.fromEntries(stations.map(({ id, name }) => [name, (found.get(id) ?? []).map((next) => names[next - 1])]));
};

it('a line has two ends, a ring has none', () => {
  expect(line('2', false, 'Сокол', 'Аэропорт', 'Динамо')).toEqual({
    Сокол: ['Аэропорт'],
    Аэропорт: ['Сокол', 'Динамо'],
    Динамо: ['Аэропорт'],
  });
  expect(line('5', true, 'Киевская', 'Таганская', 'Курская').Киевская).toEqual(['Таганская', 'Курская']);
});

it('branches begin where trains do, not where the list goes on', () => {
  const blue = line('4', false, 'Киевская', 'Арбатская', 'Александровский сад', 'Деловой центр', 'Москва-Сити');
  expect(blue).toMatchObject({ Киевская: ['Арбатская', 'Деловой центр'], 'Александровский сад': ['Арбатская'] });
  expect(blue['Деловой центр']).toEqual(['Киевская', 'Москва-Сити']);
  expect(() => line('4', false, 'Арбатская', 'Александровский сад')).toThrow('line 4 has no station Киевская');
});
