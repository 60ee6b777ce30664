import type { Kysely } from 'kysely';
import { accountBlocks } from '../../accounts/blocking';
import type { AddressRegister } from '../../addresses/addressRegister';
import { complaintReview } from '../../complaints/complaintReview';
import type { PhoneConfirmation } from '../../config/phoneSettings';
import type { Database } from '../../database/schema';
import type { Moderation } from '../../http/routes/moderationRoutes';
import type { Stations } from '../../metro/stations';
import type { ListingStore } from '../listingStore';
import type { OwnListings } from '../writes/ownListings';
import { decisions } from './decisions';
import { moderatedListings } from './moderatedListings';
import { moderationQueue } from './moderationQueue';
import { postingReview } from './postingReview';

export interface ModerationParts {
  readonly stations: Stations;
  readonly addresses: Pick<AddressRegister, 'city' | 'streets'>;
  readonly listings: Pick<ListingStore, 'byId'>;
  readonly ownListings: OwnListings;
  readonly phoneConfirmation?: PhoneConfirmation | undefined;
}

export function createModeration(
  db: Kysely<Database>,
  { stations, addresses, listings, ownListings, phoneConfirmation }: ModerationParts,
): Moderation {
  const queue = moderationQueue(db, stations);
  const review = postingReview(db, addresses);
  return {
    queue,
    moderated: moderatedListings(db, { stations, listings, ownListings, review, queue, phoneConfirmation }),
    complaints: complaintReview(db, stations),
    blocks: accountBlocks(db),
    decisions: decisions(db, stations),
  };
}
