import type { ListingStatus } from '../../enumerations';
import type { Listing } from '../listing';
import { type ListingRole, listingRoles } from './listingRole';

/**
 * How much of a listing somebody sees.
 * - `banner`: its status, and what the search for similar ones needs.
 * - `outline`: size and price, without photos, texts, house and owner.
 * - `card`: what the card of a chat shows.
 * - `content`: everything; the owner cannot be contacted.
 * - `contact`: everything, with the contact panel. Whether this viewer may call is up to `mayCall`.
 */
export type ListingView = 'banner' | 'outline' | 'card' | 'content' | 'contact';

const unapproved = { stranger: 'banner', user: 'banner', partner: 'card', owner: 'content', moderator: 'content' } as const;
const toAll = <V extends ListingView>(view: V) => ({ stranger: view, user: view, partner: view, owner: view, moderator: view });

/** What each role sees in each status (§2, §4, D42). */
export const listingViews: Readonly<Record<ListingStatus, Readonly<Record<ListingRole, ListingView>>>> = {
  active: toAll('contact'),
  moderation: unapproved,
  rejected: unapproved,
  archived: toAll('content'),
};

/** Returns what a role sees. Deleting takes away: what was not shown before is not shown afterwards. */
export function listingView({ status, isDeleted }: Pick<Listing, 'status' | 'isDeleted'>, role: ListingRole): ListingView {
  const view = listingViews[status][role];
  return isDeleted && view !== 'banner' ? 'outline' : view;
}

/** Whether a role sees photos, texts, address and owner. */
export function seesContent(listing: Pick<Listing, 'status' | 'isDeleted'>, role: ListingRole): boolean {
  const view = listingView(listing, role);
  return view === 'content' || view === 'contact';
}

/** Whether the page of a listing shows the same to everybody, so that caches may share it. */
export function isSameForAll(listing: Pick<Listing, 'status' | 'isDeleted'>): boolean {
  return listingRoles.every((role) => listingView(listing, role) === listingView(listing, 'stranger'));
}
