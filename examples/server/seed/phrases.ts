import { walkingMinutes } from '../../../src/domain/metro/walkingMinutes';
import type { Flat } from './flat';
import { streetLabel } from './house';
import { capital, inDistrict, minutesText, subjectOf } from './russian';

type Fact =
  | 'opening'
  | 'area'
  | 'district'
  | 'street'
  | 'station'
  | 'floor'
  | 'repair'
  | 'bathroom'
  | 'furniture'
  | 'outdoor'
  | 'windows'
  | 'wall'
  | 'lift'
  | 'appliances'
  | 'internet'
  | 'guests'
  | 'deposit'
  | 'communal'
  | 'commission'
  | 'papers'
  | 'seller'
  | 'contact';

export interface Phrase {
  /** The facts it states; a description never uses two phrases with a common fact. */
  readonly facts: readonly Fact[];
  readonly text: string;
}

export interface Phrases {
  readonly openings: readonly Phrase[];
  readonly rooms: readonly Phrase[];
  readonly house: readonly Phrase[];
  readonly place: readonly Phrase[];
  readonly terms: readonly Phrase[];
  readonly closings: readonly Phrase[];
}

const say = (facts: readonly Fact[], ...texts: string[]): Phrase[] => texts.map((text) => ({ facts, text }));
const only = (condition: boolean, phrases: () => Phrase[]): Phrase[] => (condition ? phrases() : []);

/** Everything that is true of a flat. */
export function phrasesOf(flat: Flat, station: string): Phrases {
  return {
    openings: openings(flat, station),
    rooms: [...repair(flat), ...bathroom(flat), ...windows(flat), ...furniture(flat)],
    house: [...house(flat), ...storey(flat)],
    place: place(flat, station),
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
  const district = inDistrict(flat.house);
  const own = flat.ownerType === 1;
  return [
    ...say(['opening', 'area'], `${verb} ${nominative} площадью ${area}.`, `${own ? mine : ours} ${accusative}, ${area}.`),
    ...say(['opening', 'floor'], `${verb} ${nominative}: ${storeyOf}.`, `${capital(nominative)}, ${storeyOf}.`),
    ...say(['opening', 'area', 'floor'], `${capital(nominative)} на ${flat.floor}-м этаже, ${area}.`),
    ...say(['opening', 'station'], `${own ? mine : ours} ${accusative} недалеко от станции «${station}».`).filter(
      () => minutesToMetro(flat) <= 12,
    ),
    ...only(district !== null, () => [
      ...say(['opening', 'district'], `${own ? mine : verb} ${own ? accusative : nominative} ${district}.`),
      ...say(['opening', 'district', 'area'], `${capital(nominative)} ${district}, общая площадь ${area}.`),
    ]),
  ];
}

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

function furniture(flat: Flat): Phrase[] {
  if (!flat.furniture)
    return only(flat.repair !== 1, () => say(['furniture'], 'Без мебели.', 'Мебели нет, обставить можно по своему вкусу.'));
  return flat.trade === 2
    ? say(['furniture'], 'Вся нужная мебель есть.', 'С мебелью.', 'Всё обставлено, можно заезжать.')
    : say(['furniture'], 'Мебель остаётся новому владельцу.', 'С мебелью.', 'Мебель входит в цену.');
}

const walls = ['кирпичный', 'монолитный', 'панельный', 'блочный', 'кирпично-монолитный', 'деревянный'];

function house({ house: { buildingType, yearBuilt }, elevator, floor }: Flat): Phrase[] {
  const wall = walls[(buildingType ?? 0) - 1];
  const lift = elevator ? 'есть лифт' : floor > 2 ? 'без лифта' : null;
  const built = yearBuilt === null ? null : `${yearBuilt} года`;
  const name = wall ? `${wall} дом` : 'дом';
  const known = wall !== undefined || built !== null;
  return [
    ...only(known, () => say(['wall'], `${capital(name)}${built ? ` ${built} постройки` : ''}.`)),
    ...only(built !== null, () => say(['wall'], `${capital(name)} построен в ${yearBuilt} году.`)),
    ...only(lift !== null, () => [
      ...say(['lift'], elevator ? 'В доме есть лифт.' : 'Дом без лифта.'),
      ...only(known, () => say(['wall', 'lift'], `${capital(name)}${built ? ` ${built}` : ''}, ${lift}.`)),
    ]),
  ];
}

function storey({ floor, house: { floors } }: Flat): Phrase[] {
  if (floor === 1) return say(['floor'], 'Первый этаж.', `Первый этаж из ${floors}.`);
  if (floor === floors) return say(['floor'], 'Последний этаж, сверху соседей нет.', `Последний этаж, ${floors}-й.`);
  if (floor >= 15) return say(['floor'], `Высокий ${floor}-й этаж, далеко видно.`, `${floor}-й этаж из ${floors}.`);
  return say(['floor'], `Этаж ${floor} из ${floors}.`, `${floor}-й этаж из ${floors}.`);
}

function place(flat: Flat, station: string): Phrase[] {
  const { house } = flat;
  const minutes = minutesToMetro(flat);
  const walk = minutesText(minutes);
  const district = inDistrict(house);
  const label = streetLabel(house);
  // A station may be named after the street and a quarter after its district; either would be repeated.
  const isNamesake = label.includes(station) || label.includes(house.district);
  const street = house.street === '' || isNamesake ? null : label;
  return [
    ...(minutes > walkable
      ? say(['station'], `Ближайшая станция — «${station}», удобнее на транспорте.`)
      : say(['station'], `До станции «${station}» ${walk} пешком.`, `Пешком до станции «${station}» — ${walk}.`)),
    ...only(minutes <= 10, () => say(['station'], `«${station}» рядом: ${walk} пешком.`)),
    ...only(street !== null, () => say(['street'], `Адрес: ${street}.`, `Дом стоит по адресу: ${street}, ${house.number}.`)),
    ...only(district !== null && street !== null, () => say(['district', 'street'], `${capital(district ?? '')}, ${street}.`)),
    ...only(district !== null, () => say(['district'], `Дом ${district}.`)),
  ];
}

function rent(flat: Flat): Phrase[] {
  const has = (flag: Flat['rentFlags'][number]) => flat.rentFlags.includes(flag);
  const appliances = [
    has('has_refrigerator') && 'холодильник',
    has('has_washing_machine') && 'стиральная машина',
    has('has_dishwasher') && 'посудомоечная машина',
    has('has_tv') && 'телевизор',
    has('has_air_conditioning') && 'кондиционер',
  ].filter((name) => name !== false);
  const [kids, animals] = [has('kids_allowed'), has('animals_allowed')];
  return [
    ...only(appliances.length > 0, () => say(['appliances'], `Из техники: ${appliances.join(', ')}.`, `Есть ${listed(appliances)}.`)),
    ...only(has('has_internet'), () => say(['internet'], 'Интернет подключён.', 'Проведён интернет.')),
    ...only(kids && animals, () => say(['guests'], 'Можно с детьми и с животными.', 'Детям и питомцам рады.')),
    ...only(kids && !animals, () => say(['guests'], 'Можно с детьми.', 'С детьми — пожалуйста, без животных.')),
    ...only(!kids && animals, () => say(['guests'], 'Можно с питомцем.', 'К животным относимся спокойно.')),
    ...only(flat.deposit === 0, () => say(['deposit'], 'Без залога.', 'Залог не нужен.')),
    ...only((flat.deposit ?? 0) > 0, () => say(['deposit'], 'Залог возвращается при выезде.')),
    ...only(flat.communal === 1, () =>
      say(['communal'], 'Коммунальные платежи на мне.', 'Коммунальные платежи входят в цену.').slice(flat.ownerType === 1 ? 0 : 1),
    ),
    ...only(flat.commission === 0 && flat.ownerType === 3, () => say(['commission'], 'Без комиссии.')),
  ];
}

function sale(flat: Flat): Phrase[] {
  return [
    ...say(['papers'], 'Документы готовы к сделке.', 'Подходит под ипотеку.', 'Свободная продажа.', 'Один взрослый собственник.'),
    ...only(flat.commission === 0 && flat.ownerType === 3, () => say(['commission'], 'Без комиссии для покупателя.')),
  ];
}

function closings(flat: Flat): Phrase[] {
  const seller =
    flat.ownerType === 1
      ? say(['seller'], 'Собственник, без посредников.', 'Показываю без агентов.', 'Я собственник.')
      : say(['seller'], 'Покажу в удобное время.', 'Помогу с документами.', 'Организуем показ в любой день.');
  const contact = {
    1: ['Звоните или пишите.', 'Отвечу на вопросы.', 'Спрашивайте, расскажу подробнее.'],
    2: ['Пишите в сообщения.', 'На сообщения отвечаю быстро.'],
    3: ['Звоните.', 'Лучше звонить днём.'],
  }[flat.communication];
  return [...seller, ...say(['contact'], ...contact)];
}

/** Walking distance, minutes. */
const walkable = 25;

function minutesToMetro({ house }: Flat): number {
  return walkingMinutes(house.metroDistance);
}

function metres({ area }: Flat): string {
  return `${new Intl.NumberFormat('ru-RU').format(area / 100)} м²`;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} и ${last}`;
}
