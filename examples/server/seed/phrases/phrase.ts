import { walkingMinutes } from '../../../../src/domain/metro/walkingMinutes';
import type { Flat } from '../flat';

type Fact =
  | 'opening'
  | 'area'
  | 'district'
  | 'street'
  | 'station'
  | 'otherStation'
  | 'center'
  | 'floor'
  | 'repair'
  | 'bathroom'
  | 'furniture'
  | 'outdoor'
  | 'windows'
  | 'view'
  | 'layout'
  | 'family'
  | 'wall'
  | 'lift'
  | 'chute'
  | 'neighbours'
  | 'appliances'
  | 'internet'
  | 'guests'
  | 'deposit'
  | 'counters'
  | 'term'
  | 'communal'
  | 'commission'
  | 'papers'
  | 'reason'
  | 'metrePrice'
  | 'seller'
  | 'contact';

export interface Phrase {
  /** The facts it states; a description never uses two phrases with a common fact. */
  readonly facts: readonly Fact[];
  readonly text: string;
}

export const say = (facts: readonly Fact[], ...texts: string[]): Phrase[] => texts.map((text) => ({ facts, text }));
export const only = (condition: boolean, phrases: () => Phrase[]): Phrase[] => (condition ? phrases() : []);

/** The stations of a flat. */
export interface Around {
  readonly station: string;
  /** Another station within walking distance. */
  readonly otherStation: string | null;
}

export function minutesToMetro({ house }: Flat): number {
  return walkingMinutes(house.metroDistance);
}
