import type { CommunicationMethod, OwnerType } from '../enumerations';
import type { Listing } from '../listing/listing';
import { isPublic } from '../listing/permissions/isPublic';

/** Ways to contact the owner of a listing. */
export type ContactMethod = 'call' | 'write';

/** The visitor wants to contact the owner of a listing. */
export interface ContactDetail {
  readonly method: ContactMethod;
  readonly listing: Listing;
}

/** The visitor; null if nobody is signed in. */
export interface Viewer {
  /** Null while the profile is loading. */
  readonly id: number | null;
}

/** Returns the methods a listing offers (§6); both if unspecified. */
export function offeredContacts({ communicationMethod }: Pick<Listing, 'communicationMethod'>): readonly ContactMethod[] {
  switch (communicationMethod) {
    case 'calls':
      return ['call'];
    case 'messages':
      return ['write'];
    case 'callsAndMessages':
    case null:
      return ['call', 'write'];
    default:
      return communicationMethod satisfies never;
  }
}

/** Whether the owner can be contacted at all: not in moderation, rejected, archived or deleted (§2). */
export function isReachable(listing: Pick<Listing, 'status' | 'isDeleted'>): boolean {
  return isPublic(listing);
}

/** A listing of a known or unknown owner. */
export interface OwnedListing {
  readonly owner: { readonly id: number | null };
}

/** Whether the viewer owns the listing; false while either id is unknown. */
export function isOwn({ owner }: OwnedListing, viewer: Viewer | null): boolean {
  return viewer !== null && viewer.id !== null && viewer.id === owner.id;
}

/** The owner disallows the method; nobody is signed in; the viewer is the owner. */
export type ContactRefusal = 'method' | 'anonymous' | 'own';

/** Returns why the viewer cannot use this method (§6), or null. */
export function contactRefusal(
  listing: Pick<Listing, 'owner' | 'communicationMethod'>,
  method: ContactMethod,
  viewer: Viewer | null,
): ContactRefusal | null {
  if (!offeredContacts(listing).includes(method)) return 'method';
  if (!viewer) return 'anonymous';
  return isOwn(listing, viewer) ? 'own' : null;
}

/** Whether the viewer may see the owner's phone: signed in, calls allowed, public listing, not their own (§6, D8). */
export function mayCall(listing: Pick<Listing, 'status' | 'isDeleted' | 'communicationMethod' | 'owner'>, viewer: Viewer | null): boolean {
  return isReachable(listing) && contactRefusal(listing, 'call', viewer) === null;
}

/** Response of the owner endpoint (§3, §7). Name, avatar and type are public; phone and QR require signing in (D8). */
export interface OwnerContact {
  readonly id: number | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Absolute, or relative to the API host. */
  readonly avatar: string | null;
  readonly type: OwnerType | null;
  readonly communicationMethod: CommunicationMethod | null;
  /** Ten digits after +7; null if not available to this viewer. */
  readonly phone: string | null;
  /** URL of the QR code image, possibly `data:image/…`; null likewise. */
  readonly phoneQr: string | null;
  /** This viewer might call, but the owner has not confirmed the number yet: there is neither phone nor code. */
  readonly isPhoneUnconfirmed?: boolean;
}
