import { type Credentials, getProfile, signIn } from '../../api/account';
import { type ApiError, toApiError } from '../../api/client/errors';
import type { Runtime } from '../runtime/runtime';
import { keptAccountOf } from './persistedAccount';
import { withToken } from './withToken';

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
