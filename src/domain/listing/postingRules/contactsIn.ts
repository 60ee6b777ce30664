import { apart, findEmails, findLinks, findMessengers } from './findContacts';
import { findPhones } from './findPhones';
import type { TextRange } from './postingHint';

/** Characters that are read: names and addresses have fewer, and longer ones are refused for their length. */
const longest = 1000;

/** Finds every way to reach somebody outside the site: phones, e-mail, links, messengers. */
export function contactsIn(text: string): TextRange[] {
  const read = text.slice(0, longest);
  return apart([findPhones, findEmails, findLinks, findMessengers].flatMap((find) => find(read)));
}
