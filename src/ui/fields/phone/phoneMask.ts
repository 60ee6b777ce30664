import { asciiDigits, phoneDigits, phoneSeparators } from '../../../domain/forms/phoneDigits';

const shape = '+7 (###) ### ##-##';
/** Position of the first digit after +7. */
export const firstPlace = shape.indexOf('#');

/** A possibly incomplete Russian number, with or without +7, 7 or 8 before it. */
const beginning = /^(?:\+7|7|8)?(\d{0,10})$/;

/** Returns up to ten digits after +7; null for what is not and cannot become a Russian number. */
export function typedDigits(text: string): string | null {
  return phoneDigits(text) ?? beginning.exec(asciiDigits(text).replace(phoneSeparators, ''))?.[1] ?? null;
}

/**
 * Formats a possibly incomplete phone number by the mask of §5: '8916204' gives '+7 (916) 204'. Anything but a Russian number stays as it is,
 * to be rejected as written: forced into the mask, it would be somebody else's number.
 */
export function maskPhone(text: string): string {
  const digits = text === '' ? null : typedDigits(text);
  return digits === null ? text : shape.slice(0, placeAfter(digits.length)).replace(/#/g, digitOf(digits));
}

/** Returns the rest of the mask after a masked text: '_ __-__'. */
export function maskLeft(masked: string): string {
  return shape.slice(masked.length).replaceAll('#', '_');
}

/** Returns the position in a masked text right after `count` digits. */
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
