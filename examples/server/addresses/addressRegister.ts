import { readFile } from 'node:fs/promises';
import { foldWords } from '../../../src/domain/address/foldWords';
import { type HouseIndex, houseIndex } from '../../../src/domain/address/houseIndex';
import { foldHouse, houseFit, type KnownHouse } from '../../../src/domain/address/houseNumber';
import type { City } from '../../../src/domain/city/city';
import { moscow } from '../../../src/domain/city/moscow';
import type { Coordinates } from '../../../src/domain/map/coordinates';
import { metresBetween } from '../../../src/domain/map/geo';
import { files } from '../files';
import { parseAddresses, type RegisterHouse, type RegisterStreet } from './addressTable';
import { houseGrid } from './houseGrid';
import { vocabulary } from './similarWords';
import { isCityAlone, readTyped, type TypedAddress } from './typedAddress';

/** What was found: a house, a street (or settlement) without one, or the city. */
export interface FoundAddress {
  readonly street: RegisterStreet | null;
  readonly house: RegisterHouse | null;
}

export const addressLevels = ['city', 'street', 'house'] as const;
export type AddressLevel = (typeof addressLevels)[number];

export interface AddressQuery {
  readonly text: string;
  readonly count: number;
  /** All when absent. */
  readonly levels?: readonly AddressLevel[];
  /** Nothing further away; everywhere when absent. */
  readonly around?: { readonly at: Coordinates; readonly metres: number };
}

/** Every apartment house of the city, in memory: it changes with a release, and a search takes no statement (docs/decisions/server/040). */
export interface AddressRegister extends HouseIndex<RegisterHouse> {
  readonly city: City;
  /** Returns the best matches first. */
  suggest(query: AddressQuery): FoundAddress[];
  /** Returns the houses around a place, the nearest first. */
  near(at: Coordinates, metres: number, count: number): FoundAddress[];
}

/** Reads the register that comes with the server. */
export async function loadAddresses(): Promise<AddressRegister> {
  return addressRegister(parseAddresses(await readFile(`${files.facts}addresses.txt`, 'utf8')));
}

/** How much a word that is not in a street's name counts against it, and so on: shares of one. */
const weights = { words: 0.72, coverage: 0.2, type: 0.08, house: 0.35, noHouse: 0.12 };
/** A street that matches worse is not meant. */
const leastMatch = 0.5;
/** Shares of the best match: what is below is left out. Who names the type of the street means that one. */
const leastShare = { typed: 0.9, untyped: 0.85 };

interface IndexedStreet {
  readonly street: RegisterStreet;
  /** Places in the vocabulary. The settlement is indexed, too, but nobody has to write it. */
  readonly name: readonly number[];
  /** Words of the settlement. */
  readonly settlement: ReadonlySet<string>;
  /** Made when they are first asked for: most streets never are. */
  known(): readonly (readonly [RegisterHouse, KnownHouse])[];
}

export function addressRegister(streets: readonly RegisterStreet[], city: City = moscow): AddressRegister {
  const places = new Map<string, number>();
  const placeOf = (word: string) => {
    const place = places.get(word) ?? places.size;
    places.set(word, place);
    return place;
  };
  const streetsOfWord = new Map<number, number[]>();
  const indexed = streets.map((street, index): IndexedStreet => {
    const name = foldWords(street.name).map(placeOf);
    const settlement = new Set(foldWords(street.settlement));
    for (const word of new Set([...name, ...[...settlement].map(placeOf)])) {
      streetsOfWord.set(word, [...(streetsOfWord.get(word) ?? []), index]);
    }
    return { street, name, settlement, known: once(() => street.houses.map((house) => [house, knownHouse(house)] as const)) };
  });
  const towns = new Set(streets.flatMap(({ settlement }) => foldWords(/г\. (\S+)$/.exec(settlement)?.[1] ?? '')));
  const words = vocabulary([...places.keys()]);
  const grid = once(() => houseGrid(streets));
  const index = once(() => houseIndex(streets));

  return {
    city,

    suggest({ text, count, levels = addressLevels, around }) {
      const isWanted = (found: FoundAddress) => {
        if (!levels.includes(found.house ? 'house' : found.street ? 'street' : 'city')) return false;
        if (!around) return true;
        const at = found.house ?? found.street?.houses[0];
        return !at || metresBetween(around.at, at) <= around.metres;
      };
      if (isCityAlone(text)) return [{ street: null, house: null }].filter(isWanted);
      const found = new Map<RegisterStreet | RegisterHouse, readonly [FoundAddress, number]>();
      const add = (key: RegisterStreet | RegisterHouse, address: FoundAddress, score: number) => {
        if ((found.get(key)?.[1] ?? 0) < score) found.set(key, [address, score]);
      };
      const readings = readTyped(text);
      for (const typed of readings) {
        for (const [{ street, known }, match] of matches(typed)) {
          if (!typed.house) add(street, { street, house: null }, match);
          else {
            let best = 0;
            for (const [house, writing] of known()) {
              const fit = houseFit(typed.house, writing);
              best = Math.max(best, fit);
              if (fit > 0) add(house, { street, house }, match * (1 - weights.house + weights.house * fit) + weights.noHouse);
            }
            if (best < 0.6) add(street, { street, house: null }, match * (1 - weights.house));
          }
        }
      }
      const sorted = [...found.values()]
        .filter(([address]) => isWanted(address))
        .sort(([a, aScore], [b, bScore]) => bScore - aScore || size(b) - size(a));
      const least = (sorted[0]?.[1] ?? 0) * (readings.some(({ types }) => types.length > 0) ? leastShare.typed : leastShare.untyped);
      const near = sorted.filter(([, score]) => score >= least);
      const best = near.slice(0, count).map(([address]) => address);
      const [only] = best;
      // One street and nothing else: its houses are what comes next.
      if (best.length === 1 && only?.street && !only.house) {
        const { street } = only;
        best.push(
          ...beside(readings.find(({ house }) => house)?.house?.number, street.houses)
            .map((house) => ({ street, house }))
            .filter(isWanted)
            .slice(0, count - 1),
        );
      }
      return best;
    },
    streets: (street) => index().streets(street),
    near: (at, metres, count) => grid().near(at, metres, count),
  };

  /** Streets that the words mean, with how well from 0 to 1. */
  function matches({ words: typed, types }: TypedAddress): (readonly [IndexedStreet, number])[] {
    if (typed.length === 0) return [];
    // The likeness of each typed word, by street.
    const likeness = new Map<number, Float32Array>();
    const covered = new Map<number, Set<number>>();
    for (const [at, word] of typed.entries()) {
      for (const [place, like] of words.like(word)) {
        for (const index of streetsOfWord.get(place) ?? []) {
          const row = likeness.get(index) ?? new Float32Array(typed.length);
          likeness.set(index, row);
          if ((row[at] ?? 0) < like) row[at] = like;
          // 'Троицк' is the town, not the beginning of its 'Троицкий бульвар'.
          if (typed.length > 1 && indexed[index]?.settlement.has(word)) continue;
          const seen = covered.get(index) ?? new Set();
          covered.set(index, seen.add(place));
        }
      }
    }
    const found: (readonly [IndexedStreet, number, Float32Array])[] = [];
    for (const [index, row] of likeness) {
      const street = indexed[index];
      if (!street) continue;
      // Of a town alone no street is meant, if another one is named.
      const named = typed.flatMap((word, at) => (street.settlement.has(word) || /^\d/.test(word) ? [] : (row[at] ?? 0)));
      if (street.name.length > 0 && named.length > 0 && named.every((like) => like === 0)) continue;
      // A number that is no part of the name is the house, read otherwise; six digits are a post code.
      if (street.name.length > 0 && typed.some((word, at) => /^\d{1,5}$/.test(word) && row[at] === 0)) continue;
      const share = row.reduce((sum, like) => sum + like, 0) / typed.length;
      const seen = covered.get(index);
      const coverage = street.name.length === 0 ? 1 : street.name.filter((place) => seen?.has(place)).length / street.name.length;
      const type = types.length === 0 ? 0.5 : types.includes(street.street.type) ? 1 : 0;
      const match = weights.words * share + weights.coverage * coverage + weights.type * type;
      if (match >= leastMatch && share >= leastMatch) found.push([street, match, row]);
    }
    // Who names a town means its street, whatever house that has, and no street elsewhere if it lacks this one.
    const isTown = typed.map((word) => towns.has(word) || found.some(([{ settlement }]) => settlement.has(word)));
    // 'Новая' is not meant where 'Новая Басманная' is typed, whatever house that has.
    const isWhole = found.some(([, , row]) => row.every((like) => like > 0));
    return found.flatMap(([street, match, row]) =>
      row.some((like, at) => like === 0 && (isWhole || isTown[at])) ? [] : [[street, match] as const],
    );
  }
}

/** Returns the houses of a street, those next to a number that it lacks first. */
function beside(number: string | undefined, houses: readonly RegisterHouse[]): readonly RegisterHouse[] {
  if (number === undefined) return houses;
  const apart = (house: RegisterHouse) => Math.abs(Number.parseInt(house.number.replace(/^к/, ''), 10) - Number.parseInt(number, 10));
  return houses.toSorted((a, b) => apart(a) - apart(b));
}

/** Larger streets are meant more often. */
const size = ({ street, house }: FoundAddress) => (house ? 0 : (street?.houses.length ?? 0));

/** Zelenograd counts corpora: 'к1804' is typed with and without the letter. */
function knownHouse({ number, corpus, building }: RegisterHouse): KnownHouse {
  return { number: foldHouse(number).replace(/^к/, ''), corpus: foldHouse(corpus), building: foldHouse(building) };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
