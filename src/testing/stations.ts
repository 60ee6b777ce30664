import type { Coordinates } from '../domain/map/coordinates';
import type { MetroStation } from '../domain/metro/metro';

const lines = {
  '1': ['Сокольническая', '#EF161E'],
  '2': ['Замоскворецкая', '#2DBE2C'],
  '3': ['Арбатско-Покровская', '#0078BE'],
  '4': ['Филёвская', '#00BFFF'],
  '5': ['Кольцевая', '#8D5B2D'],
  '7': ['Таганско-Краснопресненская', '#800080'],
  '8А': ['Солнцевская', '#FFD702'],
  '10': ['Люблинско-Дмитровская', '#99CC00'],
  '11': ['Большая кольцевая', '#82C0C0'],
  МЦК: ['МЦК', '#E62B2B'],
  D1: ['МЦД-1', '#F5A528'],
  D2: ['МЦД-2', '#E74683'],
  D3: ['МЦД-3', '#EA5B04'],
  D4: ['МЦД-4', '#00CC66'],
} as const;

type Route = keyof typeof lines;

/** Edge cases of station search: names on several lines, with a digit or ё, or containing a word that starts another name. */
const names: readonly (readonly [name: string, ...routes: Route[]])[] = [
  ['Арбатская', '3', '4'],
  ['Бауманская', '3'],
  ['Белорусская', '2', '5', 'D1', 'D4'],
  ['Водный стадион', '2'],
  ['Деловой центр', '4', '8А', '11', 'МЦК'],
  ['Достоевская', '10'],
  ['Киевская', '3', '4', '5'],
  ['Курская', '3', '5', 'D2', 'D4'],
  ['Лужники', 'МЦК'],
  ['Марьина Роща', '10', '11', 'D2', 'D4'],
  ['Одинцово', 'D1'],
  ['Парк культуры', '1', '5'],
  ['Планерная', '7'],
  ['Площадь Гагарина', 'МЦК'],
  ['Пролетарская', '7'],
  ['Рязанский проспект', '7'],
  ['Смоленская', '3', '4'],
  ['Сокол', '2'],
  ['Сокольники', '1', '11'],
  ['Спортивная', '1'],
  ['Таганская', '5', '7'],
  ['Улица 1905 года', '7'],
  ['Чистые пруды', '1'],
  ['Щёлковская', '3'],
  ['Электрозаводская', '3', '11', 'D3'],
];

/** Some of the pairs of neighbours among them, by line. */
const neighbours: readonly (readonly [route: Route, name: string, other: string])[] = [
  ['3', 'Бауманская', 'Курская'],
  ['3', 'Бауманская', 'Электрозаводская'],
  ['3', 'Арбатская', 'Смоленская'],
  ['3', 'Киевская', 'Смоленская'],
  ['4', 'Арбатская', 'Смоленская'],
  ['4', 'Деловой центр', 'Киевская'],
  ['4', 'Киевская', 'Смоленская'],
  ['5', 'Киевская', 'Парк культуры'],
  ['5', 'Курская', 'Таганская'],
  ['7', 'Пролетарская', 'Таганская'],
  ['10', 'Достоевская', 'Марьина Роща'],
  ['11', 'Сокольники', 'Электрозаводская'],
  ['МЦК', 'Лужники', 'Площадь Гагарина'],
];

/** Returns a metro station; by default Сокол on line 2. */
export function aStation(overrides: Partial<MetroStation> = {}): MetroStation {
  return { id: 1, name: 'Сокол', lineName: 'Замоскворецкая', route: '2', color: '#2DBE2C', ...overrides };
}

/** Returns 47 stations under 25 names, and one not open yet: it has no colour, so no search offers it (§5). */
export function someStations(): MetroStation[] {
  const open = names.flatMap(([name, ...routes]) =>
    routes.map((route) => ({ name, route, lineName: lines[route][0], color: lines[route][1] })),
  );
  const planned = { name: 'Гольяново', route: '3', lineName: lines['3'][0], color: null };
  const all = [...open, planned];
  const idOf = (route: string, name: string) => 1 + all.findIndex((station) => station.route === route && station.name === name);
  return all.map((station, index) => {
    const pairs = neighbours.filter(([route, ...both]) => route === station.route && both.includes(station.name));
    const next = pairs.map(([route, name, other]) => idOf(route, name === station.name ? other : name));
    const place = stationPlace(station);
    return aStation({ id: index + 1, ...station, neighbours: next, ...place });
  });
}

/** Latitude and longitude by name; lines sharing a name are close enough here. */
const places: Readonly<Record<string, readonly [number, number]>> = {
  Арбатская: [55.752312, 37.60349],
  Бауманская: [55.772405, 37.67904],
  Белорусская: [55.777439, 37.582107],
  'Водный стадион': [55.838978, 37.487515],
  'Деловой центр': [55.750243, 37.542641],
  Достоевская: [55.781667, 37.613889],
  Киевская: [55.743117, 37.564132],
  Курская: [55.758564, 37.659039],
  Лужники: [55.720278, 37.563056],
  'Марьина Роща': [55.793723, 37.61618],
  Одинцово: [55.672389, 37.28257],
  'Парк культуры': [55.736163, 37.595027],
  Планерная: [55.859676, 37.436808],
  'Площадь Гагарина': [55.706944, 37.585833],
  Пролетарская: [55.731546, 37.666917],
  'Рязанский проспект': [55.716139, 37.792694],
  Смоленская: [55.747713, 37.583802],
  Сокол: [55.805564, 37.515245],
  Сокольники: [55.789282, 37.679895],
  Спортивная: [55.722388, 37.562041],
  Таганская: [55.742396, 37.653334],
  'Улица 1905 года': [55.763944, 37.562271],
  'Чистые пруды': [55.76499, 37.638293],
  Щёлковская: [55.809962, 37.798261],
  Электрозаводская: [55.782057, 37.7053],
};

/** Returns the place of a station of {@link someStations}; null for any other, or one not open yet. */
export function stationPlace({ name }: Pick<MetroStation, 'name'>): Coordinates | null {
  const [latitude, longitude] = places[name] ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
