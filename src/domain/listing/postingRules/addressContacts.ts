import type { FormAddress } from '../form/listingForm';
import { contactsIn } from './contactsIn';

/**
 * Whether an address says how to reach somebody: it stands on every card, and no moderator reads it as a text. Apart from the rules of the form, whose
 * code comes before anybody has typed an address.
 */
export function hasAddressContacts({ street, houseNumber, corpus, building }: FormAddress): boolean {
  const parts = [street, houseNumber, corpus ?? '', building ?? ''];
  // A contact may begin in one part and end in the next.
  return [...parts, parts.join(' ')].some((text) => contactsIn(text).length > 0);
}
