import { expect, test } from 'vitest';
import type { SearchRecord } from './searches';
import { isPassedThrough, lookedAt, type Stay, stayAt } from './searchVisits';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 18, 12, minute, second));
const look = (query: string, now: Date, total = 5) => ({ query, total, now });

test('the first look has nothing to compare with', () => {
  expect(lookedAt(undefined, look('rooms=1', at(0)))).toEqual({ query: 'rooms=1', total: 5, keptAt: at(0), isKept: false });
});

test('new is what came since the visit before; looks that follow each other are one visit', () => {
  let record: SearchRecord = { ...lookedAt(undefined, look('rooms=1', at(0))), isKept: true };
  record = lookedAt(record, look('rooms=1', at(20), 6));
  expect(record).toEqual({ query: 'rooms=1', total: 6, keptAt: at(20), isKept: true });
  // The visit lasts as long as there are looks.
  record = lookedAt(record, look('rooms=1', at(45)));
  expect(record.seenBefore).toBeUndefined();
  record = lookedAt(record, look('rooms=1', at(120), 9));
  expect(record).toEqual({ query: 'rooms=1', total: 9, keptAt: at(120), isKept: true, seenBefore: at(45) });
  record = lookedAt(record, look('rooms=1', at(125)));
  expect(record.seenBefore).toEqual(at(45));
});

test('a search that was changed within a minute was passed through, unless it was known or is kept', () => {
  const record = lookedAt(undefined, look('rooms=1', at(0)));
  const stay = stayAt(null, undefined, look('rooms=1', at(0)));
  expect(isPassedThrough(stay, record, look('rooms=1,2', at(0, 20)))).toBe(true);
  expect(isPassedThrough(stay, record, look('rooms=1', at(0, 20)))).toBe(false);
  expect(isPassedThrough(stay, record, look('rooms=1,2', at(2)))).toBe(false);
  expect(isPassedThrough(stay, { ...record, isKept: true }, look('rooms=1,2', at(0, 20)))).toBe(false);
  expect(isPassedThrough(stayAt(null, record, look('rooms=1', at(0))), record, look('rooms=1,2', at(0, 20)))).toBe(false);
  expect(isPassedThrough(null, undefined, look('rooms=1', at(0)))).toBe(false);
});

test('pages of a search are one stay', () => {
  const stay: Stay = stayAt(null, undefined, look('rooms=1', at(0)));
  expect(stayAt(stay, lookedAt(undefined, look('rooms=1', at(0))), look('rooms=1', at(5)))).toBe(stay);
});
