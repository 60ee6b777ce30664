import { checkAddress, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import type { SearchFilters } from '../../domain/search/filters';
import { searchControl, searchEvents, searchProps } from '../../state/search/searchDefinition';

/** Detail of the event on submit: `kvartal-search`, `onSearch` in React. */
export interface SearchDetail {
  readonly filters: SearchFilters;
  /** The same filters as a query string, for a link. */
  readonly query: string;
}

export const searchForm = defineElement({
  tag: 'kvartal-search-form',
  props: {
    ...commonProps,
    ...searchProps,
    layout: prop.choice(['bar', 'column', 'compact', 'panel'], 'bar'),
    resultsUrl: prop.text(undefined, {
      check: checkAddress,
    }),
  },
  events: {
    ...commonEvents,
    ...searchEvents,
    search: event<SearchDetail>({ cancelable: true }),
  },
  control: searchControl,
  slots: ['header', 'footer'],
});

/** Props of `SearchForm`; all optional, defaults in docs/elements.md. Address, theme and language belong to `KvartalProvider`. */
export type SearchFormProps = PropsOf<typeof searchForm>;
