/** Returns two to four round prices, ascending and evenly apart, between which these prices are. */
export function priceTicks(prices: readonly number[]): number[] {
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const half = Math.max((highest - lowest) / 2, 1);
  const power = 10 ** Math.floor(Math.log10(half));
  const step = ([1, 2, 5].find((times) => times * power >= half) ?? 10) * power;
  const from = Math.floor(lowest / step);
  const to = Math.max(Math.ceil(highest / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}
