import { signOut } from '../../api/account';
import type { Runtime } from '../runtime/runtime';
import { keptAccountOf } from './persistedAccount';
import { withToken } from './withToken';

/** Forgets the account at once, then tells the server, whose answer changes nothing for the visitor. */
export async function signOutOf(runtime: Runtime): Promise<void> {
  const token = keptAccountOf(runtime).dismiss();
  if (token === null) return;
  try {
    await signOut(withToken(runtime.transport, token));
  } catch {
    // Nobody has the token any more.
  }
}
