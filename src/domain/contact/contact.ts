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
