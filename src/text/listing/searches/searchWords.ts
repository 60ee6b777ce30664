import { activeFilters } from '../../../domain/search/activeFilters';
import { parseQuery } from '../../../domain/search/filtersQuery';
import { filterLabel } from '../../filters/filterLabel';
import type { useFilterText } from '../../filters/useFilterText';
import { startingSmall } from '../../format/startingSmall';
import type { SearchesMessages } from './ru';

/** A search in words. */
export interface SearchWords {
  /** 'Купить 2-комнатную квартиру у Фрунзенской', 'Снять квартиру-студию до 60 тыс ₽' */
  readonly title: string;
  /** What the title does not say: '10 — 35 млн ₽, от 45 м², не первый этаж'. May be empty. */
  readonly conditions: string;
  /** All of it in a line: 'Снять 1-комнатную квартиру, до 80 000 ₽, Академическая' */
  readonly line: string;
}

/** Returns the words of a search. The only station, or else a price with one bound, belongs to the title. */
export function searchWords(query: string, texts: ReturnType<typeof useFilterText>, text: SearchesMessages): SearchWords {
  const { filters } = parseQuery(query);
  const { tradeType, realtyType, rooms, metro } = filters;
  const what = text.withoutCity(texts.common.results.heading(tradeType, realtyType, rooms));
  const active = activeFilters(filters).filter(({ kind }) => kind !== 'rooms');
  const [station] = metro;
  const isNear = station !== undefined && metro.length === 1;
  const price = isNear ? undefined : active.find((one) => one.kind === 'price' && (one.min === null || one.max === null));
  // Names of stations keep their capitals, other words are in the middle of a phrase.
  const label = (one: (typeof active)[number]) => (one.kind === 'metro' ? one.value : startingSmall(filterLabel(one, texts)));
  const rest = active.filter((one) => one !== price && !(isNear && one.kind === 'metro'));
  return {
    title: isNear ? text.near(what, station) : price ? `${what} ${label(price)}` : what,
    conditions: rest.map((one, index) => (index === 0 ? filterLabel(one, texts) : label(one))).join(', '),
    line: [what, ...active.map(label)].join(', '),
  };
}
