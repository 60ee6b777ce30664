import { toApiError } from '../../api/client/errors';
import { confirmEmail } from '../../api/identity';
import type { Runtime } from '../runtime/runtime';
import { withToken } from './withToken';

/** `dead`: the link no longer works; `taken`: the address is somebody's by now; `failed`: another attempt may succeed. */
export type Confirmation = 'confirmed' | 'dead' | 'taken' | 'failed';

/** Confirms an e-mail address by a link of a letter. */
export async function confirmEmailBy({ transport }: Runtime, link: string): Promise<Confirmation> {
  try {
    await confirmEmail(withToken(transport, null), link);
    return 'confirmed';
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.kind !== 'rejected' || error.status !== 400) return 'failed';
    return error.fields.email ? 'taken' : 'dead';
  }
}
