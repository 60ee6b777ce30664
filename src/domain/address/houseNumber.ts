import { foldLetters } from './foldWords';

/** The house of an address as somebody typed it; the parts in lower case. */
export interface TypedHouse {
  readonly number: string;
  readonly corpus: string;
  readonly building: string;
  /** A second number without a word: a corpus or a building. */
  readonly either: string;
}

const pattern =
  /^(?:(?:дом|д|вл|владение|домовладение|корпус|корп|к) ?)?(\d+(?: ?(?!к |с )[а-я](?![а-я]| ?\d))?(?:[/-]\d+[а-я]?)*)(?: ?(?:корпус|корп|кор|к(?!в(?: |\d|$))) ?(\d+[а-я]?|[а-я](?![а-я]))?)?(?: ?(?:строение|стр|с) ?(\d+[а-я]?|[а-я](?![а-я]))?)?(?: (\d+[а-я]?))?(?: ?(?:квартира|кв|помещение|пом|офис|оф) ?\d*)?$/;

/** Reads '12', 'дом 12 корпус 1', '12к1с2', '188 б', '12/23', 'д 12 кв 5'; null for anything else. Beginnings such as '12 стр' count. */
export function readHouse(words: readonly string[]): TypedHouse | null {
  const found = pattern.exec(words.join(' '));
  if (!found) return null;
  const [, number = '', corpus = '', building = '', either = ''] = found;
  return { number: number.replace(' ', ''), corpus, building, either };
}

const latinAlike = 'abcehkmoptxy';
const cyrillicAlike = 'авсенкмортху';

/** Returns a number, corpus or building as they are compared: '12 A' with a Latin letter and '12а' are the same. */
export function foldHouse(part: string): string {
  return withoutLatin(foldLetters(part).replace(/\s+/g, ''));
}

/** Writes Latin letters as the Cyrillic ones that look the same. */
export function withoutLatin(part: string): string {
  return part.replace(/[a-z]/gi, (letter) => {
    const alike = cyrillicAlike[latinAlike.indexOf(letter.toLowerCase())] ?? letter;
    return letter === letter.toLowerCase() ? alike : alike.toUpperCase();
  });
}

/** A house of the register in the same writing. */
export interface KnownHouse {
  readonly number: string;
  readonly corpus: string;
  readonly building: string;
}

/** Returns how well a house fits what was typed, 0 to 1; 0 for another house. */
export function houseFit(typed: TypedHouse, { number, corpus, building }: KnownHouse): number {
  if (number !== typed.number) {
    if (typed.corpus || typed.building || typed.either) return 0;
    // '26/1' is also how people write '26 к 1'.
    if (typed.number === `${number}/${corpus || building}` && !(corpus && building)) return 0.8;
    if (!number.startsWith(typed.number)) return 0;
    // '12' is on the way to '12А' and '12/2', and less so to '120'.
    return /^\d/.test(number.slice(typed.number.length)) ? 0.45 : 0.6;
  }
  if (typed.either) {
    if (corpus === typed.either || building === typed.either) return building && corpus ? 0.9 : 1;
    return corpus.startsWith(typed.either) || building.startsWith(typed.either) ? 0.6 : 0.3;
  }
  const parts = partFit(typed.corpus, corpus) * partFit(typed.building, building);
  // A corpus that somebody calls a building, or the other way round.
  const isSwapped = typed.corpus === building && typed.building === corpus;
  return parts || (isSwapped ? 0.7 : 0.3);
}

/** A part that the house has and nobody asked for fits a little worse than one that neither side has. */
function partFit(typed: string, known: string): number {
  if (typed === known) return 1;
  if (typed === '') return 0.9;
  return known.startsWith(typed) ? 0.7 : 0;
}
