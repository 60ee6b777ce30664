import type { CommunicationMethod } from '../enumerations';

/**
 * Returns what a listing offers while the phone of its owner is shown to nobody: messages where the owner takes them. A listing of calls alone
 * keeps what it says; the contact card tells why there is no number.
 */
export function withoutPhone(method: CommunicationMethod | null): CommunicationMethod {
  return method === 'calls' ? method : 'messages';
}
