import { accountOf } from '../../../src/state/account/account';
import { createRuntime, type Runtime } from '../../../src/state/runtime/runtime';
import { aUser, someUsers } from '../../../src/testing/fakeAccounts';
import type { Fetch } from '../../../src/testing/scenarios';

/** The default users of the fake API. */
export const [maria = aUser(), olga = aUser()] = someUsers();

/** Signs a user in, directly. */
export function signIn(runtime: Runtime, user = maria): void {
  accountOf(runtime).setSource(() => user.token ?? null, user);
}

export function signOut(runtime: Runtime): void {
  accountOf(runtime).setSource(null);
}

/** Returns a runtime in which Maria is signed in. */
export function signedInRuntime(fetch: Fetch): Runtime {
  const runtime = createRuntime({ apiUrl: 'https://writing.test/api', fetch });
  signIn(runtime);
  return runtime;
}
