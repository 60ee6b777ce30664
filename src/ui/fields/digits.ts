const SEPARATOR = '\u00a0';

/** Decimal sign: ',' in Russian, '.' in English. Both are accepted when typed. */
export type DecimalSign = ',' | '.';

/** Returns the digits of typed or pasted text, without kopecks and leading zeros: '1500' for '-1 500,00 ₽'. */
export function digitsOf(text: string): string {
  return text
    .replace(/[.,]\d{1,2}\D*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
}

/**
 * Returns a possibly incomplete number with a fraction: '45,5' for '045.5 м²', '45,' for '45,'. Leading zeros are dropped; text without an
 * integer part (',5') is not a number yet.
 */
export function decimalOf(text: string, sign: DecimalSign): string {
  const [whole = '', ...fractions] = text.split(/[.,]/);
  const digits = whole.replace(/\D/g, '').replace(/^0+/, '');
  const fraction = fractions.join('').replace(/\D/g, '');
  return fractions.length > 0 && digits + fraction !== '' ? digits + sign + fraction : digits;
}

/** Returns the number in a text of {@link digitsOf} or {@link decimalOf}, or null. */
export function numberOf(digits: string): number | null {
  return /^\d/.test(digits) ? Number(digits.replace(',', '.')) : null;
}

/** Groups thousands by U+00A0: '1 500 000' for '1500000'. A fraction stays as it is. */
export function groupDigits(digits: string): string {
  return digits.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, SEPARATOR));
}

/** Returns the position in a grouped text that has `count` digits and signs after it. Counted from the end, since leading zeros are dropped. */
export function caretBefore(text: string, count: number): number {
  let place = text.length;
  for (let left = count; place > 0 && left > 0; place -= 1) if (text[place - 1] !== SEPARATOR) left -= 1;
  return text[place - 1] === SEPARATOR ? place - 1 : place;
}

/** Whether {@link groupDigits} puts this character between digits, so that it cannot be deleted alone. */
export function isSeparator(character: string | undefined): boolean {
  return character === SEPARATOR;
}
