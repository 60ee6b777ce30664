import type { Flat } from './flat';
import { streetLabel } from './house';
import type { Random } from './random';

type Choice = readonly [string, ...string[]];

/** A few honest sentences: each says only what the flat's own figures say. */
export function describe(random: Random, flat: Flat, station: string): string {
  const sentences = [
    opening(random, flat),
    ...some(random, 3, [
      about.repair(flat),
      about.rooms(flat),
      about.furniture(flat),
      about.height(flat),
      about.windows(flat),
      about.outdoor(flat),
    ]),
    ...some(random, 2, [about.house(flat), about.lift(flat), about.station(flat, station), about.place(flat)]),
    ...(flat.trade === 2 ? rent(random, flat) : sale(random, flat)),
    closing(random, flat),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');

  function some(source: Random, count: number, choices: readonly (Choice | null)[]): string[] {
    const known = choices.filter((choice) => choice !== null).map((choice) => ({ text: source.pick(choice), at: source.next() }));
    const kept = new Set([...known].sort((a, b) => a.at - b.at).slice(0, count));
    return known.filter((sentence) => kept.has(sentence)).map(({ text }) => text);
  }
}

const roomWords = ['', 'однокомнатная', 'двухкомнатная', 'трёхкомнатная', 'многокомнатная'];

function subject(flat: Flat): { name: string; feminine: boolean } {
  if (flat.rooms === 5) return flat.realty === 2 ? { name: 'апартаменты-студия', feminine: false } : { name: 'студия', feminine: true };
  const word = roomWords[flat.rooms] ?? '';
  return flat.realty === 2
    ? { name: `${word.replace(/ая$/, 'ые')} апартаменты`, feminine: false }
    : { name: `${word} квартира`, feminine: true };
}

function opening(random: Random, flat: Flat): string {
  const { name, feminine } = subject(flat);
  const area = new Intl.NumberFormat('ru-RU').format(flat.area / 100);
  const verb = flat.trade === 1 ? (feminine ? 'Продаётся' : 'Продаются') : feminine ? 'Сдаётся' : 'Сдаются';
  const { district } = flat.house;
  return random.pick([
    `${verb} ${name} площадью ${area} м² в районе ${district}.`,
    `${verb} ${name}: ${area} м², ${flat.floor}-й этаж ${flat.house.floors}-этажного дома.`,
    `${capital(name)} на ${flat.floor}-м этаже, общая площадь ${area} м².`,
    `Район ${district}, ${name}, ${area} м².`,
  ]);
}

const repairs: readonly Choice[] = [
  ['Без отделки, можно обустроить на свой вкус.', 'Ремонта нет: отделку выбирает новый хозяин.', 'Без ремонта и без мебели.'],
  ['Косметический ремонт, можно жить сразу.', 'Состояние аккуратное, ремонт косметический.', 'Сделан косметический ремонт.'],
  ['Сделан евроремонт.', 'Качественный евроремонт.', 'Состояние хорошее, евроремонт.'],
  ['Ремонт выполнен по дизайн-проекту.', 'Дизайнерский ремонт, материалы подобраны в едином стиле.', 'Интерьер продуман дизайнером.'],
];

const about = {
  repair: (flat: Flat): Choice | null => repairs[flat.repair - 1] ?? null,
  rooms: (flat: Flat): Choice | null => {
    if (flat.rooms === 5) return ['Кухня и жилая зона в одном помещении.', 'Кухня объединена с комнатой.'];
    return flat.bathroom === 1
      ? ['Санузел раздельный.', 'Туалет и ванная отдельно.']
      : ['Санузел совмещённый.', 'Ванная и туалет совмещены.'];
  },
  furniture: (flat: Flat): Choice | null => {
    if (flat.furniture) return ['Мебель остаётся.', 'С мебелью.', 'Мебель входит в стоимость.'];
    return flat.repair === 1 ? null : ['Без мебели.', 'Мебели нет.'];
  },
  height: (flat: Flat): Choice | null => {
    if (flat.floor >= 15) return ['Высокий этаж.', `${flat.floor}-й этаж, высоко.`];
    if (flat.floor === 1) return ['Первый этаж.', 'Первый этаж, лифт не нужен.'];
    return flat.floor === flat.house.floors ? ['Последний этаж, сверху никого.', 'Последний этаж.'] : null;
  },
  windows: (flat: Flat): Choice | null => {
    if (flat.courtyardView && flat.streetView) return ['Окна выходят во двор и на улицу.', 'Окна на две стороны: двор и улица.'];
    return flat.courtyardView ? ['Окна выходят во двор.', 'Окна во двор.'] : ['Окна выходят на улицу.', 'Окна на улицу.'];
  },
  outdoor: (flat: Flat): Choice | null => {
    if (flat.balcony && flat.loggia) return ['Есть балкон и лоджия.'];
    if (flat.balcony) return ['Есть балкон.', 'С балконом.'];
    return flat.loggia ? ['Есть лоджия.', 'С лоджией.'] : null;
  },
  house: ({ house }: Flat): Choice | null => {
    const wall = ['кирпичный', 'монолитный', 'панельный', 'блочный', 'кирпично-монолитный', 'деревянный'][(house.buildingType ?? 0) - 1];
    if (!wall) return house.yearBuilt ? [`Дом ${house.yearBuilt} года постройки.`, `Дом построен в ${house.yearBuilt} году.`] : null;
    return house.yearBuilt
      ? [`Дом ${wall}, ${house.yearBuilt} года постройки.`, `${capital(wall)} дом, построен в ${house.yearBuilt} году.`]
      : [`Дом ${wall}.`];
  },
  lift: (flat: Flat): Choice | null => {
    if (!flat.elevator) return flat.floor > 2 ? ['Лифта нет.', 'Дом без лифта.'] : null;
    return ['Есть лифт.', 'В доме есть лифт.'];
  },
  station: (flat: Flat, station: string): Choice | null => {
    const minutes = Math.max(1, Math.round(flat.house.metroDistance / 80));
    const walk = `${minutes} ${minuteWord(minutes)}`;
    return minutes <= 25
      ? [`До станции «${station}» ${walk} пешком.`, `Станция «${station}» в ${minutes} мин ходьбы.`]
      : [`Ближайшая станция — «${station}», пешком до неё далеко.`];
  },
  place: ({ house }: Flat): Choice | null =>
    house.street === '' ? null : [`Адрес: ${streetLabel(house)}.`, `Район ${house.district}, ${streetLabel(house)}.`],
};

function rent(random: Random, flat: Flat): string[] {
  const has = (flag: Flat['rentFlags'][number]) => flat.rentFlags.includes(flag);
  const appliances = [
    has('has_refrigerator') && 'холодильник',
    has('has_washing_machine') && 'стиральная машина',
    has('has_dishwasher') && 'посудомоечная машина',
    has('has_tv') && 'телевизор',
    has('has_air_conditioning') && 'кондиционер',
  ].filter((name) => name !== false);
  const guests = has('kids_allowed')
    ? has('animals_allowed')
      ? ['Можно с детьми и с животными.', 'С детьми и питомцами можно.']
      : ['Можно с детьми.', 'Дети приветствуются.']
    : has('animals_allowed')
      ? ['Можно с животными.', 'Питомцам рады.']
      : [''];
  return [
    appliances.length > 0 ? `Из техники: ${appliances.join(', ')}.` : '',
    has('has_internet') ? random.pick(['Проведён интернет.', 'Интернет подключён.', '']) : '',
    random.pick(guests as [string, ...string[]]),
    flat.deposit === 0 ? 'Без залога.' : random.pick(['', 'Залог возвращается при выезде.']),
    flat.communal === 1 ? random.pick(['Коммунальные платежи включены в стоимость.', '']) : '',
  ];
}

function sale(random: Random, flat: Flat): string[] {
  return [
    flat.commission === 0 && flat.ownerType === 3 ? random.pick(['Без комиссии для покупателя.', '']) : '',
    random.pick(['Документы готовы к сделке.', 'Подходит под ипотеку.', 'Один взрослый собственник.', 'Свободная продажа.', '']),
  ];
}

function closing(random: Random, flat: Flat): string {
  const who =
    flat.ownerType === 1
      ? ['Собственник, без посредников.', 'Пишу от своего имени, я собственник.', '']
      : ['Помогу с оформлением.', 'Покажу в удобное время.', ''];
  const how =
    flat.communication === 2
      ? ['Пишите в сообщения.', 'Отвечаю в чате.']
      : flat.communication === 3
        ? ['Звоните.', 'Лучше звонить днём.']
        : ['Звоните или пишите.', 'Отвечу на вопросы.', ''];
  return [random.pick(who as [string, ...string[]]), random.pick(how as [string, ...string[]])].filter((text) => text !== '').join(' ');
}

function minuteWord(count: number): string {
  const tens = count % 100;
  if (tens >= 11 && tens <= 14) return 'минут';
  return ['минут', 'минута', 'минуты', 'минуты', 'минуты'][count % 10] ?? 'минут';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
