import {
  bathroomTypes,
  buildingTypes,
  type EnumOption,
  optionByKey,
  optionByWire,
  orderings,
  realtyTypes,
  repairTypes,
  roomOptions,
  tradeTypes,
} from '../enumerations';
import { limits } from '../limits';
import { parseRooms, sortRooms } from '../listing/rooms';
import { defaultFilters, filterFlags, flagsFor, rangeProblem, type SearchFilters } from './filters';

/** Why a parameter could not be taken as it came. */
export type QueryProblem = 'unknownValue' | 'unknownParameter' | 'notANumber' | 'outOfRange' | 'minAboveMax' | 'tooMany' | 'tooLong';

/** A query parameter and what is wrong with it. */
export interface ParameterProblem {
  readonly parameter: string;
  readonly problem: QueryProblem;
}

/** What {@link parseQuery} makes of a query. */
export interface ParsedQuery {
  /** Always usable: what could not be taken is replaced as the requirements say (§5). */
  readonly filters: SearchFilters;
  /** From 1. */
  readonly page: number;
  /** Empty when every known parameter was taken as it came. A page's URL ignores them; the server answers 400 with them. */
  readonly problems: readonly ParameterProblem[];
}

/**
 * Reads a query string of a page or of a request (§5, D12, D14, D41). Never throws; unknown parameters are not ours and are
 * left alone. Whether a station exists is not known here: see {@link keepKnownMetro}.
 */
export function parseQuery(query: string | URLSearchParams): ParsedQuery {
  const problems: ParameterProblem[] = [];
  if (typeof query === 'string' && query.length > limits.queryLength) {
    return { filters: defaultFilters, page: 1, problems: [{ parameter: '', problem: 'tooLong' }] };
  }
  const params = typeof query === 'string' ? new URLSearchParams(query) : query;
  const report = (parameter: string, problem: QueryProblem) => {
    problems.push({ parameter, problem });
  };
  const read = new QueryReader(params, report);

  const tradeType = read.one('trade_type', tradeTypes, defaultFilters.tradeType);
  const flags = filterFlags.filter((flag) => read.flag(flag));
  const [priceMin, priceMax] = read.range('price_min', 'price_max', (name) => read.integer(name, limits.price.min, limits.price.max));
  const [areaMin, areaMax] = read.range('area_min', 'area_max', (name) => read.area(name));
  const [floorMin, floorMax] = read.range('floor_min', 'floor_max', (name) => read.integer(name, limits.floor.min, limits.floor.max));

  const filters: SearchFilters = {
    tradeType,
    realtyType: read.one('realty_type', realtyTypes, defaultFilters.realtyType),
    rooms: sortRooms(read.rooms()),
    priceMin,
    priceMax,
    metro: read.metro(),
    areaMin,
    areaMax,
    floorMin,
    floorMax,
    bathroomTypes: read.many('bathroom_type', bathroomTypes),
    repairTypes: read.many('repair_type', repairTypes),
    buildingTypes: read.many('about_building', buildingTypes),
    flags: flagsFor(tradeType, flags),
    ordering: read.one('ordering', orderings, defaultFilters.ordering),
  };
  return { filters, page: read.integer('page', 1, limits.page) ?? 1, problems };
}

/** Writes filters as a query: nulls skipped, arrays comma-joined, a false flag left out (§2). Page 1 is not written. */
export function formatQuery(filters: SearchFilters, page = 1): string {
  const parts: string[] = [];
  const add = (name: string, value: string | number | null | undefined) => {
    // Commas stay readable; everything else that could be misread, the plus of '4+' included, is escaped.
    if (value !== null && value !== undefined && value !== '') {
      parts.push(`${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')}`);
    }
  };
  const list = (options: readonly EnumOption[], keys: readonly string[]) => keys.map((key) => optionByKey(options, key).wire).join(',');

  add('trade_type', optionByKey(tradeTypes, filters.tradeType).wire);
  add('realty_type', optionByKey(realtyTypes, filters.realtyType).wire);
  add('room_count', list(roomOptions, filters.rooms));
  add('price_min', filters.priceMin);
  add('price_max', filters.priceMax);
  add('address_metro', filters.metro.join(','));
  add('area_min', filters.areaMin);
  add('area_max', filters.areaMax);
  add('floor_min', filters.floorMin);
  add('floor_max', filters.floorMax);
  add('bathroom_type', list(bathroomTypes, filters.bathroomTypes));
  add('repair_type', list(repairTypes, filters.repairTypes));
  add('about_building', list(buildingTypes, filters.buildingTypes));
  for (const flag of flagsFor(filters.tradeType, filters.flags)) add(flag, 'true');
  add('ordering', optionByKey(orderings, filters.ordering).wire);
  if (page > 1) add('page', page);
  return parts.join('&');
}

/** Drops the stations that do not exist (§5). The same object comes back when all do. */
export function keepKnownMetro(filters: SearchFilters, knownNames: ReadonlySet<string>): SearchFilters {
  const metro = filters.metro.filter((name) => knownNames.has(name));
  return metro.length === filters.metro.length ? filters : { ...filters, metro };
}

/** Every parameter that belongs to the search, so that a URL can be rebuilt around a host's own parameters. */
export const searchParameters: readonly string[] = [
  ...'trade_type realty_type room_count price_min price_max address_metro area_min area_max floor_min floor_max'.split(' '),
  ...'bathroom_type repair_type about_building building_type ordering page'.split(' '),
  ...filterFlags,
];

class QueryReader {
  constructor(
    private readonly params: URLSearchParams,
    private readonly report: (parameter: string, problem: QueryProblem) => void,
  ) {}

  one<O extends EnumOption>(name: string, options: readonly O[], fallback: O['key']): O['key'] {
    const value = this.params.get(name);
    if (value === null || value === '') return fallback;
    const option = optionByWire(options, value);
    if (!option) this.report(name, 'unknownValue');
    // Falls back to the first option (§5), which is also the default.
    return option?.key ?? options[0]?.key ?? fallback;
  }

  many<O extends EnumOption>(name: string, options: readonly O[]): O['key'][] {
    // `building_type` is the same thing under the name of the enumeration (D13).
    const names = name === 'about_building' ? [name, 'building_type'] : [name];
    const chosen = new Set<string>();
    for (const alias of names) {
      for (const value of this.values(alias)) {
        const option = optionByWire(options, value);
        if (option) chosen.add(option.key);
        else this.report(alias, 'unknownValue');
      }
    }
    return options.map((option) => option.key).filter((key) => chosen.has(key));
  }

  rooms() {
    return this.values('room_count').flatMap((value) => {
      const rooms = parseRooms(value);
      if (!rooms) this.report('room_count', 'unknownValue');
      return rooms ?? [];
    });
  }

  metro(): string[] {
    const names = [...new Set(this.values('address_metro').map((name) => name.trim()))].filter((name) => name !== '');
    if (names.length > limits.metroStations) this.report('address_metro', 'tooMany');
    return names.slice(0, limits.metroStations);
  }

  flag(name: string): boolean {
    const value = this.params.get(name);
    if (value === null || value === '' || value === 'false') return false;
    if (value === 'true') return true;
    this.report(name, 'unknownValue');
    return false;
  }

  integer(name: string, min: number, max: number): number | null {
    return this.number(name, /^\d{1,15}$/, (value) => value >= min && value <= max);
  }

  area(name: string): number | null {
    return this.number(name, /^\d{1,9}([.,]\d{1,2})?$/, (value) => value > 0 && value <= limits.area.max);
  }

  /** Both ends, or neither when the lower one is above the upper one: no search could mean that. */
  range(minName: string, maxName: string, read: (name: string) => number | null): [number | null, number | null] {
    const min = read(minName);
    const max = read(maxName);
    if (rangeProblem(min, max) === null) return [min, max];
    this.report(minName, 'minAboveMax');
    return [null, null];
  }

  private number(name: string, form: RegExp, holds: (value: number) => boolean): number | null {
    const text = this.params.get(name);
    if (text === null || text === '') return null;
    if (!form.test(text)) {
      this.report(name, 'notANumber');
      return null;
    }
    const value = Number(text.replace(',', '.'));
    if (holds(value)) return value;
    this.report(name, 'outOfRange');
    return null;
  }

  private values(name: string): string[] {
    // A room of '4 ' is a decoded '4+', so values are not trimmed here.
    return this.params
      .getAll(name)
      .flatMap((value) => value.split(','))
      .filter((value) => value.trim() !== '');
  }
}
