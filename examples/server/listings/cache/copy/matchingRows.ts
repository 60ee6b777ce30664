import { isInside } from '../../../../../src/domain/map/coordinates';
import { boundsOf, keysOfKind, rangeKeys } from '../../../../../src/domain/search/filters';
import { firstBits, flagMask, optionMask, rangeColumns } from '../../../database/attributes';
import { optionIds, type SearchCriteria } from '../../searchQuery';
import { type Column, lowBits, nothing, type SearchRows } from './searchRows';

/**
 * The rows that `matching` finds in the database, until the next call: one column after another is looked at, of the rows that are left. What
 * rules out most, and costs least, comes first.
 */
export function matchingRows(rows: SearchRows, { filters, metroIds, box }: SearchCriteria): Int32Array {
  const { low, high, stations, at: places, ranges } = rows.columns;
  let found = rows.everyRow();
  for (const key of rangeKeys) {
    const [min, max] = boundsOf(filters, key);
    const { column, scale } = rangeColumns[key];
    // What is unknown is within no bounds.
    if (min !== null || max !== null) {
      found = within(
        found,
        ranges[column],
        min === null ? nothing + 1 : Math.round(min * scale),
        max === null ? Number.POSITIVE_INFINITY : Math.round(max * scale),
      );
    }
  }
  const flags = flagMask(filters.flags);
  if (flags !== 0) {
    let count = 0;
    for (let at = 0; at < found.length; at++) {
      const row = found[at] as number;
      found[count] = row;
      if (((low[row] as number) & flags) === flags) count++;
    }
    found = found.subarray(0, count);
  }
  for (const key of keysOfKind('list')) {
    const ids = optionIds(filters, key);
    if (ids.length === 0) continue;
    const mask = optionMask(firstBits[key], ids);
    const [lowMask, highMask] = [mask % 2 ** lowBits, Math.floor(mask / 2 ** lowBits)];
    let count = 0;
    for (let at = 0; at < found.length; at++) {
      const row = found[at] as number;
      found[count] = row;
      if (((low[row] as number) & lowMask) !== 0 || ((high[row] as number) & highMask) !== 0) count++;
    }
    found = found.subarray(0, count);
  }
  if (filters.metro.length > 0) found = marked(found, stations, rows.stationsAmong(metroIds));
  return box
    ? marked(
        found,
        places,
        rows.placesWhere((place) => isInside(box, place)),
      )
    : found;
}

/** Keeps rows in place. Written without looking first, which is faster than a jump that nobody can foresee. */
function within(found: Int32Array, column: Column, min: number, max: number): Int32Array {
  let count = 0;
  for (let at = 0; at < found.length; at++) {
    const row = found[at] as number;
    found[count] = row;
    const value = column[row] as number;
    if (value >= min && value <= max) count++;
  }
  return found.subarray(0, count);
}

/** The same by a mark for each number. */
function marked(found: Int32Array, column: Int32Array, marks: Uint8Array): Int32Array {
  let count = 0;
  for (let at = 0; at < found.length; at++) {
    const row = found[at] as number;
    found[count] = row;
    if (marks[column[row] as number] === 1) count++;
  }
  return found.subarray(0, count);
}
