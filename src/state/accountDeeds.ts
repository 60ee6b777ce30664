import { type Credentials, getProfile, signIn, signOut } from '../api/accountCalls';
import { type ApiError, toApiError } from '../api/errors';
import type { Transport } from '../api/request';
import { keptAccountOf } from './keptAccount';
import type { Runtime } from './runtime';

/** Which of the two calls went wrong, and how. */
export interface SignInFailure {
  readonly at: 'token' | 'profile';
  readonly error: ApiError;
}

/** Signs in and keeps the account: token, then profile (§4). Without both nobody is signed in. Null when it went well. */
export async function signInTo(runtime: Runtime, credentials: Credentials): Promise<SignInFailure | null> {
  let at: SignInFailure['at'] = 'token';
  try {
    const token = await signIn(withToken(runtime.transport, null), credentials);
    at = 'profile';
    const user = await getProfile(withToken(runtime.transport, token));
    keptAccountOf(runtime).admit({ token, user });
    return null;
  } catch (thrown) {
    return { at, error: toApiError(thrown) };
  }
}

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

/** These calls are about a token of their own, not about that of whoever is signed in. */
function withToken({ baseUrl, fetch, timeout }: Transport, token: string | null): Transport {
  return { baseUrl, fetch, timeout, token: () => token };
}
