import type { RegisteredHouse } from '../../address/addressSuggestion';
import type { HouseCheck } from '../../address/houseCheck';
import { formLimits } from '../form/formLimits';
import { compareAddress } from './compareAddress';
import { compareHouse } from './compareHouse';
import { comparePhotos, type PhotoFacts } from './comparePhotos';
import { comparePrice, type SimilarPrices } from './comparePrice';
import { findCapitals } from './findCapitals';
import { apart, findEmails, findLinks, findMessengers } from './findContacts';
import { findPhones } from './findPhones';
import { findSeveralFlats } from './findSeveralFlats';
import { type HintKind, type PostedListing, type PostingHint, postingHint, type TextRange } from './postingHint';

/** What a listing is compared with. Null: not known, and nothing is said about it. */
export interface PostingFacts {
  readonly house: Pick<RegisteredHouse, 'floors' | 'yearBuilt'> | null;
  /** What the register says about the address. */
  readonly address: HouseCheck | null;
  readonly similar: SimilarPrices | null;
  readonly photos: readonly PhotoFacts[];
}

/** The first kind that finds a place takes it: the domain of an e-mail address is not also a link. */
const inText: readonly (readonly [HintKind, (text: string) => TextRange[]])[] = [
  ['phone', findPhones],
  ['email', findEmails],
  ['link', findLinks],
  ['messenger', findMessengers],
  ['severalFlats', findSeveralFlats],
  ['capitals', findCapitals],
];

/** Characters that are read: more than a description may have. */
const longest = 2 * formLimits.description;

/** Returns what in a description breaks the posting rules, in the order of the text. */
export function descriptionHints(description: string): PostingHint[] {
  const text = description.slice(0, longest);
  let taken: readonly TextRange[] = [];
  const hints = inText.flatMap(([kind, find]) => {
    const free = find(text).filter((range) => !taken.some((other) => range.start < other.end && other.start < range.end));
    taken = apart([...taken, ...free]);
    return free.map((range) => postingHint(kind, { range }));
  });
  return hints.sort((a, b) => (a.range?.start ?? 0) - (b.range?.start ?? 0));
}

/** Returns everything that a moderator would probably reject, or at least look at, under the posting rules. Advice: it blocks nothing. */
export function postingHints(listing: PostedListing, { house, address, similar, photos }: PostingFacts): PostingHint[] {
  return [
    ...descriptionHints(listing.description),
    ...comparePrice(listing.price, similar),
    ...compareAddress(address),
    ...compareHouse(listing, house),
    ...comparePhotos(photos),
  ];
}
