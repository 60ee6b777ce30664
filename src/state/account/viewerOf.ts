import type { Viewer } from '../../domain/contact/contact';
import type { Account } from './account';

/** Who looks at a listing, for the rules of contact; the number is null until the profile has come. */
export function viewerOf(account: Account): Viewer | null {
  if (account.token() === null) return null;
  const state = account.store.get();
  return { id: state.status === 'signedIn' ? (state.user?.id ?? null) : null };
}
