const SEPARATOR = '\u00a0';

/** Decimal sign: ',' in Russian, '.' in English. Both are accepted when typed. */
export type DecimalSign = ',' | '.';

/** What people write behind a sum or an area. */
const unit = /(?:₽|руб\p{L}*\.?|ру?\.?|кв\.?м[²2]?\.?|м[²2]?\.?)(?:[/в]мес\p{L}*\.?)?$/iu;
/** 10.500.000 or 10,500,000, and the fraction behind it in the other sign. */
const groups = /^(-?\d{1,3})(?:((?:\.\d{3})+)(?=$|[^\d.])|((?:,\d{3})+)(?=$|[^\d,]))/;

export interface DraftOptions {
  readonly sign: DecimalSign;
  readonly isWhole: boolean;
  /** Typed by key: a fraction may be growing to three digits. */
  readonly isKey: boolean;
}

/**
 * Returns typed or pasted text as it stands in a field without groups: '1500000' for '1 500 000', '10.500.000' and '1,500,000'. What precedes
 * the number and leading zeros are dropped. Anything else stays: dropped out of the middle, it would make another number of the digits around
 * it, 125 of 12.5. A point or comma before three digits is a group if it is pasted into a whole number, stands beside another group, or the other
 * sign follows; else it begins a fraction.
 */
export function draftOf(text: string, { sign, isWhole, isKey }: DraftOptions): string {
  const dense = text
    .replace(/[\s'’]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^[^\d.,-]+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1');
  const [all = '', first, points, commas] = groups.exec(dense) ?? [];
  const grouped = points ?? commas;
  const rest = dense.slice(all.length);
  const isGroup = grouped !== undefined && ((isWhole && !isKey) || grouped.length > 4 || /^[.,]/.test(rest));
  const joined = isGroup ? first + grouped.replace(/\D/g, '') + rest : dense;
  // A field for whole numbers keeps the sign as typed: with another one, the next group would look like a fraction.
  return isWhole ? joined : joined.replace(/^(-?\d*)[.,]/, `$1${sign}`);
}

/** Returns the number in a draft, null for an empty one, NaN for what is no number. Units and a fraction of zeros are fine: '1500,00 ₽'. */
export function numberOf(draft: string): number | null {
  const text = draft.replace(unit, '').replace(',', '.');
  if (text === '') return null;
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) + 0 : Number.NaN;
}

/** Returns the number before anything that does not belong to it: 12 in '12.5' if it has to be whole, null in '-5'. */
export function numberBefore(draft: string, isWhole: boolean): number | null {
  const [found] = (isWhole ? /^\d+/ : /^\d+(?:[.,]\d+)?/).exec(draft) ?? [];
  return found === undefined ? null : Number(found.replace(',', '.'));
}

/** Groups thousands by U+00A0: '1 500 000' for '1500000'. What follows them stays as it is. */
export function groupDigits(draft: string): string {
  return draft.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, SEPARATOR));
}

/** Returns the position in a grouped text that has `count` characters of the draft after it. Counted from the end, since leading zeros are dropped. */
export function caretBefore(text: string, count: number): number {
  let place = text.length;
  for (let left = count; place > 0 && left > 0; place -= 1) if (text[place - 1] !== SEPARATOR) left -= 1;
  return text[place - 1] === SEPARATOR ? place - 1 : place;
}

/** Whether {@link groupDigits} puts this character between digits, so that it cannot be deleted alone. */
export function isSeparator(character: string | undefined): boolean {
  return character === SEPARATOR;
}
