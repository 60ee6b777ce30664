import type { CommunicationMethod, OwnerType } from '../enumerations';
import type { Listing } from '../listing/listing';

/** Ways to reach whoever placed a listing. */
export type ContactMethod = 'call' | 'write';

/** Who looks at a listing; null where nobody has signed in. */
export interface Viewer {
  /** Null while that is not known yet. */
  readonly id: number | null;
}

/** Which ways a listing offers (§6). One that does not say offers both. */
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

/** Whether the owner of a listing can be asked about it at all: not in moderation, rejected, archived or deleted (§2). */
export function isReachable({ status, isDeleted }: Pick<Listing, 'status' | 'isDeleted'>): boolean {
  return status === 'active' && !isDeleted;
}

/** Whether a viewer has placed the listing; false while either is unknown. */
export function isOwn({ owner }: Pick<Listing, 'owner'>, viewer: Viewer | null): boolean {
  return viewer !== null && viewer.id !== null && viewer.id === owner.id;
}

/** The owner has not allowed this way; nobody is signed in; the listing is the viewer's own. */
export type ContactRefusal = 'method' | 'anonymous' | 'own';

/** Why a viewer cannot reach the owner in this way (§6). Null when nothing is against it. */
export function contactRefusal(
  listing: Pick<Listing, 'owner' | 'communicationMethod'>,
  method: ContactMethod,
  viewer: Viewer | null,
): ContactRefusal | null {
  if (!offeredContacts(listing).includes(method)) return 'method';
  if (!viewer) return 'anonymous';
  return isOwn(listing, viewer) ? 'own' : null;
}

/** Whether somebody may see the owner's phone: signed in, calls allowed, a public listing that is not their own (§6, D8). */
export function mayCall(listing: Pick<Listing, 'status' | 'isDeleted' | 'communicationMethod' | 'owner'>, viewer: Viewer | null): boolean {
  return isReachable(listing) && contactRefusal(listing, 'call', viewer) === null;
}

/** What the owner call answers (§3, §7). Name, avatar and type are public; phone and QR are for the signed in (D8). */
export interface OwnerContact {
  readonly id: number | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Relative to the API host, or absolute. */
  readonly avatar: string | null;
  readonly type: OwnerType | null;
  readonly communicationMethod: CommunicationMethod | null;
  /** Ten digits after +7; null where it is not for this viewer. */
  readonly phone: string | null;
  /** Address of a picture, `data:image/…` included, that a phone's camera reads; null likewise. */
  readonly phoneQr: string | null;
}
