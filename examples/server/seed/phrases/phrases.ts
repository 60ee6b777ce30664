import type { Flat } from '../flat';
import { type Around, minutesToMetro, only, type Phrase, say } from './phrase';
import { house, place, storey } from './placePhrases';
import { capital, inDistrict, minutesText, subjectOf } from './russian';
import { closings, rent, sale } from './termPhrases';

export interface Phrases {
  readonly openings: readonly Phrase[];
  readonly rooms: readonly Phrase[];
  readonly house: readonly Phrase[];
  readonly place: readonly Phrase[];
  readonly terms: readonly Phrase[];
  readonly closings: readonly Phrase[];
}

/** Everything that is true of a flat. */
export function phrasesOf(flat: Flat, around: Around): Phrases {
  return {
    openings: openings(flat, around.station),
    rooms: [...repair(flat), ...bathroom(flat), ...windows(flat), ...furniture(flat), ...layout(flat)],
    house: [...house(flat), ...storey(flat)],
    place: place(flat, around),
    terms: flat.trade === 2 ? rent(flat) : sale(flat),
    closings: closings(flat),
  };
}

function openings(flat: Flat, station: string): Phrase[] {
  const { nominative, accusative, isPlural } = subjectOf(flat);
  const verb = `${flat.trade === 1 ? 'Прода' : 'Сда'}${isPlural ? 'ются' : 'ётся'}`;
  const mine = flat.trade === 1 ? 'Продаю' : 'Сдаю';
  const ours = flat.trade === 1 ? 'Предлагаем к покупке' : 'Предлагаем в аренду';
  const area = metres(flat);
  const storeyOf = `${flat.floor}-й этаж ${flat.house.floors}-этажного дома`;
  const district = flat.house.district === station ? null : inDistrict(flat.house);
  const own = flat.ownerType === 1;
  return [
    ...say(['opening', 'area'], `${verb} ${nominative} площадью ${area}.`, `${own ? mine : ours} ${accusative}, ${area}.`),
    ...say(['opening', 'floor'], `${verb} ${nominative}: ${storeyOf}.`, `${capital(nominative)}, ${storeyOf}.`),
    ...say(['opening', 'area', 'floor'], `${capital(nominative)} на ${flat.floor}-м этаже, ${area}.`),
    ...say(
      ['opening', 'area', 'floor', 'repair'],
      `${capital(nominative)}, ${area}, этаж ${flat.floor}/${flat.house.floors}, ${inShort[flat.repair]}.`,
    ),
    ...only(minutesToMetro(flat) <= 10, () =>
      say(
        ['opening', 'area', 'station'],
        `«${station}» в шаговой доступности: ${nominative}, ${area}.`,
        `${capital(nominative)}, ${area}, до станции «${station}» ${minutesText(minutesToMetro(flat))}.`,
      ),
    ),
    ...only(district !== null, () => [
      ...say(['opening', 'district'], `${own ? mine : verb} ${own ? accusative : nominative} ${district}.`),
      ...say(['opening', 'district', 'area'], `${capital(nominative)} ${district}, общая площадь ${area}.`),
    ]),
  ];
}

const inShort = { 1: 'без отделки', 2: 'косметический ремонт', 3: 'евроремонт', 4: 'дизайнерский ремонт' } as const;

const repairs: readonly (readonly string[])[] = [
  ['Без отделки, ремонт можно сделать под себя.', 'Отделки нет, планировать можно с чистого листа.', 'Нужен ремонт.'],
  [
    'Ремонт косметический, всё аккуратно.',
    'Сделан косметический ремонт, можно жить сразу.',
    'Состояние жилое, косметический ремонт.',
    'Чисто, ухоженно, ремонт косметический.',
  ],
  ['Сделан евроремонт.', 'Выполнен качественный евроремонт.', 'Евроремонт, заезжай и живи.', 'В отличном состоянии после евроремонта.'],
  [
    'Ремонт по дизайн-проекту.',
    'Дизайнерский ремонт, всё продумано до мелочей.',
    'Интерьер делал дизайнер.',
    'Дизайнерская отделка в одном стиле.',
  ],
];

function repair(flat: Flat): Phrase[] {
  return say(['repair'], ...(repairs[flat.repair - 1] ?? []));
}

function bathroom(flat: Flat): Phrase[] {
  if (flat.rooms === 5) {
    return say(['bathroom'], 'Кухня объединена с комнатой, санузел совмещённый.', 'Кухня-ниша в общей комнате, санузел совмещён.');
  }
  return flat.bathroom === 1
    ? say(['bathroom'], 'Санузел раздельный.', 'Ванная и туалет отдельно.', 'Туалет отдельно от ванной.')
    : say(['bathroom'], 'Санузел совмещённый.', 'Ванная и туалет совмещены.');
}

function windows(flat: Flat): Phrase[] {
  const outdoor = flat.balcony && flat.loggia ? 'балкон и лоджия' : flat.balcony ? 'балкон' : flat.loggia ? 'лоджия' : null;
  const look = flat.courtyardView && flat.streetView ? 'на две стороны — во двор и на улицу' : flat.courtyardView ? 'во двор' : 'на улицу';
  return [
    ...say(
      ['windows'],
      `Окна выходят ${look}.`,
      `Окна смотрят ${look}.`,
      ...(flat.courtyardView && !flat.streetView ? ['Тихие окна во двор.'] : []),
    ),
    ...only(outdoor !== null, () => [
      ...say(['outdoor'], `Есть ${outdoor}.`),
      ...say(['windows', 'outdoor'], `Окна ${look}, есть ${outdoor}.`),
    ]),
  ];
}

function layout(flat: Flat): Phrase[] {
  const { rooms, area, trade, rentFlags, floor, courtyardView, streetView } = flat;
  const perRoom = area / 100 / (rooms === 5 ? 1 : rooms);
  const isForFamily = rooms !== 5 && rooms >= 3 && (trade === 1 || rentFlags.includes('kids_allowed'));
  return [
    ...only(perRoom >= 30 && rooms !== 5, () =>
      say(['layout'], rooms === 1 ? 'Комната большая.' : 'Просторно, комнаты большие.', 'Тесно не будет.'),
    ),
    ...only(perRoom <= 18, () => say(['layout'], 'Компактно, ничего лишнего.', 'Метров немного, но всё под рукой.')),
    ...only(isForFamily, () => say(['family'], 'Хватит места большой семье.', 'Подойдёт семье: у каждого своя комната.')),
    ...only(rooms === 5 || rooms === 1, () =>
      say(['family'], 'Хороший вариант для одного или для пары.', 'Удобно для первого своего жилья.').slice(0, trade === 1 ? 2 : 1),
    ),
    ...only(floor >= 12, () => say(['view'], 'Вид на город, по вечерам закат.', 'Видно полгорода.')),
    ...only(floor >= 5 && floor < 12 && courtyardView && !streetView, () => say(['windows', 'view'], 'Окна во двор, поверх деревьев.')),
    ...only(courtyardView && streetView, () => say(['windows', 'view'], 'Окна на обе стороны, летом проветривается насквозь.')),
  ];
}

function furniture(flat: Flat): Phrase[] {
  if (!flat.furniture)
    return only(flat.repair !== 1, () => say(['furniture'], 'Без мебели.', 'Мебели нет, обставить можно по своему вкусу.'));
  return flat.trade === 2
    ? say(['furniture'], 'Вся нужная мебель есть.', 'С мебелью.', 'Мебель на месте.', 'Всё обставлено, можно заезжать.')
    : say(['furniture'], 'Мебель остаётся новому владельцу.', 'С мебелью.', 'Мебель входит в цену.', 'Мебель остаётся.');
}

const numbers = new Intl.NumberFormat('ru-RU');

function metres({ area }: Flat): string {
  return `${numbers.format(area / 100)} м²`;
}
