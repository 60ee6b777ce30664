/** Returns two to four round prices, ascending and evenly apart. The lowest is below all of these prices, so that a chart has room under its line. */
export function priceTicks(prices: readonly number[]): number[] {
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const half = Math.max((highest - lowest) / 2, 1);
  const power = 10 ** Math.floor(Math.log10(half));
  const step = ([1, 2, 5].find((times) => times * power >= half) ?? 10) * power;
  const from = Math.ceil(lowest / step) - 1;
  const to = Math.ceil(highest / step);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}
