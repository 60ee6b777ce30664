import type { ReactNode } from 'react';
import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, type PropsOf, prop } from '../../base/defineElement';
import { searchControl, searchEvents, searchProps } from '../../state/search/searchDefinition';
import { resultsEvents, resultsProps } from '../results/definition';
import type { RenderProps } from '../results/renderProps';
import { searchForm } from '../search-form/definition';

export const search = defineElement({
  tag: 'kvartal-search',
  props: {
    ...commonProps,
    ...searchProps,
    ...resultsProps,
    layout: prop.choice(['bar', 'column', 'compact'], 'bar'),
  },
  events: { ...commonEvents, ...searchEvents, search: searchForm.events.search, ...resultsEvents },
  control: searchControl,
  slots: ['header', 'footer'],
});

/** Props of `Search`; all optional, defaults in docs/elements.md. Address, theme and language belong to `KvartalProvider`. */
export type SearchProps = PropsOf<typeof search> &
  RenderProps & {
    /** Content between the form and the results, such as a breadcrumb. */
    resultsHeader?: ReactNode;
  };
