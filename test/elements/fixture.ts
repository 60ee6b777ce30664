import { commonCssProperties, commonEvents, commonProps } from '../../src/base/commonProps';
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
  doc: 'Проба.',
  props: {
    ...commonProps,
    label: prop.text('Подпись', 'без подписи'),
    pageSize: prop.number('Размер страницы', 10),
    compact: prop.flag('Кратко'),
    layout: prop.choice('Вид', ['hero', 'bar'], 'bar'),
    filters: prop.data<ProbeFilters>()('Фильтры', { check: (value) => (isFilters(value) ? null : 'Нужен объект вида {"rooms": [1]}.') }),
    token: prop.data<{ secret: string }>()('Доступ', { attribute: false }),
  },
  events: {
    ...commonEvents,
    filtersChange: event<{ clicks: number }>('Изменение'),
    navigate: event<{ url: string }>('Переход', { cancelable: true }),
    ready: event('Готово'),
  },
  slots: { title: 'Заголовок' },
  parts: { button: 'Кнопка' },
  cssProperties: { ...commonCssProperties, '--kv-probe': 'Проба' },
});

export type ProbeProps = PropsOf<typeof probe>;
