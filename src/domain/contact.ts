import type { Listing } from './listing';

/** Ways to reach whoever placed a listing. */
export type ContactMethod = 'call' | 'write';

/** Who looks at a listing; null where nobody has signed in. */
export interface Viewer {
  readonly id: number;
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

/** Why a viewer cannot reach the owner: not signed in, or it is the viewer's own listing. Null when nothing is against it (§6). */
export function contactRefusal({ owner }: Pick<Listing, 'owner'>, viewer: Viewer | null): 'anonymous' | 'own' | null {
  if (!viewer) return 'anonymous';
  return owner.id === viewer.id ? 'own' : null;
}
