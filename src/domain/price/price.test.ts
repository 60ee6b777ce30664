import { describe, expect, test } from 'vitest';
import { judgePrice } from './judgePrice';
import { longestHistory, priceChanges } from './priceHistory';
import { priceTicks } from './priceTicks';

const similar = { low: 338_000, middle: 361_500, high: 391_000 };

describe('the judgement of a price', () => {
  test.each([
    [339_779, 'below', 6],
    [361_500, 'same', 0],
    [363_000, 'same', 0],
    [359_000, 'below', 1],
    [394_035, 'above', 9],
    [3_615_000, 'above', 900],
  ])('of %i is %s by %i', (price, side, percent) => {
    expect(judgePrice(price, similar)).toMatchObject({ side, percent });
  });

  test.each([339_779, 1, 3_615_000, 361_500])('of %i is on its scale', (price) => {
    const { low = -1, middle = -1, high = -1, own = -1 } = judgePrice(price, similar)?.scale ?? {};
    expect([low < middle, middle < high]).toEqual([true, true]);
    for (const place of [low, middle, high, own]) expect([place >= 0, place <= 1]).toEqual([true, true]);
  });

  test('has a scale when all prices are equal', () => {
    expect(judgePrice(100, { low: 100, middle: 100, high: 100 })?.scale).toEqual({ own: 0.5, low: 0.5, middle: 0.5, high: 0.5 });
  });

  test.each([0, -5, Number.NaN])('is none of %d', (price) => {
    expect(judgePrice(price, similar)).toBeNull();
    expect(judgePrice(100, { ...similar, middle: price })).toBeNull();
  });
});

describe('the history of a price', () => {
  const step = (price: number, day: number) => ({ price, since: new Date(Date.UTC(2025, 8, day)) });

  test('says what each step changed', () => {
    const changes = priceChanges([step(18_900_000, 44), step(19_800_000, 2), step(18_850_000, 64), step(18_850_000, 65)], step(0, 2).since);
    expect(changes.map(({ price, difference, percent, isPublication }) => [price, difference, percent, isPublication])).toEqual([
      [19_800_000, null, null, true],
      [18_900_000, -900_000, -4.5, false],
      [18_850_000, -50_000, -0.3, false],
    ]);
  });

  test('does not call the first of the newest steps the publication', () => {
    const long = Array.from({ length: longestHistory }, (_, index) => step(1_000_000 + index, index));
    expect(priceChanges(long, step(0, 0).since)[0]).toMatchObject({ isPublication: false, difference: null });
  });
});

test.each([new Date(Date.UTC(2025, 7, 1)), null])('a first price that is not of the publication (%s) is not called so', (publishedAt) => {
  const [first] = priceChanges([{ price: 1_000_000, since: new Date(Date.UTC(2025, 8, 1)) }], publishedAt);
  expect(first).toMatchObject({ isPublication: false, difference: null });
});

describe('the prices beside a chart', () => {
  test.each([
    [
      [18_450_000, 19_800_000],
      [18_000_000, 19_000_000, 20_000_000],
    ],
    [
      [75_000, 70_000],
      [65_000, 70_000, 75_000],
    ],
    [[5], [4, 5]],
    [
      [1, 1_000_000_000],
      [0, 500_000_000, 1_000_000_000],
    ],
  ])('of %j are %j', (prices, ticks) => {
    expect(priceTicks(prices)).toEqual(ticks);
  });
});
