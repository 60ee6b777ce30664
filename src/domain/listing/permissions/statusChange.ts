import type { ListingStatus } from '../../enumerations';
import type { Listing } from '../listing';
import type { ListingRole } from './listingRole';

/** A status, or deleted. */
export type ListingState = ListingStatus | 'deleted';

export function listingState({ status, isDeleted }: Pick<Listing, 'status' | 'isDeleted'>): ListingState {
  return isDeleted ? 'deleted' : status;
}

/**
 * Which states each role may change a listing to (§4, D16). Only a moderator makes a listing public, and never an own one; a rejected one gets
 * back into moderation through an edit, which archives it first. Nothing leads back from deleted.
 */
export const statusChanges: Readonly<Record<ListingRole, Readonly<Partial<Record<ListingState, readonly ListingState[]>>>>> = {
  stranger: {},
  user: {},
  partner: {},
  owner: {
    active: ['archived', 'deleted'],
    moderation: ['archived', 'deleted'],
    rejected: ['archived', 'deleted'],
    archived: ['moderation', 'deleted'],
  },
  moderator: {
    // Moderators do this after a complaint, or to take a decision back.
    active: ['moderation', 'rejected'],
    moderation: ['active', 'rejected'],
    rejected: ['moderation'],
  },
};

/** `unchanged`: a repeated call, which succeeds and does nothing (D15). */
export type StatusChange = 'allowed' | 'unchanged' | 'refused';

export function statusChange(role: ListingRole, from: ListingState, to: ListingState): StatusChange {
  const changes = statusChanges[role];
  if (changes[from]?.includes(to)) return 'allowed';
  const isRepeated = from === to && from !== 'deleted' && Object.values(changes).some((targets) => targets.includes(to));
  return isRepeated ? 'unchanged' : 'refused';
}
