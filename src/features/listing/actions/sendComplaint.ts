import { type ApiError, toApiError } from '../../../api/client/errors';
import { sendComplaint as call } from '../../../api/listing/listing';
import { complaintText } from '../../../domain/forms/complaint';
import { accountOf } from '../../../state/account/account';
import type { Runtime } from '../../../state/runtime/runtime';
import { complaintKey } from './complaintDrafts';

/** Result of a complaint; `signIn`: nobody is signed in, and signing in is not possible or was declined. */
export type ComplaintResult = 'sent' | 'signIn' | ApiError;

/** Asks to sign in if necessary, sends, and asks once more if the server rejects the token. */
export async function sendComplaint(
  runtime: Runtime,
  complaint: { readonly listingId: number; readonly description: string },
  signal: AbortSignal,
): Promise<ComplaintResult> {
  const account = accountOf(runtime);
  const body = { ...complaint, description: complaintText(complaint.description) };
  const idempotencyKey = complaintKey(runtime, body);
  for (const isSecond of [false, true]) {
    if (account.token() === null && !(await account.promptSignIn('complain'))) return 'signIn';
    if (signal.aborted) break;
    try {
      await call(runtime.transport, body, { signal, idempotencyKey });
      return 'sent';
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.kind !== 'rejected' || error.status !== 401) return error;
      if (isSecond) return 'signIn';
    }
  }
  return { kind: 'aborted' };
}

/** Returns the refusal to show: the server's first general message, else its detail (§8). Null: use the kit's text. */
export function complaintRefusal(error: ApiError): string | null {
  if (error.kind !== 'rejected') return null;
  return error.fields.non_field_errors?.[0]?.trim() || error.detail?.trim() || null;
}
