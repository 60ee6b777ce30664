import { limits } from '../limits';
import type { ActiveFilter } from './activeFilters';
import { boundsOf, type RangeKey, type SearchFilters } from './filters';

const widenable: readonly string[] = ['price', 'area'] satisfies RangeKey[];

/** A range whose bounds were moved, and the search with it. */
export interface Widened {
  readonly filters: SearchFilters;
  readonly active: Extract<ActiveFilter, { kind: 'price' | 'area' }>;
}

/** Returns a search with one of its ranges a tenth wider, in two digits; null for what is no such range or is at its limits. */
export function widened(filters: SearchFilters, { kind }: ActiveFilter): Widened | null {
  if (!isWidenable(kind)) return null;
  const [min, max] = boundsOf(filters, kind);
  const [lowest, highest] = kind === 'price' ? [limits.price.min, limits.price.max] : [0, Number.POSITIVE_INFINITY];
  const lower = min === null ? null : Math.max(lowest, rounded(min - min / 10, Math.floor));
  const higher = max === null ? null : Math.min(highest, rounded(max + max / 10, Math.ceil));
  if (lower === min && higher === max) return null;
  return { filters: { ...filters, [`${kind}Min`]: lower, [`${kind}Max`]: higher }, active: { kind, min: lower, max: higher } };
}

function isWidenable(kind: ActiveFilter['kind']): kind is 'price' | 'area' {
  return widenable.includes(kind);
}

function rounded(value: number, round: (value: number) => number): number {
  const step = value < 100 ? 1 : 10 ** (Math.floor(Math.log10(value)) - 1);
  return round(value / step) * step;
}
