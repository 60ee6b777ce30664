import type { Feature, Position } from 'geojson';
import { expect, test } from 'vitest';
import { greenName } from './greenNames';
import { differentWaters, openWaterways } from './waters';

test.each([
  ['Музей-заповедник "Коломенское', 'Коломенское'],
  ['Музей-заповедник «Коломенское»', 'Коломенское'],
  ['Государственный музей-заповедник «Горки Ленинские', 'Горки Ленинские'],
  ['Природный заказник Долина реки Сетунь', 'Долина реки Сетунь'],
  ['Памятник природы областного значения "Долина рек Хрипань и Куниловка в пос. Кратово', 'Долина рек Хрипань и Куниловка'],
  ['Парк "Печатники"', 'Парк «Печатники»'],
  ['парк «Зарядье»', 'парк «Зарядье»'],
  ['Битцевский парк', 'Битцевский парк'],
  ['Заповедная зона Национального парка "Лосиный остров', ''],
  ['', ''],
])('%s is written as «%s»', (official, shown) => {
  expect(greenName(official)).toBe(shown);
});

const line = (n: string): Feature => ({
  type: 'Feature',
  properties: { n, w: 4 },
  geometry: {
    type: 'LineString',
    coordinates: [
      [0, 0],
      [1, 1],
    ],
  },
});

test('underground rivers are omitted, and unnamed canals have no name', () => {
  const names = openWaterways([line('Яуза'), line('Неглинная'), line('канал'), line('Шлюз № 10 Канала имени Москвы')]).map(
    (f) => f.properties?.['n'],
  );
  expect(names).toEqual(['Яуза', '', '']);
});

test('short unnamed pieces of water are omitted; a short named river stays', () => {
  const piece = (n: string, metres: number): Feature => ({
    type: 'Feature',
    properties: { n, w: 4 },
    geometry: {
      type: 'LineString',
      coordinates: [
        [37, 55],
        [37, 55 + metres / 111_000],
      ],
    },
  });
  const found = openWaterways([piece('', 60), piece('', 300), piece('Чура', 60)]);
  expect(found.map((feature) => feature.properties?.['n'])).toEqual(['', 'Чура']);
});

test('water from two sources occurs once, with its name', () => {
  const water = (n: string, corner: Position): Feature => ({
    type: 'Feature',
    properties: { n },
    geometry: { type: 'Polygon', coordinates: [[[37, 55], [37.1, 55], corner, [37, 55]]] },
  });
  const found = differentWaters([water('', [37.1, 55.1]), water('Москва', [37.10001, 55.10001]), water('', [37.2, 55.1])]);
  expect(found.map((feature) => feature.properties?.['n'])).toEqual(['Москва', '']);
});
