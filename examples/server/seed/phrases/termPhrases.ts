import type { Flat } from '../flat';
import { only, type Phrase, say } from './phrase';

/** Terms of a rent. */
export function rent(flat: Flat): Phrase[] {
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
    ...only(flat.counters === 2, () => say(['counters'], 'Свет и вода по счётчикам.', 'Счётчики оплачивает жилец.')),
    ...say(['term'], 'На длительный срок.', 'Сдаётся надолго, от года.', 'Хотелось бы жильцов надолго.'),
  ];
}

/** Terms of a sale. */
export function sale(flat: Flat): Phrase[] {
  return [
    ...say(
      ['papers'],
      'Документы готовы к сделке.',
      'Подходит под ипотеку.',
      'Свободная продажа.',
      'Один взрослый собственник.',
      'Обременений нет.',
      'На сделку выходим быстро.',
      'Торг — после просмотра.',
    ),
    ...say(['metrePrice'], `Выходит ${Math.round(flat.price / flat.area / 10)} тыс ₽ за метр.`),
    ...only(flat.ownerType === 1, () => [
      ...say(
        ['reason'],
        'Продаю в связи с переездом.',
        'Уезжаем в другой город, поэтому продаём.',
        'Купили дом за городом, квартира больше не нужна.',
      ).slice(0, flat.realty === 1 ? 3 : 2),
      ...only(flat.rooms === 1 || flat.rooms === 2 || flat.rooms === 5, () => say(['reason'], 'Семья выросла, стало тесно.')),
    ]),
    ...only(flat.commission === 0 && flat.ownerType === 3, () => say(['commission'], 'Без комиссии для покупателя.')),
  ];
}

/** Last sentences. */
export function closings(flat: Flat): Phrase[] {
  const seller =
    flat.ownerType === 1
      ? say(['seller'], 'Собственник, без посредников.', 'Показываю без агентов.', 'Я собственник.')
      : say(['seller'], 'Покажу в удобное время.', 'Помогу с документами.', 'Организуем показ в любой день.');
  const contact = {
    1: ['Звоните или пишите.', 'Отвечу на вопросы.', 'Спрашивайте, расскажу подробнее.', 'Приходите посмотреть.'],
    2: ['Пишите в сообщения.', 'На сообщения отвечаю быстро.', 'Пишите, договоримся о просмотре.'],
    3: ['Звоните.', 'Лучше звонить днём.', 'Звоните, договоримся о просмотре.'],
  }[flat.communication];
  return [...seller, ...say(['contact'], ...contact)];
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} и ${last}`;
}
