import { accountLimits } from '../account/accountLimits';
import { hasControl } from './hasControl';

/** How people set groups of digits apart, and what comes along unseen with a copied number: marks of direction, soft hyphens. */
export const phoneSeparators = /[\s\p{Pd}\p{Cf}\u2212().[\]/_·•]/gu;
/** 'тел.: ', 'tel:', '(' */
const before = /^[^\d+]+/;
/** 'доб. 5', ', ext 12', '#7': of no use to a caller. */
const extension = /[\s,;(]*(?:доб\p{L}*|вн\p{L}*|ext\p{L}*|[xх#])[\s.:=№]*\d{1,6}\)?\s*$/iu;
const after = /\D+$/;
const russian = new RegExp(`^(?:\\+?7|8)?(\\d{${accountLimits.phoneDigits}})$`);
/** Longer than any number with its separators and what people write around it. */
const longest = 80;

/**
 * The ten digits after +7 of a Russian number, however it is written: with +7, 7 or 8 before them or without, grouped, with 'тел.:' before or
 * an extension behind (§5). Null for anything else: a digit too many or too few is refused, since moving the others along would make it the
 * number of somebody else.
 */
export function phoneDigits(text: string): string | null {
  if (text.length > longest || hasControl(text)) return null;
  const bare = asciiDigits(text).replace(before, '').replace(extension, '').replace(after, '').replace(phoneSeparators, '');
  return russian.exec(bare)?.[1] ?? null;
}

/** Digits of other scripts and of full width are digits all the same. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    // They stand from 0 to 9 in a row.
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}
