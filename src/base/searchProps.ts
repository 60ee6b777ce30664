import { prop } from './defineElement';

/** Attributes of every element that takes part in a search. A definition spreads them: `props: { ...commonProps, ...searchProps }`. */
export const searchProps = {
  session: prop.text('Имя поиска: форма и результаты с одним именем работают вместе'),
  filters: prop.text('Начальные фильтры строкой запроса, например «room_count=1,2&price_max=15000000». Неизвестное отбрасывается'),
  deal: prop.choice('Начальная сделка: покупка или аренда', ['sale', 'rent']),
  urlSync: prop.choice('Где хранить фильтры в адресе страницы: нигде, в строке запроса или после решётки', ['off', 'query', 'hash'], 'off'),
} as const;
