import { type Credentials, getProfile, signIn } from '../../api/account';
import { type ApiError, toApiError } from '../../api/client/errors';
import type { Runtime } from '../runtime/runtime';
import { persistedAccountOf } from './persistedAccount';
import { withToken } from './withToken';

/** Which of the two calls failed, and why. */
export interface SignInFailure {
  readonly at: 'token' | 'profile';
  readonly error: ApiError;
}

/** Whether the password was right, and a code of the second factor is missing or wrong. */
export function asksForCode(error: ApiError): boolean {
  return error.kind === 'rejected' && error.status === 400 && error.fields['code'] !== undefined;
}

/** Requests a token, then the profile, and persists both (§4). Returns null on success; if either call fails, nobody is signed in. */
export async function signInTo(runtime: Runtime, credentials: Credentials): Promise<SignInFailure | null> {
  let at: SignInFailure['at'] = 'token';
  try {
    const token = await signIn(withToken(runtime.transport, null), credentials);
    at = 'profile';
    const user = await getProfile(withToken(runtime.transport, token));
    persistedAccountOf(runtime).signIn({ token, user });
    return null;
  } catch (thrown) {
    return { at, error: toApiError(thrown) };
  }
}
