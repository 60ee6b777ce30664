import { getProfile } from '../../api/account';
import type { Runtime } from '../runtime/runtime';
import { accountOf } from './account';
import { updateUser } from './updateUser';

/** Asks for the profile of the person who is signed in and shows it everywhere. Never rejects: a failure leaves what was known. */
export async function refreshUser(runtime: Runtime): Promise<void> {
  const token = accountOf(runtime).token();
  const user = await getProfile(runtime.transport).catch(() => null);
  // Another account may have signed in meanwhile.
  if (user && accountOf(runtime).token() === token) updateUser(runtime, user);
}
