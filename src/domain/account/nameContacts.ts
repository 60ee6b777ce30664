import type { ProfileValues } from '../forms/schemas/profile.schema';
import { contactsIn } from '../listing/postingRules/contactsIn';

/** Returns the names that say how to reach somebody: 'Вацап', or a number in words. What begins in the first and ends in the last one counts for both. */
export function namesWithContacts({ firstName, lastName }: ProfileValues): (keyof ProfileValues)[] {
  const found = (['firstName', 'lastName'] as const).filter((name) => contactsIn({ firstName, lastName }[name]).length > 0);
  return found.length === 0 && contactsIn(`${firstName} ${lastName}`).length > 0 ? ['firstName', 'lastName'] : found;
}
