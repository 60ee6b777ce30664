import type { AccountState } from '../../state/account/account';

/** The id of the signed-in user; null until the profile is known. */
export function ownId(state: AccountState): number | null {
  return state.status === 'signedIn' ? (state.user?.id ?? null) : null;
}
