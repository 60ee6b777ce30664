import { getProfile } from '../../api/account';
import { toApiError } from '../../api/client/errors';
import { type SessionEnd, sessionEnds } from '../../domain/account/sessionEnd';
import type { Runtime } from '../runtime/runtime';
import { withToken } from './withToken';

/** A session that the server has ended. */
export interface EndedSession {
  /** Null where the server does not say: the token has expired. */
  readonly reason: SessionEnd | null;
  /** The words of the server; may be null. */
  readonly detail: string | null;
}

/** Asks the server why it takes this token no longer. Null where it takes it, or cannot be asked. Never rejects. */
export async function whyEnded({ transport }: Runtime, token: string): Promise<EndedSession | null> {
  try {
    await getProfile(withToken(transport, token));
    return null;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.kind !== 'rejected' || error.status !== 401) return null;
    const [code] = error.fields.code ?? [];
    return { reason: sessionEnds.find((known) => known === code) ?? null, detail: error.detail };
  }
}
