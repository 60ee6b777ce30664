import { limits } from '../limits';
import { boundsOf, type RangeKey, type SearchFilters } from './filters';

/** Numbers that people name, in every power of ten. */
const named = [1, 1.2, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9];

/** Steps of a range before it is dropped as a whole: each may cost a request. */
const mostSteps = 3;

/** Returns a search with its price or area a step looser, two steps, three. None for other ranges, and none without bounds. */
export function looserRanges(filters: SearchFilters, kind: RangeKey): SearchFilters[] {
  if (kind !== 'price' && kind !== 'area') return [];
  const looser: SearchFilters[] = [];
  let [min, max] = boundsOf(filters, kind);
  while (looser.length < mostSteps) {
    min = min && below(min);
    max = max && above(max, limits[kind].max);
    if (min === null && max === null) break;
    looser.push({ ...filters, [`${kind}Min`]: min, [`${kind}Max`]: max });
  }
  return looser;
}

/** The next number that people name; null if there is none, which means no bound. */
function below(value: number): number | null {
  return around(value).findLast((number) => number < value) ?? null;
}

function above(value: number, highest: number): number | null {
  return around(value).find((number) => number > value && number < highest) ?? null;
}

function around(value: number): number[] {
  const power = Math.floor(Math.log10(value));
  const numbers = [power - 1, power, power + 1].flatMap((exponent) => named.map((one) => Math.round(one * 10 ** (exponent + 1)) / 10));
  return numbers.filter((number) => Number.isInteger(number) && number > 0);
}
