import { NBSP } from '../format/format';
import { pluralRu } from '../format/plural';

const listings = (text: string, count: number): string =>
  `${text}${NBSP}${pluralRu(count, { one: 'объявление', few: 'объявления', many: 'объявлений' })}`;

/** Texts of the map. Those quoted in the requirements must not change. */
export const ru = {
  name: 'Объявления на карте',
  /** Name of the map, which can be focused. */
  map: 'Карта Москвы: стрелки двигают, плюс и минус меняют масштаб',
  heading: (search: string): string => `${search} на${NBSP}карте`,
  attribution: '© участники OpenStreetMap',
  loading: 'Загрузка карты',
  loadingPoints: 'Загрузка точек на карте',
  toList: 'К списку объектов',
  points: 'Точки на карте',
  /** Name of a marker: '3 объявления, от 12,5 млн ₽'. */
  point: (text: string, count: number, price: string | null): string => {
    const what = listings(text, count);
    if (price === null) return what;
    return count === 1 ? `${what}, ${price}` : `${what}, от${NBSP}${price}`;
  },
  /** Stands on the marker of several listings. */
  from: (price: string): string => `от${NBSP}${price}`,
  thousands: 'тыс',
  millions: 'млн',
  billions: 'млрд',
  /** Announced when the points have loaded. */
  shown: (text: string, count: number): string => `На карте ${listings(text, count)}`,
  /** Stands before the number of all results, when the map shows a part of the city: '38 из 217 объявлений'. */
  of: (text: string): string => `${text} из `,
  ofNoun: (count: number): string => pluralRu(count, { one: 'объявления', few: 'объявлений', many: 'объявлений' }),
  /** Results that the map leaves out. */
  onlyInList: (text: string, count: number): string => `Ещё ${listings(text, count)}${NBSP}— только в${NBSP}списке`,
  nothing: 'Нет объявлений по заданным фильтрам',
  nothingHere: 'Здесь объявлений нет',
  wholeCity: 'Показать весь город',
  pointsFailed: 'Ошибка загрузки точек на карте',
  refresh: 'Обновить',
  failed: 'Карта не загрузилась',
  failedText: 'Попробуйте ещё раз: объявления можно посмотреть и списком.',
  fallback: 'Яндекс Карты недоступны, показана другая карта',
  tilesFailed: 'Часть карты не загрузилась',
  controls: 'Управление картой',
  fullScreen: 'На весь экран',
  leaveFullScreen: 'Свернуть карту',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  locate: 'Моё местоположение',
  you: 'Вы здесь',
  notLocated: {
    denied: 'Доступ к местоположению запрещён',
    timeout: 'Местоположение не определено: истекло время ожидания',
    unavailable: 'Не удалось определить местоположение',
    outside: 'Вы находитесь за пределами Москвы',
  },
  layers: 'Слои карты',
  layerOption: { scheme: 'Схема', satellite: 'Спутник' },
  close: 'Закрыть',
  /** Heading of the panel: '3 объявления в одном доме'. */
  here: (text: string, count: number): string => (count === 1 ? listings(text, count) : `${listings(text, count)} в${NBSP}одном доме`),
  loadingListings: 'Загрузка объявлений',
  listingsFailed: 'Не удалось загрузить объявления',
  listingsGone: 'Этих объявлений больше нет',
  more: (text: string): string => `Показать ещё ${text}`,
  /** The map of one listing. */
  placeMap: (address: string): string => `Карта, ${address}: стрелки двигают, плюс и минус меняют масштаб`,
  placeMarkers: 'Дом на карте',
  placeMarker: (address: string): string => `${address}: вернуть карту к${NBSP}дому`,
  placeUnknown: 'Расположение на карте неизвестно',
  moveByTwoFingers: 'Двигайте карту двумя пальцами',
  zoomByWheel: (key: string): string => `Чтобы приблизить, прокручивайте с${NBSP}${key}`,
  /** Follows the area in the title of a card: '4/7 этаж'. */
  floor: (floor: number, floors: number | null): string => `${floor}${floors === null ? '' : `/${floors}`}${NBSP}этаж`,
};

/** Texts of the map, in the shape of the Russian ones. */
export type MapMessages = typeof ru;
