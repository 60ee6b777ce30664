import type { SearchFilters } from '@kvartal/kit/domain';

const money = new Intl.NumberFormat('ru', { notation: 'compact', maximumFractionDigits: 2 });

/** Returns the title of a search: its heading, with what tells tabs and bookmarks of one heading apart, the station and the price. */
export function searchTitle(
  heading: string,
  { metro, priceMin, priceMax }: Pick<SearchFilters, 'metro' | 'priceMin' | 'priceMax'>,
): string {
  const [first, second, ...others] = metro;
  const stations = others.length > 0 ? `${first} и\u00A0ещё\u00A0${others.length + 1}` : [first, second].filter(Boolean).join(' и\u00A0');
  const from = priceMin === null ? '' : `от\u00A0${money.format(priceMin)}`;
  const to = priceMax === null ? '' : `до\u00A0${money.format(priceMax)}`;
  const price = [from, to].filter(Boolean).join(' ');
  return [heading, stations && `метро\u00A0${stations}`, price && `${price}\u00A0₽`].filter(Boolean).join(', ');
}
