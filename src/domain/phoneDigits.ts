import { accountLimits } from './accountLimits';

/** How people set groups of digits apart. */
const separators = /[\s().\-\u2010-\u2015]/g;
const russian = new RegExp(`^(?:\\+?7|8)?(\\d{${accountLimits.phoneDigits}})$`);
/** Longer than any number with its separators. */
const longest = 40;

/**
 * The ten digits after +7 of a Russian number, written with +7, 7 or 8 before them or without (§5).
 * Null for anything else: a digit too many or too few is refused, since moving the others along would make it the number of somebody else.
 */
export function phoneDigits(text: string): string | null {
  if (text.length > longest) return null;
  return russian.exec(text.replace(separators, ''))?.[1] ?? null;
}
