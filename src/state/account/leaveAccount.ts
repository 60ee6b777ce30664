import type { Runtime } from '../runtime/runtime';
import { accountOf } from './account';
import { persistedAccountOf } from './persistedAccount';

/** Signs out after the account is gone: here, and, where it is kept, in other tabs. A token of the page is never used again. */
export async function leaveAccount(runtime: Runtime): Promise<void> {
  const account = accountOf(runtime);
  const token = account.token();
  if (persistedAccountOf(runtime).isPersisted()) {
    // The header loads it in the same way: one file for both.
    const { signOutOf } = await import('./signOut');
    await signOutOf(runtime);
  } else if (token !== null) account.refuse(token);
}
