import { expect, test } from 'vitest';
import { type Comparable, dissimilarity } from './similarity';

const flat: Comparable = { price: 10_000_000, rooms: '2', address: { latitude: 55.75, longitude: 37.6 } };
const order = (...others: Comparable[]) => [...others].sort((a, b) => dissimilarity(flat, a) - dissimilarity(flat, b));

test('the same flat is not different, in either direction it is as different', () => {
  const other: Comparable = { price: 14_000_000, rooms: '3', address: { latitude: 55.7, longitude: 37.5 } };
  expect(dissimilarity(flat, flat)).toBe(0);
  expect(dissimilarity(flat, other)).toBeCloseTo(dissimilarity(other, flat));
});

test('near comes before far, equal rooms before others, an equal price before another one', () => {
  const far = { ...flat, address: { latitude: 55.85, longitude: 37.6 } };
  const near = { ...flat, address: { latitude: 55.76, longitude: 37.6 } };
  const larger = { ...flat, rooms: '3' as const };
  const dearer = { ...flat, price: 11_500_000 };
  expect(order(far, larger, near, dearer)).toEqual([near, dearer, larger, far]);
});

test('an unknown place or price is neither near nor equal', () => {
  const unknown = { ...flat, address: null };
  expect(dissimilarity(flat, unknown)).toBeGreaterThan(dissimilarity(flat, { ...flat, address: { latitude: 55.77, longitude: 37.6 } }));
  expect(dissimilarity(flat, { ...flat, price: 0 })).toBeGreaterThan(dissimilarity(flat, { ...flat, price: 12_000_000 }));
});
