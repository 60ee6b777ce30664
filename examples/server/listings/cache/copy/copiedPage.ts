import { orderOf, type SearchCriteria } from '../../searchQuery';
import { matchingRows } from './matchingRows';
import type { SearchRows } from './searchRows';

/** Ids of a page, in no order: of a hundred thousand matches ten are selected, not all of them sorted. */
export function copiedPage(rows: SearchRows, criteria: SearchCriteria, { limit, offset }: { limit: number; offset: number }): number[] {
  const found = matchingRows(rows, criteria);
  const end = Math.min(offset + limit, found.length);
  if (offset >= end) return [];
  const [column, direction] = orderOf(criteria.filters.ordering);
  const { columns } = rows;
  const ranks = { price: columns.ranges.price, published_at: columns.published }[column];
  const sign = direction === 'asc' ? 1 : -1;
  const sorted = new Float64Array(found.length);
  for (let at = 0; at < found.length; at++) sorted[at] = (ranks[found[at] as number] as number) * sign;
  // What comes before the page goes before it, then what comes after it goes behind.
  select(sorted, 0, offset);
  select(sorted, offset, end - 1);
  const first = sorted[offset] as number;
  const last = sorted.subarray(offset, end).reduce((one, other) => Math.max(one, other));
  const page: number[] = [];
  let before = 0;
  for (let at = 0; at < found.length; at++) {
    const row = found[at] as number;
    const rank = (ranks[row] as number) * sign;
    if (rank < first) before++;
    else if (rank <= last) page.push(row);
  }
  // Among equal ones the newest come first. There are few of them unless the whole page lies among equal ones.
  const { ids } = columns;
  page.sort((one, other) => sign * ((ranks[one] as number) - (ranks[other] as number)) || (ids[other] as number) - (ids[one] as number));
  return page.slice(offset - before, end - before).map((row) => ids[row] ?? 0);
}

/** Puts the number at a position, counted from the beginning, that it would have if all were in order: smaller ones before it, larger ones behind. */
function select(numbers: Float64Array, from: number, position: number): void {
  let left = from;
  let right = numbers.length - 1;
  while (left < right) {
    const pivot = numbers[(left + right) >> 1] as number;
    let low = left;
    let high = right;
    while (low <= high) {
      while ((numbers[low] as number) < pivot) low++;
      while ((numbers[high] as number) > pivot) high--;
      if (low > high) break;
      const number = numbers[low] as number;
      numbers[low++] = numbers[high] as number;
      numbers[high--] = number;
    }
    if (position <= high) right = high;
    else if (position >= low) left = low;
    else return;
  }
}
