import type { BathroomType, BuildingType, RepairType, Rooms } from '../enumerations';
import type { FilterFlag, SearchFilters } from './filters';
import { type FixedFilters, isFixed, isFlagFixed } from './fixedFilters';

/** One thing that narrows a search and can be taken away by itself. */
export type ActiveFilter =
  | { readonly kind: 'rooms'; readonly value: Rooms }
  | { readonly kind: 'price' | 'area' | 'floor'; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'metro'; readonly value: string }
  | { readonly kind: 'building'; readonly value: BuildingType }
  | { readonly kind: 'repair'; readonly value: RepairType }
  | { readonly kind: 'bathroom'; readonly value: BathroomType }
  | { readonly kind: 'flag'; readonly value: FilterFlag };

/** What narrows a search beyond deal and type, in the order of the form; what the page has fixed is left out. */
export function activeFilters(filters: SearchFilters, fixed: FixedFilters = {}): ActiveFilter[] {
  const range = (kind: 'price' | 'area' | 'floor', min: number | null, max: number | null): ActiveFilter[] =>
    (min === null && max === null) || isFixed(fixed, `${kind}Min`) ? [] : [{ kind, min, max }];
  return [
    ...(isFixed(fixed, 'rooms') ? [] : filters.rooms.map((value) => ({ kind: 'rooms', value }) as const)),
    ...range('price', filters.priceMin, filters.priceMax),
    ...(isFixed(fixed, 'metro') ? [] : filters.metro.map((value) => ({ kind: 'metro', value }) as const)),
    ...range('area', filters.areaMin, filters.areaMax),
    ...range('floor', filters.floorMin, filters.floorMax),
    ...(isFixed(fixed, 'buildingTypes') ? [] : filters.buildingTypes.map((value) => ({ kind: 'building', value }) as const)),
    ...(isFixed(fixed, 'repairTypes') ? [] : filters.repairTypes.map((value) => ({ kind: 'repair', value }) as const)),
    ...(isFixed(fixed, 'bathroomTypes') ? [] : filters.bathroomTypes.map((value) => ({ kind: 'bathroom', value }) as const)),
    ...filters.flags.filter((flag) => !isFlagFixed(fixed, flag)).map((value) => ({ kind: 'flag', value }) as const),
  ];
}

/** The search without one of its {@link activeFilters}. */
export function withoutFilter(filters: SearchFilters, active: ActiveFilter): SearchFilters {
  const without = <T>(values: readonly T[], value: T) => values.filter((other) => other !== value);
  switch (active.kind) {
    case 'rooms':
      return { ...filters, rooms: without(filters.rooms, active.value) };
    case 'price':
      return { ...filters, priceMin: null, priceMax: null };
    case 'area':
      return { ...filters, areaMin: null, areaMax: null };
    case 'floor':
      return { ...filters, floorMin: null, floorMax: null };
    case 'metro':
      return { ...filters, metro: without(filters.metro, active.value) };
    case 'building':
      return { ...filters, buildingTypes: without(filters.buildingTypes, active.value) };
    case 'repair':
      return { ...filters, repairTypes: without(filters.repairTypes, active.value) };
    case 'bathroom':
      return { ...filters, bathroomTypes: without(filters.bathroomTypes, active.value) };
    case 'flag':
      return { ...filters, flags: without(filters.flags, active.value) };
    default:
      return active satisfies never;
  }
}
