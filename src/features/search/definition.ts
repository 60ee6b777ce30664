import { commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, type PropsOf, prop } from '../../base/defineElement';
import { searchControl, searchEvents, searchProps } from '../../state/search/searchDefinition';
import { results, resultsEvents, resultsParts, resultsProps, resultsTemplates } from '../results/definition';
import type { RenderProps } from '../results/renderProps';
import { searchForm } from '../search-form/definition';

export const search = defineElement({
  tag: 'kvartal-search',
  doc: 'Поиск целиком, одним тегом: форма и результаты.',
  props: {
    ...commonProps,
    ...searchProps,
    ...resultsProps,
    layout: prop.choice(
      'Вид: строка фильтров над списком, столбец фильтров рядом со списком или компактный блок для статьи и боковой колонки',
      ['bar', 'column', 'compact'],
      'bar',
    ),
  },
  events: { ...commonEvents, ...searchEvents, search: searchForm.events.search, ...resultsEvents },
  control: searchControl,
  slots: { header: 'Над поиском', footer: 'Под поиском' },
  templates: resultsTemplates,
  parts: { ...searchForm.parts, ...resultsParts },
  cssProperties: { ...commonCssProperties, ...results.cssProperties },
});

/** Props of `Search`; all optional, defaults in docs/elements.md. Address, theme and language belong to `KvartalProvider`. */
export type SearchProps = PropsOf<typeof search> & RenderProps;
