import { apart, findEmails, findLinks, findMessengers } from './findContacts';
import { findPhones } from './findPhones';
import type { TextRange } from './postingHint';

/** Finds every way to reach somebody outside the site: phones, e-mail, links, messengers. */
export function contactsIn(text: string): TextRange[] {
  return apart([findPhones, findEmails, findLinks, findMessengers].flatMap((find) => find(text)));
}
