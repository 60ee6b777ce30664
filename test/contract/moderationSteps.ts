import { beforeAll } from 'vitest';
import { createListing } from '../../src/api/listing/listingWrites';
import { approveListing, getModeratedListing, type Rejection, type SeenListing } from '../../src/api/moderation';
import { aListingForm } from '../../src/testing/store/aListingForm';
import { smallPhotos } from '../support/smallPhotos';
import type { Subject } from './calls/searchCalls';
import { statusOf } from './requests';

/** Two users who may be blocked and two moderators. */
export interface ModerationSubject extends Subject {
  readonly tokens: Readonly<Record<'owner' | 'other' | 'moderator' | 'colleague', string>>;
  readonly credentials: { readonly email: string; readonly password: string };
}

export const contacts: Rejection = { reason: 'contacts_in_text', field: 'description', comment: 'Уберите номер телефона из текста.' };
export const complaint = 'Позвонила по номеру: квартира давно продана, предлагают другую, дороже.';

/** What tests of moderation do with listings and people. Call it inside of `describe`. */
export function moderationSteps(open: () => Promise<ModerationSubject>) {
  let opened: ModerationSubject;
  beforeAll(async () => {
    opened = await open();
  });
  const subject = () => opened;
  const as = (who: keyof ModerationSubject['tokens'] | null) => ({ ...opened, token: () => (who ? opened.tokens[who] : null) });
  const create = (overrides = {}, owner = as('owner')) => createListing(owner, aListingForm(overrides), [smallPhotos.png]);
  const seen = async (id: number): Promise<SeenListing> => {
    const { listing, moderation } = await getModeratedListing(as('moderator'), id);
    return { id, status: listing.status, tradeType: listing.tradeType, version: moderation.version };
  };
  const approve = async (id: number) => approveListing(as('moderator'), await seen(id));
  return { subject, as, create, seen, approve, statusOf };
}

export type ModerationSteps = ReturnType<typeof moderationSteps>;
