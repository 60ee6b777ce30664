import type { ListingStatus } from '../../enumerations';
import type { Listing } from '../listing';
import type { ListingDetails } from '../listingDetails';
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

/** What decides who sees a listing. */
export type ListingStanding = Pick<Listing, 'status' | 'isDeleted' | 'isUnapproved'>;

/** What each role sees in each status (§2, §4, D42). */
export const listingViews: Readonly<Record<ListingStatus, Readonly<Record<ListingRole, ListingView>>>> = {
  active: toAll('contact'),
  moderation: unapproved,
  rejected: unapproved,
  archived: toAll('content'),
};

/** Returns what a role sees. Archiving and deleting take away: what was not shown before is not shown afterwards. */
export function listingView({ status, isDeleted, isUnapproved = false }: ListingStanding, role: ListingRole): ListingView {
  const view = (status === 'archived' && isUnapproved ? unapproved : listingViews[status])[role];
  return isDeleted && view !== 'banner' ? 'outline' : view;
}

/** What stays of a listing in a list of something else, such as chats: its size, and the first photo. */
export function briefOf(
  listing: ListingStanding & Pick<Listing, 'rooms' | 'area' | 'photos'>,
  role: ListingRole,
): Pick<Listing, 'rooms' | 'area' | 'photos'> {
  const view = listingView(listing, role);
  const { rooms, area } = view === 'banner' ? { rooms: null, area: null } : listing;
  return { rooms, area, photos: view === 'banner' || view === 'outline' ? [] : listing.photos.slice(0, 1) };
}

/** Whether a role sees photos, texts, address and owner. */
export function seesContent(listing: ListingStanding, role: ListingRole): boolean {
  const view = listingView(listing, role);
  return view === 'content' || view === 'contact';
}

/** Whether the page of a listing shows the same to everybody, so that caches may share it. */
export function isSameForAll(listing: ListingStanding & Partial<Pick<ListingDetails, 'isBannerOnly'>>): boolean {
  return !listing.isBannerOnly && listingRoles.every((role) => listingView(listing, role) === listingView(listing, 'stranger'));
}
