import type { BathroomType } from '../../../domain/enumerations';
import { floorRu } from '../../format/floorWords';
import { NBSP } from '../../format/format';
import { pluralRu } from '../../format/plural';

const flats = { one: 'квартиры', few: 'квартир', many: 'квартир' };

/** Texts of the list of favourites. */
export const ru = {
  heading: 'Избранное',
  loading: 'Загрузка избранного',
  onDevice: 'Список хранится на этом устройстве.',
  forSession: 'Браузер не даёт хранить список на этом устройстве. Он пропадёт, когда вы закроете страницу.',
  empty: 'В избранном пока ничего нет',
  emptyText: 'Нажмите на сердечко у объявления, и квартира появится здесь.',
  search: 'Смотреть квартиры',
  lists: 'Списки этого устройства',
  viewed: 'Смотрели',
  hidden: 'Скрытые',
  searches: 'Поиски',
  loadingList: 'Загрузка списка',
  noneViewed: 'Здесь будут квартиры, которые вы смотрели',
  noneViewedText: 'Откройте объявление, и оно появится в этом списке.',
  noneHidden: 'Скрытых квартир нет',
  noneHiddenText: 'Нажмите «Скрыть» у объявления в поиске, и оно появится здесь.',
  clear: 'Очистить',
  cleared: 'Список очищен',
  showAgain: (title: string): string => `Вернуть: ${title}`,
  floor: floorRu,
  remove: (title: string): string => `Убрать из избранного: ${title}`,
  removed: 'Убрано из избранного',
  undo: 'Вернуть',
  close: 'Закрыть',
  /** 'Дешевле на 400 000 ₽ с 3 ноября' */
  cheaper: (amount: string, day: string): string => `Дешевле на ${amount} с${NBSP}${day}`,
  dearer: (amount: string, day: string): string => `Дороже на ${amount} с${NBSP}${day}`,
  archived: 'Снято с публикации',
  similar: 'Похожие объявления',
  similarTo: (title: string): string => `Похожие объявления: ${title}`,
  gone: 'Объявление недоступно',
  /** In place of a title that nobody knows. */
  listingNumber: (id: number): string => `объявление №${NBSP}${id}`,
  addNote: 'Добавить заметку',
  editNote: 'Изменить заметку',
  noteOn: (title: string): string => `Заметка: ${title}`,
  noteHint: 'Видна только вам',
  noteLimit: (limit: number): string => `В${NBSP}заметке может быть не${NBSP}больше ${limit}${NBSP}символов`,
  /** Announced when few are left. */
  noteLeft: (count: number): string =>
    `${pluralRu(count, { one: 'Остался', few: 'Осталось', many: 'Осталось' })} ${count}${NBSP}${pluralRu(count, { one: 'символ', few: 'символа', many: 'символов' })}`,
  unfold: 'Показать полностью',
  fold: 'Свернуть',
  compare: 'Сравнить',
  compareOne: (title: string): string => `Сравнить: ${title}`,
  /** 'Сравнить 3' */
  compareCount: (count: number): string => `Сравнить ${count}`,
  tooManyCompared: 'Сравнить можно не больше четырёх квартир',
  comparison: 'Сравнение',
  backToFavourites: 'К избранному',
  removeFromComparison: (title: string): string => `Убрать из сравнения: ${title}`,
  onlyDifferences: 'Только отличия',
  best: 'лучшее значение',
  bestInRow: 'лучшее значение в строке',
  unknown: 'не указано',
  contacts: 'Контакты',
  /** Names of the rows. */
  compared: {
    price: 'Цена',
    perMetre: 'Цена за м²',
    firstPayment: 'Первый платёж',
    area: 'Площадь',
    floor: 'Этаж',
    house: 'Дом',
    repair: 'Ремонт',
    metro: 'Метро',
    onFoot: 'Пешком до метро',
    bathroom: 'Санузел',
    commission: 'Комиссия',
    owner: 'Кто размещает',
    note: 'Заметка',
  },
  bathroom: { separate: 'Раздельный', combined: 'Совмещенный' } satisfies Record<BathroomType, string> as Record<BathroomType, string>,
  more: (count: number): string => `Показать ещё ${count}`,
  share: 'Поделиться',
  /** 'Список из 6 квартир' */
  listOf: (count: number): string => `Список из${NBSP}${count}${NBSP}${pluralRu(count, flats)}`,
  sameList: 'По ссылке откроется такой же список.',
  /** Of a list that is longer than a link may be. */
  firstOf: (count: number): string => `В ссылку вошли последние ${count}.`,
  link: 'Ссылка',
  copy: 'Скопировать',
  copied: 'Ссылка скопирована',
  notCopied: 'Скопируйте ссылку из поля вручную.',
  listName: 'Имя списка',
  optional: 'необязательно',
  sharedList: 'Список квартир',
  namedBySender: 'Название дал тот, кто прислал ссылку.',
  saveAll: 'Сохранить себе',
  /** Of those that were kept just now. */
  saved: (count: number): string =>
    `${pluralRu(count, { one: 'Сохранена', few: 'Сохранено', many: 'Сохранено' })} ${count}${NBSP}${pluralRu(count, { one: 'квартира', few: 'квартиры', many: 'квартир' })}`,
  toFavourites: 'Моё избранное',
  archivedOf: (count: number): string =>
    `${count === 1 ? 'Одно объявление' : `${count}${NBSP}${pluralRu(count, { one: 'объявление', few: 'объявления', many: 'объявлений' })}`} сняли с${NBSP}публикации.`,
  goneOf: (count: number): string =>
    count === 1
      ? 'Одно объявление недоступно.'
      : `${count}${NBSP}${pluralRu(count, { one: 'объявление недоступно', few: 'объявления недоступны', many: 'объявлений недоступны' })}.`,
  isPart: 'Ссылка ведёт не на весь список.',
  damaged: 'Ссылка на список повреждена',
  damagedText: 'Попросите прислать её ещё раз.',
};

export type FavouritesMessages = typeof ru;
