import { getProfile } from '../../api/account';
import { type ApiError, toApiError } from '../../api/client/errors';
import { resetPassword } from '../../api/identity';
import type { NewPasswordValues } from '../../domain/forms/schemas/newPassword.schema';
import type { Runtime } from '../runtime/runtime';
import { persistedAccountOf } from './persistedAccount';
import { withToken } from './withToken';

/** Sets a new password by a link of a letter, and signs in. Returns null on success. */
export async function setNewPassword(
  runtime: Runtime,
  link: string,
  values: NewPasswordValues & { readonly code?: string },
): Promise<ApiError | null> {
  try {
    const token = await resetPassword(withToken(runtime.transport, null), link, values);
    const user = await getProfile(withToken(runtime.transport, token));
    persistedAccountOf(runtime).signIn({ token, user });
    return null;
  } catch (thrown) {
    return toApiError(thrown);
  }
}
