import { plainText } from '../../../src/domain/forms/plainText';
import type { ListingFormField } from '../../../src/domain/listing/form/fieldTypes';

/** Why an offer, or with a name that begins with `feed_` a whole file, is not taken. */
export type RefusalKind = keyof typeof refusals;
/** What is said about an offer that is taken. */
export type WarningKind = keyof typeof warnings;
export type NoteKind = RefusalKind | WarningKind;

/** Something to say about an offer. */
export interface FeedNote {
  readonly kind: NoteKind;
  readonly field: ListingFormField | 'id';
  /** What stands in the text. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** Texts of refusals, for an agent to read. */
export const refusals = {
  category: 'Принимаем только квартиры и апартаменты целиком. В фиде: «{value}».',
  deal_missing: 'Не указано, продажа это или аренда: «{value}».',
  short_rent: 'Посуточную аренду не размещаем. Укажите аренду на длительный срок.',
  outside_moscow: 'Размещаем только объекты в Москве. Адрес: «{value}».',
  address_no_house: 'В адресе нет номера дома: «{value}».',
  address_not_found: 'Не нашли дом «{value}». Проверьте адрес или добавьте координаты.',
  rooms_unknown: 'Не указано число комнат. Для свободной планировки укажите, сколько комнат по документам.',
  area_missing: 'Не указана общая площадь.',
  area_unit: 'Площадь указана не в квадратных метрах: «{value}».',
  area_limits: 'Площадь {value} м²: допускается от 5 до 1000 м².',
  floor_missing: 'Не указан этаж.',
  floors_missing: 'Не указано, сколько этажей в доме.',
  floor_limits: 'Этаж {value}: допускается от 1 до 180.',
  floor_above_total: 'Этаж {floor} больше этажности дома ({floors}).',
  price_missing: 'Не указана цена.',
  price_limits: 'Цена {value} ₽: допускается от {min} до {max} ₽.',
  price_unit: 'Цена указана не за весь объект или не за месяц.',
  currency: 'Цена не в рублях: «{value}».',
  commission_above_price: 'Комиссия больше цены: «{value}».',
  address_contacts: 'В адресе есть контакты: «{value}».',
  photos_missing: 'Нет ни одной фотографии, которую удалось загрузить (JPEG или PNG, до 10 МБ).',
  description_missing: 'Нет описания.',
  deal_changed: 'Под этим номером уже есть объявление о другой сделке. Дайте объявлению новый номер.',
  id_missing: 'У объявления нет номера (internal-id, ExternalId, Id).',
  id_duplicate: 'Номер «{value}» уже встретился в строке {line}. Взято первое объявление.',
  expired: 'Срок показа истёк или ещё не начался.',
  hidden: 'Объявление помечено как закрытое.',
  offer_large: 'Объявление больше {n} МБ.',
  feed_unreachable: 'Файл не открылся: {status}.',
  feed_slow: 'Сервер отдаёт файл слишком долго.',
  feed_large: 'Файл больше {n} МБ.',
  feed_many: 'В файле больше {n} объявлений.',
  feed_not_xml: 'По адресу отдаётся веб-страница, а не фид.',
  feed_broken: 'Файл обрывается или испорчен, строка {line}.',
  feed_encoding: 'Кодировка файла не та, что в нём указана.',
  feed_unknown_format: 'Формат не узнан: нужен Яндекс, ЦИАН или Авито.',
  feed_doctype: 'Файл содержит недопустимые определения (DOCTYPE).',
  feed_empty: 'В файле нет объявлений.',
  feed_address: 'Этот адрес загрузить нельзя.',
  feed_running: 'Этот фид уже загружается.',
  feed_mass_vanish: 'Из фида пропало {n} из {all} объявлений. Пока ничего не сняли: подтвердите или исправьте файл.',
} as const;

/** Texts of warnings. */
export const warnings = {
  unknown_value: 'Не поняли значение «{value}» в поле {name}: поле оставлено пустым.',
  coordinates_differ: 'Координаты в {metres} м от дома. Взяли место дома.',
  not_registered: 'Такого дома нет в реестре. Взяли адрес и координаты, как указано.',
  year_ignored: 'Год постройки «{value}» не подходит и не взят.',
  balcony_assumed: 'Вид балкона не назван: «{value}». Отметили балкон.',
  photos_cut: 'Фотографий больше {n}. Взяли первые {n}.',
  photo_failed: 'Фотография не загрузилась: «{value}».',
  photo_address: 'Адрес фотографии не подходит: «{value}».',
  html_removed: 'Разметку в описании заменили обычным текстом.',
  description_cut: 'Описание длиннее {n} символов и сокращено.',
  contacts_in_text: 'В описании есть контакты. Модератор может отклонить объявление.',
  posting_rules: 'Описание может не пройти модерацию: несколько квартир сразу или заглавные буквы.',
  deposit_unknown: 'Залог назван без суммы: «{value}».',
  commission_unknown: 'Размер комиссии не поняли: «{value}».',
  commission_as_roubles: 'Комиссия «{value}» больше 300 и взята в рублях.',
} as const;

/** Returns the text of a note; a quotation of nothing is left out. */
export function noteText({ kind, values }: Pick<FeedNote, 'kind' | 'values'>): string {
  const text: string = { ...refusals, ...warnings }[kind];
  return text
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
    .replace(/:? «»/g, '')
    .replace(/\s+/g, ' ');
}

export const isRefusal = ({ kind }: Pick<FeedNote, 'kind'>): boolean => kind in refusals;

/** Characters of a value that a text repeats. */
const longest = 120;

/** Returns a text of a feed for one line of a report, without what a terminal takes for a command. */
export function printable(text: string): string {
  const line = plainText(text.slice(0, 2 * longest)).replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

/** What is said of a field of an offer. */
export function note(kind: NoteKind, field: FeedNote['field'], values: FeedNote['values'] = {}): FeedNote {
  const short = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? printable(value) : value]);
  return { kind, field, values: Object.fromEntries(short) as FeedNote['values'] };
}

/** A whole file that is refused, and nothing in it changes anything. */
export class FeedProblem extends Error {
  override readonly name = 'FeedProblem';

  constructor(
    readonly kind: Extract<RefusalKind, `feed_${string}`>,
    readonly values: FeedNote['values'] = {},
  ) {
    super(noteText({ kind, values }));
  }
}
