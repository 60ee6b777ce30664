import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { mapProps } from '../../base/mapProps';
import type { Ordering } from '../../domain/enumerations';
import { limits } from '../../domain/limits';
import type { SearchView } from '../../domain/search/searchView';
import { searchControl, searchEvents, searchProps } from '../../state/search/searchDefinition';
import type { SearchResults } from '../../state/search/searchState';
import type { SelectListingDetail } from '../../state/search/selectListing';
import { mapEvents } from '../map/definition';
import type { RenderProps } from './renderProps';

/** Events of lists of results; the one-tag search has the same. */
export const resultsEvents = {
  results: event<SearchResults>(),
  selectListing: event<SelectListingDetail>({ cancelable: true }),
  page: event<{ page: number }>(),
  sort: event<{ ordering: Ordering }>(),
  view: event<{ view: SearchView }>(),
  contact: mapEvents.contact,
  favourite: mapEvents.favourite,
} as const;

export const resultsProps = {
  pageSize: prop.number(limits.pageSize, {
    check: (size) => (Number.isInteger(size) && size >= 1 && size <= limits.maxPageSize ? null : 'Укажите целое число от 1 до 100.'),
  }),
  map: prop.choice(['on', 'off'], 'on'),
  view: prop.choice(['cards', 'map'], 'cards'),
  ...mapProps,
  headingLevel: prop.number(2, {
    check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
  }),
} as const;

export const results = defineElement({
  tag: 'kvartal-results',
  props: {
    ...commonProps,
    ...searchProps,
    ...resultsProps,
    layout: prop.choice(['rows', 'compact'], 'rows'),
  },
  events: { ...commonEvents, ...searchEvents, ...resultsEvents },
  control: searchControl,
  slots: ['header', 'footer'],
});

/** Props of `Results`; all optional, defaults in docs/elements.md. Address, theme and language belong to `KvartalProvider`. */
export type ResultsProps = PropsOf<typeof results> & RenderProps;
