import { commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { searchProps } from '../../base/searchProps';
import type { Ordering } from '../../domain/enumerations';
import { limits } from '../../domain/limits';
import type { Listing } from '../../domain/listing';
import type { SelectListingDetail } from '../../state/selectListing';

/** What the host is told when a page of results is shown: the `kvartal-results` event, `onResults` in React. */
export interface ResultsDetail {
  /** All listings that match. */
  readonly count: number;
  readonly page: number;
  readonly listings: readonly Listing[];
}

/** What lists of results raise; the one-tag search raises the same. */
export const resultsEvents = {
  results: event<ResultsDetail>('Показана страница результатов'),
  selectListing: event<SelectListingDetail>('Выбрано объявление. Отмена оставляет переход странице', { cancelable: true }),
  page: event<{ page: number }>('Посетитель перешёл на другую страницу результатов'),
  sort: event<{ ordering: Ordering }>('Посетитель сменил сортировку'),
} as const;

export const resultsProps = {
  pageSize: prop.number('Объявлений на странице, от 1 до 100', limits.pageSize, {
    check: (size) => (Number.isInteger(size) && size >= 1 && size <= limits.maxPageSize ? null : 'Укажите целое число от 1 до 100.'),
  }),
  headingLevel: prop.number('Уровень заголовка над результатами, от 1 до 6', 2, {
    check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
  }),
} as const;

export const resultsParts = {
  heading: 'Заголовок результатов',
  sort: 'Сортировка',
  list: 'Список объявлений',
  card: 'Объявление',
  pagination: 'Номера страниц',
  state: 'Блок «ничего не найдено» или ошибки',
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
  events: { ...commonEvents, ...resultsEvents },
  parts: resultsParts,
  cssProperties: commonCssProperties,
});

/** Props of `Results`; all optional, defaults in docs/elements.md. Address, theme and language belong to `KvartalProvider`. */
export type ResultsProps = PropsOf<typeof results>;
