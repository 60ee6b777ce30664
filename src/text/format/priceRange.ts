import type { Texts } from '../catalogue/TextContext';
import { type Lang, NBSP } from './format';

interface Words {
  readonly scales: readonly [string, string, string];
  readonly from: string;
  readonly to: string;
}

const words: Record<Lang, Words> = {
  ru: { scales: ['тыс', 'млн', 'млрд'], from: 'от', to: 'до' },
  en: { scales: ['k', 'm', 'bn'], from: 'from', to: 'up to' },
};

/**
 * Returns 'от X', 'до Y' or 'X — Y' of the price button, with тыс, млн, млрд: '10 — 35 млн ₽' (§1, §2). Empty when both ends are open.
 * Separate from the formats, so that a single card does not load it.
 */
export function priceRange(min: number | null, max: number | null, { lang, format }: Pick<Texts, 'lang' | 'format'>): string {
  const { scales, from, to } = words[lang];
  const scaled = (roubles: number): { text: string; scale: string } => {
    const power = roubles >= 1e9 ? 3 : roubles >= 1e6 ? 2 : roubles >= 1e4 ? 1 : 0;
    const scale = power === 0 ? '' : (scales[power - 1] ?? '');
    return { text: format.number(roubles / 1000 ** power), scale };
  };
  const joined = ({ text, scale }: { text: string; scale: string }) => (scale ? `${text}${NBSP}${scale}` : text);
  if (min === null && max === null) return '';
  if (min === null) return `${to}${NBSP}${joined(scaled(max ?? 0))}${NBSP}₽`;
  if (max === null) return `${from}${NBSP}${joined(scaled(min))}${NBSP}₽`;
  const low = scaled(min);
  const high = scaled(max);
  return `${low.scale === high.scale ? low.text : joined(low)} — ${joined(high)}${NBSP}₽`;
}
