import { type Formats, NBSP } from '../format/format';
import type { MapMessages } from './ru';

/** Returns a price for a marker, with at most three digits: '12,5 млн', '85 тыс', '118 млн', '1,2 млрд'. */
export function compactPrice(roubles: number, text: MapMessages, format: Formats): string {
  const steps = [
    [1e9, text.billions],
    [1e6, text.millions],
    [1e3, text.thousands],
  ] as const;
  for (const [size, word] of steps) {
    // A price that rounds up to the next unit uses that unit: 999 950 is a million.
    if (roubles >= size * 0.9995) return `${format.number(threeFigures(roubles / size))}${NBSP}${word}`;
  }
  return format.number(Math.round(roubles));
}

function threeFigures(value: number): number {
  return value >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
}
