import { signOut } from '../../api/account';
import type { Runtime } from '../runtime/runtime';
import { accountOf } from './account';
import { persistedAccountOf } from './persistedAccount';
import { withToken } from './withToken';

/** Signs out at once, then tells the server. Its response does not matter to the visitor. */
export async function signOutOf(runtime: Runtime): Promise<void> {
  const before = accountOf(runtime).store.get();
  const token = persistedAccountOf(runtime).signOut();
  if (token === null) return;
  // The next person at this device finds nothing of this one. A session that ends by itself leaves the drafts.
  if (before.status === 'signedIn' && before.user) void forget(runtime.apiUrl, before.user.id);
  try {
    await signOut(withToken(runtime.transport, token));
  } catch {
    // The token is gone from this browser anyway.
  }
}

async function forget(apiUrl: string, userId: number): Promise<void> {
  try {
    const { removeDraftsOf } = await import('../drafts/removeDrafts.lazy');
    await removeDraftsOf(apiUrl, userId);
  } catch {
    // Storage is blocked: nothing was kept either.
  }
}
