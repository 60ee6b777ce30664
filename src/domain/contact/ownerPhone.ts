import type { Listing } from '../listing/listing';
import { contactRefusal, isReachable, type Viewer } from './contact';

/** Whether somebody may see the owner's phone: signed in, calls allowed, a public listing that is not their own (§6, D8). */
export function mayCall(listing: Pick<Listing, 'status' | 'isDeleted' | 'communicationMethod' | 'owner'>, viewer: Viewer | null): boolean {
  return isReachable(listing) && contactRefusal(listing, 'call', viewer) === null;
}
