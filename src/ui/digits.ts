const SEPARATOR = '\u00a0';

/** Digits of what was typed or pasted, without kopecks and leading zeros: '-1 500,00 ₽' gives '1500'. */
export function digitsOf(text: string): string {
  return text
    .replace(/[.,]\d{1,2}\D*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
}

/** Thousands apart by U+00A0: '1500000' gives '1 500 000'. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, SEPARATOR);
}

/** Place in a grouped text that has `count` digits after it: counted from the end, since leading zeros fall away at the beginning. */
export function caretBefore(text: string, count: number): number {
  let place = text.length;
  for (let left = count; place > 0 && left > 0; place -= 1) if (text[place - 1] !== SEPARATOR) left -= 1;
  return text[place - 1] === SEPARATOR ? place - 1 : place;
}

/** Whether the character is put between digits by {@link groupDigits} and cannot be deleted by itself. */
export function isSeparator(character: string | undefined): boolean {
  return character === SEPARATOR;
}
