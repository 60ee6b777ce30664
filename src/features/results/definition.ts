import { commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { mapProps } from '../../base/mapProps';
import type { Ordering } from '../../domain/enumerations';
import { limits } from '../../domain/limits';
import type { SearchView } from '../../domain/search/searchView';
import { searchControl, searchEvents, searchProps } from '../../state/search/searchDefinition';
import type { SearchResults } from '../../state/search/searchState';
import type { SelectListingDetail } from '../../state/search/selectListing';
import { mapCssProperties, mapEvents, mapParts } from '../map/definition';
import type { RenderProps } from './renderProps';

/** What lists of results raise; the one-tag search raises the same. */
export const resultsEvents = {
  results: event<SearchResults>('Показана страница результатов'),
  selectListing: event<SelectListingDetail>('Выбрано объявление. Отмена оставляет переход странице', { cancelable: true }),
  page: event<{ page: number }>('Посетитель перешёл на другую страницу результатов'),
  sort: event<{ ordering: Ordering }>('Посетитель сменил сортировку'),
  view: event<{ view: SearchView }>('Результаты показаны иначе: списком (cards) или на карте (map). Карта с самого начала — тоже'),
  contact: mapEvents.contact,
} as const;

export const resultsProps = {
  pageSize: prop.number('Объявлений на странице, от 1 до 100', limits.pageSize, {
    check: (size) => (Number.isInteger(size) && size >= 1 && size <= limits.maxPageSize ? null : 'Укажите целое число от 1 до 100.'),
  }),
  map: prop.choice('Кнопка «На карте» и сама карта: есть или нет. В компактном виде их нет', ['on', 'off'], 'on'),
  view: prop.choice('С чего начинаются результаты: со списка или с карты', ['cards', 'map'], 'cards'),
  ...mapProps,
  headingLevel: prop.number('Уровень заголовка над результатами, от 1 до 6', 2, {
    check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
  }),
} as const;

export const resultsParts = {
  heading: 'Заголовок результатов',
  chips: 'Выбранные фильтры под заголовком',
  chip: 'Один выбранный фильтр',
  sort: 'Сортировка',
  'on-map': 'Кнопка «На карте»',
  list: 'Список объявлений',
  ...mapParts,
  card: 'Объявление',
  'card-photo': 'Фотографии объявления',
  'card-title': 'Название объявления',
  'card-price': 'Цена объявления',
  pagination: 'Номера страниц',
  state: 'Блок «ничего не найдено» или ошибки',
} as const;

export const resultsTemplates = {
  card: 'Карточка объявления',
  empty: 'Ничего не найдено',
  loading: 'Загрузка',
  error: 'Ошибка',
} as const;

export const results = defineElement({
  tag: 'kvartal-results',
  doc: 'Результаты поиска: заголовок, количество, сортировка, объявления, страницы.',
  props: {
    ...commonProps,
    ...searchProps,
    ...resultsProps,
    layout: prop.choice('Вид объявлений: строки или компактные карточки', ['rows', 'compact'], 'rows'),
  },
  events: { ...commonEvents, ...searchEvents, ...resultsEvents },
  control: searchControl,
  slots: { header: 'Над заголовком', footer: 'Под результатами' },
  templates: resultsTemplates,
  parts: resultsParts,
  cssProperties: { ...commonCssProperties, ...mapCssProperties },
});

/** Props of `Results`; all optional, defaults in docs/elements.md. Address, theme and language belong to `KvartalProvider`. */
export type ResultsProps = PropsOf<typeof results> & RenderProps;
