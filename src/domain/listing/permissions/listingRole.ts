import type { UserRole } from '../../account/userRole';
import { isOwn, type OwnedListing, type Viewer } from '../../contact/contact';

/** What somebody is to a listing: nobody signed in, any user, a user with a chat about it, its owner, a moderator. */
export const listingRoles = ['stranger', 'user', 'partner', 'owner', 'moderator'] as const;
/** One of {@link listingRoles}. */
export type ListingRole = (typeof listingRoles)[number];

/** The user who asks for a listing. */
export interface ListingViewer extends Viewer {
  /** An ordinary user when absent. */
  readonly role?: UserRole;
  /** Whether they have a chat about this listing. */
  readonly isPartner?: boolean;
}

/** Returns the role of a viewer. A moderator who owns the listing is only its owner: nobody approves what they have written. */
export function listingRole(listing: OwnedListing, viewer: ListingViewer | null): ListingRole {
  if (viewer === null || viewer.id === null) return 'stranger';
  if (isOwn(listing, viewer)) return 'owner';
  if (viewer.role === 'moderator') return 'moderator';
  return viewer.isPartner ? 'partner' : 'user';
}
