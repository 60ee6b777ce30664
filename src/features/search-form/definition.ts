import { checkAddress, commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import type { SearchFilters } from '../../domain/search/filters';
import { searchControl, searchEvents, searchProps } from '../../state/search/searchDefinition';

/** What the host is told when the form is submitted: the `kvartal-search` event, `onSearch` in React. */
export interface SearchDetail {
  readonly filters: SearchFilters;
  /** The same filters as a query string, for a link. */
  readonly query: string;
}

export const searchForm = defineElement({
  tag: 'kvartal-search-form',
  doc: 'Форма поиска: сделка, тип, комнаты, цена, метро и остальные фильтры.',
  props: {
    ...commonProps,
    ...searchProps,
    layout: prop.choice(
      'Вид формы: строка, столбец, компактный блок или панель с подписанными полями для первого экрана',
      ['bar', 'column', 'compact', 'panel'],
      'bar',
    ),
    resultsUrl: prop.text('Страница результатов. Если указана, форма открывает её с фильтрами в строке запроса', undefined, {
      check: checkAddress,
    }),
  },
  events: {
    ...commonEvents,
    ...searchEvents,
    search: event<SearchDetail>('Форма отправлена. Отмена оставляет поиск странице', { cancelable: true }),
  },
  control: searchControl,
  slots: { header: 'Над полями', footer: 'Под полями' },
  parts: {
    form: 'Форма',
    field: 'Поле или кнопка фильтра',
    'field-panel': 'Панель, которая открывается у поля',
    'field-chip': 'Выбранная станция в поле метро',
    'field-list': 'Список станций под полем метро',
    filters: 'Кнопка «Фильтры»',
    'filters-dialog': 'Окно всех фильтров',
    submit: 'Кнопка «Показать»',
  },
  cssProperties: commonCssProperties,
});

/** Props of `SearchForm`; all optional, defaults in docs/elements.md. Address, theme and language belong to `KvartalProvider`. */
export type SearchFormProps = PropsOf<typeof searchForm>;
