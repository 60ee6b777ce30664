import type { ListingRealtyType, OwnerType, RealtyType, Rooms, TradeType } from '../../domain/enumerations';
import type { RoomsRun } from '../../domain/listing/rooms';
import { roomsInWords } from '../../domain/listing/roomsInWords';
import { unwalkedKilometres } from '../../domain/metro/unwalkedKilometres';
import type { AccountMessages } from '../account/ru';
import type { AuthMessages } from '../auth/ru';
import type { CaptionMessages } from '../captions/ru';
import type { ChatFoundMessages } from '../chat/found/ru';
import type { ChatQuestionMessages } from '../chat/questions/ru';
import type { ChatMessages } from '../chat/ru';
import type { ChatSafetyMessages } from '../chat/safety/ru';
import type { ContactMessages } from '../contact/ru';
import type { CookiesMessages } from '../cookies/ru';
import type { DraftsMessages } from '../drafts/ru';
import type { FilterMessages } from '../filters/ru';
import { NBSP } from '../format/format';
import { pluralRu } from '../format/plural';
import type { HeaderMessages } from '../header/ru';
import type { HomeMessages } from '../home/ru';
import type { LegalMessages } from '../legal/ru';
import type { FavouritesMessages } from '../listing/favourites/ru';
import type { HeartMessages } from '../listing/heart/ru';
import type { ListingPriceMessages } from '../listing/price/ru';
import type { ListingMessages } from '../listing/ru';
import type { SearchesMessages } from '../listing/searches/ru';
import type { MapMessages } from '../map/ru';
import type { ModerationPageMessages } from '../moderation/page/ru';
import type { ModerationMessages } from '../moderation/ru';
import type { MyListingsMessages } from '../my-listings/ru';
import type { NotificationsMessages } from '../notifications/ru';
import type { PostingRulesMessages } from '../postingRules/ru';
import type { SecondFactorMessages } from '../profile-settings/factor/ru';
import type { PhoneMessages } from '../profile-settings/phone/ru';
import type { ProfileSettingsMessages } from '../profile-settings/ru';
import type { PhotosMessages } from '../publish/photos/ru';
import type { PublishMessages } from '../publish/ru';

function wayToMetro(minutes: number, onFoot: string): string {
  const kilometres = unwalkedKilometres(minutes);
  return kilometres ? `${kilometres}${NBSP}км` : `${minutes}${NBSP}мин${onFoot}`;
}

/** The common texts; Russian defines the shape. Those quoted in the requirements must not change. */
export const ru = {
  brand: 'Квартал',

  form: {
    name: 'Поиск недвижимости',
    deal: 'Тип сделки',
    dealOption: { sale: 'Купить', rent: 'Снять' } satisfies Record<TradeType, string> as Record<TradeType, string>,
    realty: 'Тип недвижимости',
    realtyOption: { flat: 'Квартира', apartments: 'Апартаменты' } satisfies Record<RealtyType, string> as Record<RealtyType, string>,
    rooms: 'Количество комнат',
    roomsPlaceholder: 'Комнаты',
    roomsOption: (rooms: Rooms): string => (rooms === 'studio' ? 'Студия' : rooms),
    /** '1-2 комн., 4+ комн.' (§2, §9) */
    roomsSummary: (runs: readonly RoomsRun[]): string =>
      runs
        .map(({ from, to }) => {
          if (from === 'studio') return 'Студия';
          return `${from === to ? from : `${from}-${to}`}${NBSP}комн.`;
        })
        .join(', '),
    price: 'Цена',
    pricePlaceholder: 'Цена',
    priceFrom: 'от',
    priceTo: 'до',
    notWhole: 'Введите целое число',
    notNumber: 'Введите число',
    priceMin: 'Цена от',
    priceMax: 'Цена до',
    apply: 'Применить',
    reset: 'Сбросить',
    metro: 'Метро',
    metroPlaceholder: 'Название станции',
    metroList: 'Станции метро',
    metroLettersRow: '⚠ Допустимы только буквы русского алфавита',
    metroFailed: 'Ошибка загрузки станций метро',
    metroNothing: 'Ничего не найдено',
    metroLoading: 'Загрузка станций…',
    metroRemove: (name: string): string => `Убрать станцию ${name}`,
    submit: 'Показать',
    /** The button with the number that it would show. */
    submitCount: (count: string): string => `Показать ${count}`,
    filters: 'Фильтры',
    /** Spelled as displayed (§8). */
    failed: 'Произшла ошибка',
  },

  results: {
    name: 'Объявления',
    heading: (trade: TradeType, realty: RealtyType, rooms: readonly Rooms[]): string =>
      `${trade === 'sale' ? 'Купить' : 'Снять'} ${whatRu(realty, rooms)} в${NBSP}Москве`,
    /** The noun that follows the number: 'объявление', 'объявления', 'объявлений' (§2). */
    countNoun: (count: number): string => pluralRu(count, { one: 'объявление', few: 'объявления', many: 'объявлений' }),
    loading: 'Загрузка объявлений',
    sort: 'Сортировка',
    sortOption: {
      newest: 'Сначала новые',
      cheapest: 'По возрастанию цены',
      dearest: 'По убыванию цены',
      nearest: 'Ближе к метро',
      firstPayment: 'По первому платежу',
      unitPrice: `По цене за${NBSP}м²`,
    },
    emptyTitle: 'По такому запросу объявлений не найдено',
    emptyText: 'Попробуйте изменить критерии поиска',
    home: 'На главную',
    refresh: 'Обновить',
    networkTitle: 'Отсутствует интернет соединение',
    networkText: 'Повторите попытку снова.',
    failedTitle: 'Произошла критическая ошибка',
    failedText: 'Попробуйте перезагрузить страницу.',
    onMap: 'На карте',
    toList: 'К списку объектов',
    all: 'Все объявления',
    poweredBy: 'Поиск «Квартал»',
  },

  pagination: {
    name: 'Страницы',
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    page: (page: number): string => `Страница ${page}`,
    current: (page: number): string => `Страница ${page}, текущая`,
  },

  listing: {
    /** '2-комн. квартира', 'Студия', 'Студия, апартаменты' */
    kind: (realty: ListingRealtyType, rooms: Rooms | null): string => kindRu(realty, rooms),
    deal: { sale: 'Продажа', rent: 'Аренда' } satisfies Record<TradeType, string> as Record<TradeType, string>,
    area: 'Площадь',
    floor: 'Этаж',
    floorOf: (floor: number, floors: number | null): string => (floors === null ? `${floor}` : `${floor}${NBSP}из${NBSP}${floors}`),
    floors: (count: number): string => `${count}${NBSP}${pluralRu(count, { one: 'этаж', few: 'этажа', many: 'этажей' })}`,
    building: 'Дом',
    buildingOption: {
      brick: 'Кирпичный',
      monolithic: 'Монолитный',
      panel: 'Панельный',
      block: 'Блочный',
      brickMonolithic: 'Кирпично-монолитный',
      wooden: 'Деревянный',
    },
    repair: 'Ремонт',
    repairOption: { none: 'Без ремонта', cosmetic: 'Косметический', euro: 'Евроремонт', designer: 'Дизайнерский' },
    owner: { owner: 'Собственник', agent: 'Агент' } satisfies Record<OwnerType, string> as Record<OwnerType, string>,
    perSquareMetre: (price: string): string => `${price}${NBSP}₽ за${NBSP}м²`,
    perMonth: 'в месяц',
    /** Month, deposit and commission of a rent. */
    firstPayment: (sum: string): string => `Первый платёж ${sum}`,
    onFoot: (minutes: number): string => wayToMetro(minutes, ' пешком'),
    onFootShort: (minutes: number): string => wayToMetro(minutes, ''),
    noMetro: 'Метро не найдено',
    noPhoto: 'Фото нет',
    brokenPhoto: 'Фото не загрузилось',
    photo: (index: number, count: number): string => `Фото ${index} из ${count}`,
    previousPhoto: 'Предыдущее фото',
    nextPhoto: 'Следующее фото',
    fresh: 'Новое',
    notFoundTitle: 'Страница не найдена',
    notFoundText: 'Возможно, в адресе опечатка или страницу удалили.',
    unknownPrice: 'Цена не указана',
    loading: 'Загрузка объявления',
  },

  critical: {
    title: 'Произошла критическая ошибка',
    text: 'Попробуйте перезагрузить страницу.',
    refresh: 'Обновить',
  },
};

/** All texts of the screen. The optional ones replace the built-in texts of a catalogue. */
export type Messages = typeof ru & {
  readonly filters?: FilterMessages;
  readonly map?: MapMessages;
  readonly listingPage?: ListingMessages;
  readonly listingPrice?: ListingPriceMessages;
  readonly heart?: HeartMessages;
  readonly auth?: AuthMessages;
  readonly header?: HeaderMessages;
  readonly home?: HomeMessages;
  readonly captions?: CaptionMessages;
  readonly contact?: ContactMessages;
  readonly cookies?: CookiesMessages;
  readonly legal?: LegalMessages;
  readonly publish?: PublishMessages;
  readonly drafts?: DraftsMessages;
  readonly photos?: PhotosMessages;
  readonly postingRules?: PostingRulesMessages;
  readonly moderation?: ModerationMessages;
  readonly moderationPage?: ModerationPageMessages;
  readonly myListings?: MyListingsMessages;
  readonly notifications?: NotificationsMessages;
  readonly profileSettings?: ProfileSettingsMessages;
  readonly secondFactor?: SecondFactorMessages;
  readonly phone?: PhoneMessages;
  readonly account?: AccountMessages;
  readonly chat?: ChatMessages;
  readonly chatFound?: ChatFoundMessages;
  readonly chatQuestions?: ChatQuestionMessages;
  readonly chatSafety?: ChatSafetyMessages;
  readonly favourites?: FavouritesMessages;
  readonly searches?: SearchesMessages;
};

/** 'квартиру', '1- или 2-комнатную квартиру', 'квартиру от 3 комнат', 'квартиру-студию', 'студию или 1-комнатную квартиру'. */
function whatRu(realty: RealtyType, rooms: readonly Rooms[]): string {
  const [noun, ending] = realty === 'flat' ? ['квартиру', 'ую'] : ['апартаменты', 'ые'];
  if (`${rooms}` === 'studio') return `${noun}-студию`;
  const { isStudio, exact, from } = roomsInWords(rooms);
  const parts = exact.map((room, index) => (index < exact.length - 1 ? `${room}-` : `${room}-комнатн${ending} ${noun}`));
  if (isStudio) parts.unshift('студию');
  if (from) parts.push(`${exact.length > 0 ? '' : `${noun} `}от${NBSP}${from}${NBSP}комнат${from === '1' ? 'ы' : ''}`);
  return parts.join(', ').replace(/, (?=[^,]*$)/, ' или ') || noun;
}

function kindRu(realty: ListingRealtyType, rooms: Rooms | null): string {
  const nouns: Record<ListingRealtyType, string> = {
    flat: 'квартира',
    apartments: 'апартаменты',
    house: 'дом',
    room: 'комната',
    studio: 'студия',
  };
  if (realty === 'studio' || (rooms === 'studio' && realty === 'flat')) return 'Студия';
  if (rooms === 'studio') return `Студия, ${nouns[realty]}`;
  if (rooms === null || realty === 'room') return nouns[realty].charAt(0).toUpperCase() + nouns[realty].slice(1);
  return `${rooms}${rooms === '4+' ? NBSP : '-'}комн. ${nouns[realty]}`;
}
