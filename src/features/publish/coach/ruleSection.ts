import type { PostingRule } from '../../../domain/listing/postingRules/postingHint';

/** Sections of the published posting rules, counted from 1, in which each rule stands. */
export const ruleSection: Readonly<Record<PostingRule, number>> = {
  fullAddress: 2,
  trueParameters: 3,
  noContacts: 4,
  noLinks: 4,
  plainDescription: 4,
  oneFlat: 5,
  fairPrice: 6,
  realPhotos: 7,
};
