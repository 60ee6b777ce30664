// What definitions of searching elements share: data, like them.
import { control, event, prop } from '../../base/defineElement';
import type { SearchFilters } from '../../domain/search/filters';
import type { FiltersInput } from '../../domain/search/filtersInput';
import type { SearchControl, SearchElement } from './searchControl';
import type { FilterSource } from './searchState';

/** Attributes of every element that takes part in a search. A definition spreads them: `props: { ...commonProps, ...searchProps }`. */
export const searchProps = {
  session: prop.text('Имя поиска: форма и результаты с одним именем работают вместе'),
  filters: prop.query<FiltersInput>()(
    'Начальные фильтры строкой запроса, например «room_count=1,2&price_max=15000000»; свойством — ещё и объектом. Неизвестное отбрасывается, о нём сообщает событие error',
  ),
  fixedFilters: prop.query<FiltersInput>()(
    'Фильтры, которые посетитель не может изменить, в том же виде. Их полей в форме нет, адрес страницы их не меняет',
  ),
  deal: prop.choice('Начальная сделка: покупка или аренда', ['sale', 'rent']),
  urlSync: prop.choice('Где хранить фильтры в адресе страницы: нигде, в строке запроса или после решётки', ['off', 'query', 'hash'], 'off'),
} as const;

/** Filters as the host is told of them. */
export interface FilterDetail {
  readonly filters: SearchFilters;
  /** The same filters as a query string, for a link. */
  readonly query: string;
  readonly source: FilterSource;
}

/** Where a link of the widget, or its form, is about to lead. */
export interface NavigateDetail {
  readonly url: string;
  readonly target: 'home' | 'all' | 'results';
}

/** Events of every element that takes part in a search. */
export const searchEvents = {
  ready: event<{ filters: SearchFilters }>('Элемент отрисован, его фильтры известны: свойства и методы можно использовать'),
  filter: event<FilterDetail>(
    'Изменились фильтры, по которым идёт поиск. source говорит, чьими силами: посетителя (visitor), страницы (host), адреса (address)',
  ),
  navigate: event<NavigateDetail>('Переход со страницы по ссылке или форме элемента. Отмена оставляет его странице', { cancelable: true }),
} as const;

/** What scripts of a page read and call. */
export const searchControl = control<SearchControl, SearchElement>()({
  properties: {
    filters: 'Фильтры, по которым идёт поиск: объект, null до готовности. Запись, как и атрибут, задаёт начальные фильтры и ищет по ним',
    results: 'Показанная страница результатов: count, page, listings. null до первой и после ошибки',
  },
  methods: {
    search:
      'Ищет по фильтрам: строка запроса или объект, чего в них нет — по умолчанию. Без фильтров повторяет поиск. Promise с результатами, null при ошибке',
    reset: 'Возвращает начальные фильтры. Promise с результатами, как у search',
    whenReady: 'Promise с самим элементом, когда он отрисован и его фильтры известны',
  },
});
