import type { Viewer } from '../../domain/contact/contact';
import type { Account } from './account';

/** Returns the viewer for the contact rules; the id is null until the profile has loaded. */
export function viewerOf(account: Account): Viewer | null {
  if (account.token() === null) return null;
  const state = account.store.get();
  return { id: state.status === 'signedIn' ? (state.user?.id ?? null) : null };
}
