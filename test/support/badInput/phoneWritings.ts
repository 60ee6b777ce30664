import fc from 'fast-check';

const gaps = ['', ' ', '-', '.', '\u00A0', '\u202F', '\u2009', '\u2011', '\u2013', '\u2014', '\u2212', ' - ', '/'];
const befores = ['', ' ', 'тел.: ', 'Тел: ', 'tel:', 'Телефон — ', 'моб. ', '\u200E', '\u202A', '('];
const behinds = ['', ' ', '.', ';', ' доб. 12', ', доб.\u00A07', ' ext. 305', ' x5', ' #4', '\u202C', ' (Мария)'];
const prefixes = ['+7', '8', '7', '', '+ 7', '(+7)', '\uFF0B7'];
/** Zeros of typed digits: ASCII, full width, Arabic, Devanagari. */
const zeros = ['0', '\uFF10', '\u0660', '\u0966'].map((zero) => zero.codePointAt(0) ?? 0);

/** Ten digits of a number, and one of the many ways to write it. */
export interface PhoneWriting {
  readonly digits: string;
  readonly text: string;
}

interface Parts {
  readonly digits: string;
  readonly prefix: string;
  readonly gaps: readonly string[];
  readonly hasBrackets: boolean;
  readonly before: string;
  readonly behind: string;
  readonly zero: number;
}

/** So many digits after the prefix, written in any way. */
const written = (count: number): fc.Arbitrary<Parts> =>
  fc.record({
    digits: fc.stringMatching(new RegExp(`^[0-9]{${count}}$`)),
    prefix: fc.constantFrom(...prefixes),
    gaps: fc.array(fc.constantFrom(...gaps), { minLength: 4, maxLength: 4 }),
    hasBrackets: fc.boolean(),
    before: fc.constantFrom(...befores),
    behind: fc.constantFrom(...behinds),
    zero: fc.constantFrom(...zeros),
  });

function write({ digits, prefix, gaps: [first, second, third, fourth], hasBrackets, before, behind, zero }: Parts): string {
  const code = hasBrackets ? `(${digits.slice(0, 3)})` : digits.slice(0, 3);
  const number = `${prefix}${first}${code}${second}${digits.slice(3, 6)}${third}${digits.slice(6, 8)}${fourth}${digits.slice(8)}`;
  const inScript = number.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  return before + inScript + behind;
}

/** All ways to write a complete number. */
export const phoneWritings: fc.Arbitrary<PhoneWriting> = written(10).map((parts) => ({ digits: parts.digits, text: write(parts) }));

/** Written alike, but with a digit too many or too few after a prefix. */
export const wrongPhoneWritings: fc.Arbitrary<string> = fc
  .constantFrom(6, 8, 9, 11, 12)
  .chain(written)
  .map((parts) => write({ ...parts, prefix: '+7' }));
