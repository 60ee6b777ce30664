import type { ListingStatus } from '../../enumerations';
import type { Listing } from '../listing';
import { type ListingState, listingState, statusChange } from './statusChange';

/** What an owner can do with a listing from the menu of the account (§3). */
export const ownerActions = ['publish', 'edit', 'archive', 'delete'] as const;
/** One of {@link ownerActions}. */
export type OwnerAction = (typeof ownerActions)[number];

const targets: Readonly<Partial<Record<OwnerAction, ListingState>>> = { publish: 'moderation', archive: 'archived', delete: 'deleted' };

/** Whether the menu offers an action (§4). */
export function isOffered(action: OwnerAction, listing: Pick<Listing, 'status' | 'isDeleted'>): boolean {
  const from = listingState(listing);
  const to = targets[action];
  // While a moderator reads a listing, nobody opens its form.
  return to ? statusChange('owner', from, to) === 'allowed' : from !== 'moderation' && from !== 'deleted';
}

/** Returns the statuses to set, in order, before an edit is saved (§4, D15). */
export function statusesBeforeSaving(status: ListingStatus): readonly ListingStatus[] {
  return status === 'archived' ? ['moderation'] : ['archived', 'moderation'];
}
