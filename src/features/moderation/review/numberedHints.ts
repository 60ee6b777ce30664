import type { RejectionReason } from '../../../domain/listing/moderation';
import type { PostingHint, PostingRule } from '../../../domain/listing/postingRules/postingHint';

/** A hint with its number: the same in the list, in the text and on the photo. */
export interface Remark {
  readonly number: number;
  readonly hint: PostingHint;
}

/** Where remarks come that are not about the text. */
const atTheEnd = 1e9;

/** Returns the remarks in the order of the text, breaches first. */
export function remarksOf(hints: readonly PostingHint[]): Remark[] {
  return hints
    .toSorted((a, b) => Number(b.isBreach) - Number(a.isBreach) || (a.range?.start ?? atTheEnd) - (b.range?.start ?? atTheEnd))
    .map((hint, index) => ({ number: index + 1, hint }));
}

/** The reason that a broken rule is rejected with. */
export const reasonOfRule: Readonly<Record<PostingRule, RejectionReason>> = {
  noContacts: 'contacts_in_text',
  noLinks: 'contacts_in_text',
  plainDescription: 'forbidden',
  oneFlat: 'forbidden',
  fullAddress: 'wrong_address',
  trueParameters: 'wrong_data',
  fairPrice: 'price',
  realPhotos: 'bad_photos',
};
