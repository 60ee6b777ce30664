import { optionByKey, optionByWire } from '../enumerations';
import { limits } from '../limits';
import { foldStationName } from '../metro/stationName';
import { type FilterField, filterFields, filterFlags, type ListField, type RangeField } from './fields';
import {
  boundsOf,
  defaultFilters,
  filterProperties,
  makeFilters,
  ofItsDeal,
  rangeKeys,
  rangeProblem,
  type SearchFilters,
  withoutRange,
} from './filters';

/** Why a parameter was not accepted. */
export type QueryProblem = 'unknownValue' | 'unknownParameter' | 'notANumber' | 'outOfRange' | 'minAboveMax' | 'tooMany' | 'tooLong';

/** A query parameter and what is wrong with it. */
export interface ParameterProblem {
  readonly parameter: string;
  readonly problem: QueryProblem;
}

/** The result of {@link parseQuery}. */
export interface ParsedQuery {
  /** Always usable: rejected values are replaced as §5 says. */
  readonly filters: SearchFilters;
  /** The number of the page, from 1. */
  readonly page: number;
  /** Empty when every known parameter was accepted. A page's URL ignores them; the server responds with 400. */
  readonly problems: readonly ParameterProblem[];
}

/**
 * Parses the query string of a page or of a request (§5, D12, D14, D41). Never throws. Unknown parameters belong to the page and are ignored.
 * Unknown stations are dropped later, see {@link keepKnownMetro}.
 */
export function parseQuery(query: string | URLSearchParams): ParsedQuery {
  const problems: ParameterProblem[] = [];
  if (typeof query === 'string' && query.length > limits.queryLength) {
    return { filters: defaultFilters, page: 1, problems: [{ parameter: '', problem: 'tooLong' }] };
  }
  const params = typeof query === 'string' ? new URLSearchParams(query) : query;
  const report = (parameter: string, problem: QueryProblem) => {
    problems.push({ parameter, problem });
    return null;
  };

  /** Values are not trimmed: a room of '4 ' is a decoded '4+'. */
  const valuesOf = (name: string) =>
    params
      .getAll(name)
      .flatMap((value) => value.split(','))
      .filter((value) => value.trim() !== '');

  const readNumber = (name: string, { min, max, decimals }: Pick<RangeField, 'min' | 'max' | 'decimals'>): number | null => {
    const text = params.get(name);
    if (!text) return null;
    if (!(decimals ? /^\d{1,9}([.,]\d{1,2})?$/ : /^\d{1,15}$/).test(text)) return report(name, 'notANumber');
    const value = Number(text.replace(',', '.'));
    return value >= min && value <= max ? value : report(name, 'outOfRange');
  };

  const readList = (name: string, { options, alias, parse }: ListField): string[] => {
    const chosen = [name, alias ?? []]
      .flat()
      .flatMap((parameter) =>
        valuesOf(parameter).map((value) => (parse ? parse(value) : optionByWire(options, value)?.key) ?? report(parameter, 'unknownValue')),
      );
    return options.map(({ key }) => key).filter((key) => chosen.includes(key));
  };

  const read = (name: string, field: FilterField): unknown => {
    if (field.kind === 'range') return readNumber(name, field);
    if (field.kind === 'list') return readList(name, field);
    if (field.kind === 'choice') {
      const value = params.get(name);
      const option = value ? (optionByWire(field.options, value) ?? report(name, 'unknownValue')) : null;
      // The first option, which is the default, replaces an unknown one (§5).
      return (option ?? field.options[0])?.key;
    }
    if (field.kind === 'names') {
      const names = [...new Set(valuesOf(name).map((value) => value.trim()))];
      if (names.length > limits.metroStations) report(name, 'tooMany');
      return names.slice(0, limits.metroStations);
    }
    return filterFlags.filter((flag) => {
      const value = params.get(flag);
      if (value && value !== 'true' && value !== 'false') report(flag, 'unknownValue');
      return value === 'true';
    });
  };

  let filters = makeFilters(({ parameter, field }) => read(parameter, field));
  for (const key of rangeKeys) {
    if (rangeProblem(...boundsOf(filters, key))) {
      report(`${filterFields[key].parameter}_min`, 'minAboveMax');
      filters = withoutRange(filters, key);
    }
  }
  return { filters: ofItsDeal(filters), page: readNumber('page', { min: 1, max: limits.page }) ?? 1, problems };
}

/** Writes filters as a query: nulls skipped, arrays joined by commas, false flags and page 1 omitted (§2). */
export function formatQuery(given: SearchFilters, page = 1): string {
  const filters = ofItsDeal(given);
  const parts: string[] = [];
  const add = (name: string, value: string | number) => {
    // Commas stay readable; everything ambiguous, including the plus of '4+', is escaped.
    if (value !== '') parts.push(`${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')}`);
  };
  for (const { name, parameter, field } of filterProperties) {
    if (field.kind === 'flags') for (const flag of filters.flags) add(flag, 'true');
    else {
      const values = [filters[name] ?? []].flat();
      add(parameter, values.map((value) => ('options' in field ? optionByKey(field.options, `${value}`).wire : value)).join(','));
    }
  }
  if (page > 1) add('page', page);
  return parts.join('&');
}

/** Drops unknown stations (§5) and writes the others as the register does: 'сокол' is 'Сокол'. Returns the same object if nothing differs. */
export function keepKnownMetro(filters: SearchFilters, knownNames: readonly string[]): SearchFilters {
  const known = new Map(knownNames.map((name) => [foldStationName(name), name]));
  const metro = [...new Set(filters.metro.flatMap((name) => known.get(foldStationName(name)) ?? []))];
  return `${metro}` === `${filters.metro}` ? filters : { ...filters, metro };
}

/** Every parameter of the search, so that a URL can be rebuilt around a page's own parameters. */
export const searchParameters: readonly string[] = [
  ...filterProperties.flatMap(({ parameter, field }) => ('alias' in field && field.alias ? [parameter, field.alias] : parameter || [])),
  'page',
  ...filterFlags,
];
