import type { BathroomType, BuildingType, RepairType } from '../../domain/enumerations';
import type { FilterFlag } from '../../domain/search/fields';
import { NBSP } from '../format/format';
import { ofStation } from '../format/ofStation';
import { pluralRu } from '../format/plural';

/** Texts of the advanced filters and of the chips of what is chosen; they travel with that code and not before. */
export const ru = {
  title: 'Фильтры',
  close: 'Закрыть',
  clear: 'Очистить',
  /** Words of the button that shows the results of a draft. */
  show: (count: string, listings: number): string =>
    `Показать ${count} ${pluralRu(listings, { one: 'объявление', few: 'объявления', many: 'объявлений' })}`,
  counting: 'Считаем объявления',
  found: (count: string, listings: number): string =>
    `${count} ${pluralRu(listings, { one: 'объявление', few: 'объявления', many: 'объявлений' })}`,
  rooms: 'Комнаты',
  price: 'Цена',
  priceMinAboveMax: 'Мин. цена не может быть больше макс.',
  priceTooHigh: (max: string): string => `Максимальная цена ${max}`,
  priceTooLow: (min: string): string => `Минимальная цена ${min}`,
  metro: 'Метро',
  /** A station nearest to a text that matches none. */
  metroMaybe: (name: string): string => `Возможно, ${name}?`,
  metroMinutes: 'Пешком до метро',
  metroMinutesUnit: 'мин',
  /** 'до 10 мин пешком' */
  metroMinutesChip: (range: string): string => `${range}${NBSP}пешком`,
  metroMinutesOption: (minutes: string): string => `до ${minutes}${NBSP}мин`,
  firstPayment: 'Первый платёж',
  firstPaymentUnit: '₽',
  firstPaymentMin: 'Первый платёж от',
  firstPaymentMax: 'Первый платёж до',
  firstPaymentMinAboveMax: 'Мин. платёж не может быть больше макс.',
  /** 'первый платёж до 120 000 ₽' */
  firstPaymentChip: (range: string): string => `первый платёж ${range}`,
  unitPrice: 'Цена за м²',
  unitPriceUnit: '₽',
  unitPriceMin: 'Цена за м² от',
  unitPriceMax: 'Цена за м² до',
  unitPriceMinAboveMax: 'Мин. цена за м² не может быть больше макс.',
  unitPriceChip: (range: string): string => `${range} за${NBSP}м²`,
  area: 'Площадь',
  areaUnit: 'м²',
  areaMin: 'Площадь от',
  areaMax: 'Площадь до',
  areaMinAboveMax: 'Мин. площадь не может быть больше макс.',
  floor: 'Этаж',
  floorMin: 'Этаж от',
  floorMax: 'Этаж до',
  floorMinAboveMax: 'Мин. этаж не может быть больше макс.',
  building: 'Дом',
  buildingOption: {
    brick: 'Кирпичный',
    monolithic: 'Монолитный',
    panel: 'Панельный',
    block: 'Блочный',
    brickMonolithic: 'Кирпично-монолитный',
    wooden: 'Деревянный',
  } satisfies Record<BuildingType, string> as Record<BuildingType, string>,
  repair: 'Ремонт',
  repairOption: { none: 'Без ремонта', cosmetic: 'Косметический', euro: 'Евроремонт', designer: 'Дизайнерский' } satisfies Record<
    RepairType,
    string
  > as Record<RepairType, string>,
  bathroom: 'Санузел',
  bathroomOption: { separate: 'Раздельный', combined: 'Совмещенный' } satisfies Record<BathroomType, string> as Record<
    BathroomType,
    string
  >,
  more: 'Ещё',
  amenities: 'Удобства',
  conditions: 'Условия',
  flag: {
    not_first_floor: 'Не первый',
    not_last_floor: 'Не последний',
    has_balcony: 'Балкон',
    has_loggia: 'Лоджия',
    has_furniture: 'С мебелью',
    no_deposit: 'Без залога',
    no_commission: 'Без комиссии',
    has_refrigerator: 'Холодильник',
    has_air_conditioning: 'Кондиционер',
    has_garbage_chute: 'Мусоропровод',
    has_tv: 'Телевизор',
    has_dishwasher: 'Посудомоечная машина',
    has_washing_machine: 'Стиральная машина',
    has_internet: 'Интернет',
    kids_allowed: 'Можно с детьми',
    animals_allowed: 'Можно с животными',
  } satisfies Record<FilterFlag, string> as Record<FilterFlag, string>,

  /** Parts of a damaged address that the search does without, by their names. */
  unread: (names: string): string => `Не понял: ${names}`,
  /** A number of pages that is none. */
  page: 'Страница',

  chips: 'Выбранные фильтры',
  remove: (filter: string): string => `Убрать фильтр: ${filter}`,
  removed: (filter: string): string => `Фильтр убран: ${filter}`,
  reset: 'Сбросить',
  resetDone: 'Фильтры сброшены',
  /** Brings back what was removed or reset. */
  undo: 'Вернуть',
  /** Heading of suggestions when nothing is found. */
  whatToChange: 'Что изменить',
  /** Heading of suggestions below few listings: what all of them together find besides. */
  moreByOneChange: (count: string, listings: number, isFlats: boolean): string =>
    `Ещё ${count} ${pluralRu(
      listings,
      isFlats ? { one: 'квартира', few: 'квартиры', many: 'квартир' } : { one: 'объявление', few: 'объявления', many: 'объявлений' },
    )}, если изменить одно условие`,
  nearbyStations: 'Соседние станции',
  /** '1,1 км от Фрунзенской': a name that is an adjective is declined. */
  fromStation: (distance: string, name: string): string => `${distance} от ${ofStation(name)}`,
  onNextStop: 'следующая остановка',
  kilometres: 'км',
  metres: 'м',
  without: (filter: string): string => `Без «${filter}»`,
  restStays: 'останется всё остальное',
  /** What a condition is before it is changed: 'сейчас до 20 млн ₽'. */
  now: (filter: string): string => `сейчас ${filter}`,
  /** A condition that is dropped. */
  any: {
    rooms: 'Любое число комнат',
    price: 'Любая цена',
    metro: 'Любая станция',
    metroMinutes: 'Любой путь до метро',
    firstPayment: 'Любой первый платёж',
    unitPrice: 'Любая цена за м²',
    area: 'Любая площадь',
    floor: 'Любой этаж',
    building: 'Любой дом',
    repair: 'Любой ремонт',
    bathroom: 'Любой санузел',
  },
  /** Follows '+9', for assistive technology alone. */
  listings: (count: number): string => pluralRu(count, { one: 'объявление', few: 'объявления', many: 'объявлений' }),
  withoutAll: 'Без всех фильтров',
  from: 'от',
  to: 'до',
  roomsChip: (rooms: string): string => (rooms === 'studio' ? 'Студия' : `${rooms}${NBSP}комн.`),
  /** 'этаж от 3', 'этаж 3 — 9' */
  floorChip: (range: string): string => `этаж ${range}`,
  notFirstFloorChip: 'Не первый этаж',
  notLastFloorChip: 'Не последний этаж',
};

/** Texts of the filters, in the shape of the Russian ones. */
export type FilterMessages = typeof ru;
