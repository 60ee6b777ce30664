import { expect, test } from 'vitest';
import { isPassedThrough, lookedAt, type Stay, stayAt } from './searchVisits';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 18, 12, minute, second));
const look = (query: string, now: Date, total = 5) => ({ query, total, now });

test('a look is remembered with what it found; what is kept stays so', () => {
  const record = lookedAt(undefined, look('rooms=1', at(0)));
  expect(record).toEqual({ query: 'rooms=1', total: 5, keptAt: at(0), isKept: false });
  expect(lookedAt({ ...record, isKept: true }, look('rooms=1', at(20), 6))).toEqual({
    query: 'rooms=1',
    total: 6,
    keptAt: at(20),
    isKept: true,
  });
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
