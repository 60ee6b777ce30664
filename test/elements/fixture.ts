import { commonEvents, commonProps } from '../../src/base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../src/base/defineElement';

export interface ProbeFilters {
  rooms: number[];
  nested?: { deep?: boolean };
}

const isFilters = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'rooms' in value && Array.isArray(value.rooms);

/** An element with one prop of each kind, for the tests of what all elements share. */
export const probe = defineElement({
  tag: 'kvartal-probe',
  props: {
    ...commonProps,
    label: prop.text('без подписи'),
    pageSize: prop.number(10),
    compact: prop.flag(),
    layout: prop.choice(['hero', 'bar'], 'bar'),
    filters: prop.data<ProbeFilters>({ check: (value) => (isFilters(value) ? null : 'Нужен объект вида {"rooms": [1]}.') }),
    token: prop.data<{ secret: string }>({ attribute: false }),
  },
  events: {
    ...commonEvents,
    filtersChange: event<{ clicks: number }>(),
    navigate: event<{ url: string }>({ cancelable: true }),
    ready: event(),
  },
  slots: ['title'],
});

export type ProbeProps = PropsOf<typeof probe>;
