import { expect, it } from 'vitest';
import type { ComplainedListing } from '../../../domain/listing/moderation';
import { aListing, fixedNow } from '../../../testing/fixtures';
import { decodeComplained, encodeComplained } from './moderationQueue';

const complaint = { id: 5, author: 'Мария', description: 'Квартира давно продана.', at: fixedNow };
const item: ComplainedListing = {
  id: 7,
  listing: aListing({ id: 7 }),
  version: 2,
  complaints: [complaint],
  outcome: 'blocked',
  decided: { at: fixedNow, moderator: { id: 3, name: 'О. Белова' } },
  isOwnerBlocked: false,
};

it.each([true, false, null])('an owner who is blocked or not comes back as it was: %s', (isOwnerBlocked) => {
  expect(decodeComplained(encodeComplained({ ...item, isOwnerBlocked }))).toMatchObject({ outcome: 'blocked', isOwnerBlocked });
});

it('who has decided comes back as it was, and is not known from a server that does not say it', () => {
  expect(decodeComplained(encodeComplained(item))?.decided).toEqual(item.decided);
  expect(decodeComplained({ ...encodeComplained(item), decided: undefined })?.decided).toBeNull();
});

it.each([undefined, 'yes', 1])('what a server does not say about the owner is not known: %s', (is_owner_blocked) => {
  expect(decodeComplained({ ...encodeComplained(item), is_owner_blocked })).toMatchObject({ id: 7, isOwnerBlocked: null });
});
