import { describe, expect, it } from 'vitest';
import { listingStatuses } from '../enumerations';
import { type ChatRefusal, chatRefusals, type Writing, whyCannotWrite } from './whyCannotWrite';

const listing = {
  status: 'active',
  isDeleted: false,
  communicationMethod: 'callsAndMessages',
  owner: { id: 2, name: 'Ольга', type: 'owner' },
} as const;
const fine: Writing = {
  writerId: 1,
  recipientId: 2,
  listing,
  hasChat: true,
  isBlockedByMe: false,
  amBlocked: false,
  isRecipientBlocked: false,
};

/** Situations with one reason each. */
const faults: Readonly<Record<ChatRefusal, (writing: Writing) => Writing>> = {
  no_listing: (writing) => ({ ...writing, listing: null }),
  you_blocked: (writing) => ({ ...writing, isBlockedByMe: true }),
  you_are_blocked: (writing) => ({ ...writing, amBlocked: true }),
  recipient_blocked: (writing) => ({ ...writing, isRecipientBlocked: true }),
  listing_deleted: (writing) => ({ ...writing, listing: writing.listing && { ...writing.listing, isDeleted: true } }),
  listing_rejected: (writing) => ({ ...writing, listing: writing.listing && { ...writing.listing, status: 'rejected' } }),
  listing_in_moderation: (writing) => ({ ...writing, listing: writing.listing && { ...writing.listing, status: 'moderation' } }),
  listing_archived: (writing) => ({ ...writing, listing: writing.listing && { ...writing.listing, status: 'archived' } }),
  no_recipient: (writing) => ({ ...writing, recipientId: null }),
  self: (writing) => ({ ...writing, recipientId: writing.writerId }),
  calls_only: (writing) => ({ ...writing, listing: writing.listing && { ...writing.listing, communicationMethod: 'calls' } }),
};
/** A listing has one status, and a recipient is one. */
const excludes = [
  ['listing_rejected', 'listing_in_moderation', 'listing_archived'],
  ['no_recipient', 'self'],
];

describe('why a message cannot be sent', () => {
  it('nothing is in the way', () => {
    expect(whyCannotWrite(fine)).toBeNull();
    expect(whyCannotWrite({ ...fine, hasChat: false })).toBeNull();
  });

  it.each(chatRefusals)('%s alone', (refusal) => {
    expect(whyCannotWrite(faults[refusal](fine))).toBe(refusal);
  });

  it('of all reasons at once the first is told', () => {
    for (let mask = 1; mask < 2 ** chatRefusals.length; mask++) {
      const present = chatRefusals.filter((_, bit) => mask & (1 << bit));
      if (excludes.some((group) => group.filter((one) => present.some((refusal) => refusal === one)).length > 1)) continue;
      const writing = present.toReversed().reduce((one, refusal) => faults[refusal](one), fine);
      expect([present, whyCannotWrite(writing)]).toEqual([present, present[0]]);
    }
  });

  it('owners who want calls may answer those who wrote before', () => {
    const owner: Writing = { ...faults.calls_only(fine), writerId: 2, recipientId: 1 };
    expect(whyCannotWrite(owner)).toBeNull();
  });

  it('who cannot see whose a listing is learns nothing of blocks', () => {
    for (const { key: status } of listingStatuses) {
      for (const isDeleted of [false, true]) {
        for (const isUnapproved of [false, true]) {
          const stranger: Writing = {
            ...fine,
            hasChat: false,
            isBlockedByMe: true,
            amBlocked: true,
            isRecipientBlocked: true,
            listing: { ...listing, status, isDeleted, isUnapproved },
          };
          const isShown = !isDeleted && (status === 'active' || (status === 'archived' && !isUnapproved));
          expect([status, isDeleted, isUnapproved, whyCannotWrite(stranger) === 'you_blocked']).toEqual([
            status,
            isDeleted,
            isUnapproved,
            isShown,
          ]);
        }
      }
    }
  });
});
