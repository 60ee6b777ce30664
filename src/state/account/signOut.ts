import { signOut } from '../../api/account';
import type { Runtime } from '../runtime/runtime';
import { persistedAccountOf } from './persistedAccount';
import { withToken } from './withToken';

/** Signs out at once, then tells the server. Its response does not matter to the visitor. */
export async function signOutOf(runtime: Runtime): Promise<void> {
  const token = persistedAccountOf(runtime).signOut();
  if (token === null) return;
  try {
    await signOut(withToken(runtime.transport, token));
  } catch {
    // The token is gone from this browser anyway.
  }
}
