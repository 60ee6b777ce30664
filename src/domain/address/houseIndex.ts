import type { Coordinates } from '../map/coordinates';
import { foldWords } from './foldWords';
import { typesOf } from './streetTypes';

/** A house of a register. */
export interface IndexedHouse extends Coordinates {
  readonly number: string;
  readonly corpus: string;
  readonly building: string;
  readonly district: string;
}

/** A street of a register, or a settlement without streets. */
export interface StreetOfHouses<H extends IndexedHouse = IndexedHouse> {
  /** The type in full; empty for a settlement. */
  readonly type: string;
  /** Empty for a settlement. */
  readonly name: string;
  /** 'пос. Сосенское, пос. Коммунарка'; empty within the old city. */
  readonly settlement: string;
  readonly houses: readonly H[];
}

/** The streets of a register by the names that a form gives them. */
export interface HouseIndex<H extends IndexedHouse = IndexedHouse> {
  /** Returns the streets that are called so; several settlements may have one of the same name. */
  streets(street: string): readonly StreetOfHouses<H>[];
}

/** Words that say what kind of settlement it is. */
const settlementWords = new Set(['г', 'гор', 'город', 'п', 'пос', 'поселок', 'д', 'дер', 'деревня', 'с', 'село', 'поселение', 'рп']);

/** Characters of a name that are read: more than a street may have. */
const longest = 300;

export function houseIndex<H extends IndexedHouse>(streets: readonly StreetOfHouses<H>[]): HouseIndex<H> {
  const byName = new Map<string, StreetOfHouses<H>[]>();
  for (const street of streets) {
    const name = street.name || (street.settlement.split(', ').at(-1) ?? '');
    // Some leave out the type of a street, so it is found with and without it.
    for (const key of new Set([...keysOf(`${street.type} ${name}`), ...keysOf(name)])) {
      byName.set(key, [...(byName.get(key) ?? []), street]);
    }
  }
  return { streets: (name) => keysOf(name.slice(0, longest)).flatMap((key) => byName.get(key) ?? []) };
}

/** The same for 'пр-кт Мира', 'проспект Мира', 'Мира проспект'. More than one for a short form that may mean more than one type. */
function keysOf(name: string): string[] {
  let keys: readonly string[][] = [[]];
  for (const token of name.toLowerCase().split(/[\s.,]+/)) {
    const ways = typesOf(token)?.map((type) => [type]) ?? [foldWords(token).filter((word) => !settlementWords.has(word))];
    // A text of nothing but short forms is no name.
    keys = keys.length > 8 ? [] : keys.flatMap((key) => ways.map((way) => [...key, ...way]));
  }
  return keys.filter((key) => key.length > 0).map((key) => key.sort().join(' '));
}
