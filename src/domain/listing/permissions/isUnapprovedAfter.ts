import type { ListingStatus } from '../../enumerations';
import { seesContent } from './listingView';

/** Returns whether a listing stays hidden in its new status: archived out of moderation, or after it was rejected. */
export function isUnapprovedAfter(from: ListingStatus, to: ListingStatus): boolean {
  return to === 'archived' && !seesContent({ status: from, isDeleted: false }, 'stranger');
}
