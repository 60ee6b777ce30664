import { expect, test } from 'vitest';
import { someStations } from '../../testing/stations';
import { nearbyStations } from './nearbyStations';

const stations = someStations();
const near = (...names: string[]) => nearbyStations(stations, names).map(({ name, distance }) => [name, distance?.metres, distance?.from]);

test('the nearest stations come first, whatever their line, with the distance', () => {
  expect(near('Спортивная').slice(0, 4)).toEqual([
    ['Лужники', 243, 'Спортивная'],
    ['Площадь Гагарина', 2274, 'Спортивная'],
    ['Киевская', 2309, 'Спортивная'],
    ['Парк культуры', 2572, 'Спортивная'],
  ]);
});

test('each is measured from the chosen station that is nearest, and is there once', () => {
  const found = near('Спортивная', 'Арбатская');
  expect(found.find(([name]) => name === 'Смоленская')?.[2]).toBe('Арбатская');
  expect(found.filter(([name]) => name === 'Киевская')).toHaveLength(1);
  expect(found.map(([name]) => name)).not.toContain('Арбатская');
});

test('nobody walks for more than an hour, and a station that is not open is none', () => {
  expect(near('Одинцово')).toEqual([]);
  const planned = stations.map((station) => (station.name === 'Лужники' ? { ...station, color: null } : station));
  expect(nearbyStations(planned, ['Спортивная'])[0]?.name).toBe('Площадь Гагарина');
});

test('a server that tells no places still has the next stops; nothing is near what does not exist', () => {
  const placeless = stations.map((station) => ({ ...station, latitude: undefined, longitude: undefined }));
  expect(nearbyStations(placeless, ['Пролетарская'])).toEqual([{ name: 'Таганская', route: '5', color: '#8D5B2D', distance: null }]);
  expect(near('Такой нет')).toEqual([]);
  expect(near()).toEqual([]);
});
