import { commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, type PropsOf, prop } from '../../base/defineElement';
import { searchProps } from '../../base/searchProps';
import { results, resultsEvents, resultsParts, resultsProps } from '../results/definition';
import { searchForm } from '../search-form/definition';

export const search = defineElement({
  tag: 'kvartal-search',
  doc: 'Поиск целиком, одним тегом: форма и результаты.',
  props: {
    ...commonProps,
    ...searchProps,
    ...resultsProps,
    layout: prop.choice('Вид: строка фильтров над списком или компактный блок для статьи и боковой колонки', ['bar', 'compact'], 'bar'),
  },
  events: { ...commonEvents, ...resultsEvents, search: searchForm.events.search },
  parts: { ...searchForm.parts, ...resultsParts },
  cssProperties: { ...commonCssProperties, ...results.cssProperties },
});

/** Props of `Search`; all optional, defaults in docs/elements.md. Address, theme and language belong to `KvartalProvider`. */
export type SearchProps = PropsOf<typeof search>;
