import { type ActiveFilter, activeFilters } from './activeFilters';
import { filterFields } from './fields';
import { isRangeKey, type SearchFilters } from './filters';
import type { FixedFilters } from './fixedFilters';
import { looserRanges } from './looserRanges.lazy';
import { withoutFilter } from './withoutFilter.lazy';

/** What a listing has to meet beside everything else: a range, a flag, or all chosen values of a list together. */
export interface SearchCondition {
  readonly kind: ActiveFilter['kind'];
  /** What it consists of now. */
  readonly active: readonly ActiveFilter[];
  /** The search with this condition alone changed: a step looser, a step more…, and without it. */
  readonly steps: readonly SearchFilters[];
}

/** The smallest changes first; rooms and stations last, since they say what kind of home is looked for and where. */
const order: readonly SearchCondition['kind'][] = [
  'flag',
  'price',
  'area',
  'repair',
  'building',
  'bathroom',
  'floor',
  'metroMinutes',
  'unitPrice',
  'firstPayment',
  'rooms',
  'metro',
];

/** Returns the conditions of a search that the page has not fixed, those that are easiest to give up first. */
export function conditionsOf(filters: SearchFilters, fixed: FixedFilters = {}): SearchCondition[] {
  const active = activeFilters(filters, fixed);
  return order.flatMap((kind): SearchCondition[] => {
    const same = active.filter((one) => one.kind === kind);
    const [first] = same;
    if (!first) return [];
    if (kind === 'flag') return same.map((one) => ({ kind, active: [one], steps: [withoutFilter(filters, one)] }));
    if (isRangeKey(kind)) return [{ kind, active: same, steps: [...looserRanges(filters, kind), withoutFilter(filters, first)] }];
    return [{ kind, active: same, steps: [{ ...filters, [filterFields[kind].name]: [] }] }];
  });
}

/** A changed search, and how many listings more it finds. */
export interface SearchChange {
  readonly filters: SearchFilters;
  readonly more: number;
}

/** Returns the first of these searches that finds more than `count` listings; null if none does. Asks for one number at a time. */
export async function nearestStep(
  steps: readonly SearchFilters[],
  count: number,
  countOf: (filters: SearchFilters) => Promise<number>,
): Promise<SearchChange | null> {
  for (const filters of steps) {
    const more = (await countOf(filters)) - count;
    if (more > 0) return { filters, more };
  }
  return null;
}
