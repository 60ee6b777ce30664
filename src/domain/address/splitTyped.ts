import { addressLimits } from './addressLimits';
import type { AddressSuggestion } from './addressSuggestion';
import { foldLetters } from './foldWords';
import { foldHouse, readHouse, type TypedHouse } from './houseNumber';

/** An address as somebody types it, read as a street and a house. */
export interface SplitAddress {
  /** The street as it was typed, without the city. */
  readonly street: string;
  readonly house: TypedHouse | null;
  /** The house as it was typed; empty without one. */
  readonly houseText: string;
}

const city = new Set(['г', 'город', 'москва']);

/** Splits 'Москва, Ярцевская улица, 22к1' into street and house; the house may also come first. */
export function splitTyped(text: string): SplitAddress {
  const tokens = text
    .slice(0, addressLimits.queryLength)
    .split(/[^\p{L}\p{N}/-]+/u)
    .filter((token) => token !== '' && !city.has(token.toLowerCase()));
  // A corpus may be a letter: 'к. A', with a Latin one.
  const folded = tokens.map((token) => (/\d|^.$/.test(token) ? foldHouse(token) : foldLetters(token)));
  for (let split = 0; split < tokens.length; split++) {
    const house = readHouse(folded.slice(split));
    if (house && split > 0) return { street: tokens.slice(0, split).join(' '), house, houseText: tokens.slice(split).join(' ') };
  }
  const first = tokens.length > 1 ? readHouse(folded.slice(0, 1)) : null;
  if (first) return { street: tokens.slice(1).join(' '), house: first, houseText: tokens[0] ?? '' };
  return { street: tokens.join(' '), house: null, houseText: '' };
}

/** What a suggestion says of its house. */
interface Suggested {
  readonly address: Pick<AddressSuggestion['address'], 'houseNumber' | 'corpus' | 'building'>;
}

const knownHouse = ({ address: { houseNumber, corpus, building } }: Suggested) => ({
  number: foldHouse(houseNumber).replace(/^к/, ''),
  corpus: foldHouse(corpus ?? ''),
  building: foldHouse(building ?? ''),
});

/** Whether a suggestion is the very house that was typed: its number, corpus and building, and nothing that was not typed. */
export function isTypedHouse({ house }: SplitAddress, suggestion: Suggested): boolean {
  const { number, corpus, building } = knownHouse(suggestion);
  if (!house) return number === '';
  if (number !== house.number) return false;
  if (house.either) return [corpus, building].filter(Boolean).join() === house.either;
  return corpus === house.corpus && building === house.building;
}

/** Whether the street of the suggestions is known, and none of them is or begins like the number that was typed. */
export function lacksNumber({ house }: SplitAddress, suggestions: readonly Suggested[]): boolean {
  return house !== null && suggestions.length > 0 && !suggestions.some((one) => knownHouse(one).number.startsWith(house.number));
}

/** Returns the houses whose numbers are next to the one that was typed, in their order. */
export function nearestNumbers<S extends Suggested>({ house }: SplitAddress, suggestions: readonly S[], count: number): S[] {
  const numberOf = (suggestion: S) => Number.parseInt(knownHouse(suggestion).number, 10);
  const wanted = Number.parseInt(house?.number ?? '', 10);
  return suggestions
    .filter((suggestion) => Number.isFinite(numberOf(suggestion)))
    .sort((a, b) => Math.abs(numberOf(a) - wanted) - Math.abs(numberOf(b) - wanted))
    .slice(0, count)
    .sort((a, b) => numberOf(a) - numberOf(b));
}
