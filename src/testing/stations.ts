import type { MetroStation } from '../domain/metro';

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

/** Names that exist on several lines, that hold a digit, a ё, or a word which begins another name: what a station search must get right. */
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

/** A station of the metro: Сокол of the second line unless said otherwise. */
export function aStation(overrides: Partial<MetroStation> = {}): MetroStation {
  return { id: 1, name: 'Сокол', lineName: 'Замоскворецкая', route: '2', color: '#2DBE2C', ...overrides };
}

/** 47 stations under 25 names, and one that is not open yet: it has no colour, so no search offers it (§5). */
export function someStations(): MetroStation[] {
  const open = names.flatMap(([name, ...routes]) =>
    routes.map((route) => ({ name, route, lineName: lines[route][0], color: lines[route][1] })),
  );
  const planned = { name: 'Гольяново', route: '3', lineName: lines['3'][0], color: null };
  return [...open, planned].map((station, index) => aStation({ id: index + 1, ...station }));
}
