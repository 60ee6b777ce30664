import { findEmails, findLinks, findMessengers } from '../listing/postingRules/findContacts';
import { findPhones } from '../listing/postingRules/findPhones';
import type { TextRange } from '../listing/postingRules/postingHint';
import { findPayments } from './findPayments';

/** What the recipient of a message is warned about, the gravest first. */
export const warningKinds = ['payment', 'link', 'messenger', 'phone'] as const;
/** One of {@link warningKinds}. */
export type WarningKind = (typeof warningKinds)[number];

const finders: Readonly<Record<WarningKind, (text: string) => readonly TextRange[]>> = {
  payment: findPayments,
  link: findLinks,
  messenger: (text) => [...findMessengers(text), ...findEmails(text)],
  phone: findPhones,
};

/** Returns what a message has that people are cheated with. `ownHost`: of the site itself, whose links are none. */
export function findWarnings(text: string, ownHost: string): readonly WarningKind[] {
  const isOwn = ({ start, end }: TextRange) => hostOf(text.slice(start, end)) === ownHost.toLowerCase();
  return warningKinds.filter((kind) => finders[kind](text).some((range) => kind !== 'link' || !isOwn(range)));
}

/** Returns the host of an address as it was typed, without a scheme as well. */
function hostOf(address: string): string | null {
  try {
    return new URL(/^https?:\/\//i.test(address) ? address : `https://${address}`).host.toLowerCase();
  } catch {
    return null;
  }
}
