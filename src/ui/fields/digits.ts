const SEPARATOR = '\u00a0';

/** What stands between whole and fraction: ',' in Russian, '.' in English. Both are understood when typed. */
export type DecimalSign = ',' | '.';

/** Digits of what was typed or pasted, without kopecks and leading zeros: '-1 500,00 ₽' gives '1500'. */
export function digitsOf(text: string): string {
  return text
    .replace(/[.,]\d{1,2}\D*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
}

/**
 * A number with a fraction, as far as it is typed: '045.5 м²' gives '45,5', '45,' stays so. A zero at the beginning is not taken;
 * what is left without a whole part (',5') is no number yet.
 */
export function decimalOf(text: string, sign: DecimalSign): string {
  const [whole = '', ...fractions] = text.split(/[.,]/);
  const digits = whole.replace(/\D/g, '').replace(/^0+/, '');
  const fraction = fractions.join('').replace(/\D/g, '');
  return fractions.length > 0 && digits + fraction !== '' ? digits + sign + fraction : digits;
}

/** The number in a text of {@link digitsOf} or {@link decimalOf}, or null. */
export function numberOf(digits: string): number | null {
  return /^\d/.test(digits) ? Number(digits.replace(',', '.')) : null;
}

/** Thousands apart by U+00A0: '1500000' gives '1 500 000'. A fraction is left as it is. */
export function groupDigits(digits: string): string {
  return digits.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, SEPARATOR));
}

/** Place in a grouped text that has `count` digits and signs after it: counted from the end, since leading zeros fall away at the beginning. */
export function caretBefore(text: string, count: number): number {
  let place = text.length;
  for (let left = count; place > 0 && left > 0; place -= 1) if (text[place - 1] !== SEPARATOR) left -= 1;
  return text[place - 1] === SEPARATOR ? place - 1 : place;
}

/** Whether the character is put between digits by {@link groupDigits} and cannot be deleted by itself. */
export function isSeparator(character: string | undefined): boolean {
  return character === SEPARATOR;
}
