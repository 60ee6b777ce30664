import { describe, expect, it } from 'vitest';
import { pageWindow } from './pageWindow';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 13, [1, 2, 'gap', 13]],
    [5, 13, [1, 'gap', 4, 5, 6, 'gap', 13]],
    [13, 13, [1, 'gap', 12, 13]],
    [2, 4, [1, 2, 3, 4]],
  ])('offers for page %i of %i: %j', (page, count, expected) => {
    expect(pageWindow(page, count)).toEqual(expected);
  });

  it('offers a single hidden page instead of a gap', () => {
    expect(pageWindow(4, 13)).toEqual([1, 2, 3, 4, 5, 'gap', 13]);
    expect(pageWindow(10, 13)).toEqual([1, 'gap', 9, 10, 11, 12, 13]);
  });

  it('stays within the pages that exist', () => {
    expect(pageWindow(99, 3)).toEqual([1, 2, 3]);
    expect(pageWindow(-1, 3)).toEqual([1, 2, 3]);
    expect(pageWindow(Number.NaN, Number.NaN)).toEqual([1]);
  });

  it('is sorted, without repetition, and offers the first, the current and the last page, whatever the numbers', () => {
    for (let count = 1; count <= 30; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const numbers = pageWindow(page, count).filter((item) => item !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        expect(numbers.length).toBeLessThanOrEqual(7);
      }
    }
  });
});
