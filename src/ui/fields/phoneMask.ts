import { asciiDigits, phoneDigits, phoneSeparators } from '../../domain/forms/phoneDigits';

const shape = '+7 (###) ### ##-##';
/** Where the first digit after +7 stands. */
export const firstPlace = shape.indexOf('#');

/** As far as a Russian number is typed, with or without +7, 7 or 8 before it. */
const beginning = /^(?:\+7|7|8)?(\d{0,10})$/;

/** Digits after +7, as many as there are; null for what is no Russian number and does not become one. */
export function typedDigits(text: string): string | null {
  return phoneDigits(text) ?? beginning.exec(asciiDigits(text).replace(phoneSeparators, ''))?.[1] ?? null;
}

/**
 * A phone number as far as it is typed, by the mask of §5: '8916204' gives '+7 (916) 204'. What is no Russian number stays as it is, to be
 * refused as it was written: made to fit, it would be the number of somebody else.
 */
export function maskPhone(text: string): string {
  const digits = text === '' ? null : typedDigits(text);
  return digits === null ? text : shape.slice(0, placeAfter(digits.length)).replace(/#/g, digitOf(digits));
}

/** What of the mask is still to come after a masked text: '_ __-__'. */
export function maskLeft(masked: string): string {
  return shape.slice(masked.length).replaceAll('#', '_');
}

/** Place in a masked text right after so many digits. */
export function placeAfter(count: number): number {
  let place = firstPlace;
  for (let left = count; left > 0; place += 1) if (shape[place] === '#') left -= 1;
  return place;
}

function digitOf(digits: string): () => string {
  let next = 0;
  return () => {
    next += 1;
    return digits.charAt(next - 1);
  };
}
