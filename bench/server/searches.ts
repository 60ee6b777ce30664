import type { SearchCriteria } from '../../examples/server/listings/searchQuery';
import type { Stations } from '../../examples/server/metro/stations';
import { Random } from '../../examples/server/seed/random';
import { moscow } from '../../src/domain/city/moscow';
import { orderings, type Rooms, repairTypes, roomOptions } from '../../src/domain/enumerations';
import { commonFlags, type FilterFlag, rentFlags } from '../../src/domain/search/fields';
import { defaultFilters, flagsFor, type SearchFilters } from '../../src/domain/search/filters';

export interface Search {
  readonly criteria: SearchCriteria;
  /** A number from 1 to 1000; low pages are as frequent as in real use. */
  readonly page: number;
}

/** Returns the same searches on every run: no filter, some, many, by station, in all orders, on low and high pages. */
export function makeSearches(count: number, stations: Stations, seed: number): Search[] {
  const random = new Random(seed);
  const names = [...stations.names] as [string, ...string[]];
  return Array.from({ length: count }, () => {
    const filters = makeFilters(random, names);
    return { criteria: { filters, city: moscow, metroIds: stations.idsOf(filters.metro) }, page: Math.floor(1000 ** random.next()) };
  });
}

function makeFilters(random: Random, names: readonly [string, ...string[]]): SearchFilters {
  const tradeType = random.chance(0.6) ? 'sale' : 'rent';
  const few = <T>(options: readonly T[], share: number) => options.filter(() => random.chance(share));
  const flags = [...few<FilterFlag>(commonFlags, 0.12), ...few<FilterFlag>(rentFlags, 0.12)];
  const price = tradeType === 'sale' ? random.integer(6, 40) * 1_000_000 : random.integer(30, 150) * 1000;
  const rooms: Rooms[] = roomOptions.map(({ key }) => key);
  return {
    ...defaultFilters,
    tradeType,
    realtyType: random.chance(0.9) ? 'flat' : 'apartments',
    rooms: random.chance(0.5) ? few(rooms, 0.4) : [],
    priceMin: random.chance(0.25) ? Math.round(price / 2) : null,
    priceMax: random.chance(0.4) ? price : null,
    metro: random.chance(0.25) ? [random.pick(names), random.pick(names), random.pick(names)] : [],
    areaMin: random.chance(0.15) ? random.integer(20, 70) : null,
    floorMin: random.chance(0.1) ? random.integer(2, 12) : null,
    repairTypes: random.chance(0.2)
      ? few(
          repairTypes.map(({ key }) => key),
          0.5,
        )
      : [],
    flags: random.chance(0.4) ? flagsFor(tradeType, flags) : [],
    ordering: random.pick([orderings[0].key, orderings[0].key, orderings[1].key, orderings[2].key]),
  };
}
