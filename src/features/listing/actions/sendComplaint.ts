import { type ApiError, toApiError } from '../../../api/client/errors';
import { sendComplaint as call } from '../../../api/listing';
import { complaintText } from '../../../domain/forms/complaint';
import { accountOf } from '../../../state/account/account';
import type { Runtime } from '../../../state/runtime/runtime';

/** What became of a complaint; `signIn`: nobody is signed in, and nobody here could ask, or the visitor declined. */
export type ComplaintOutcome = 'sent' | 'signIn' | ApiError;

/** Asks to sign in where nobody is, sends, and asks once more where the server does not know the token any more. */
export async function sendComplaint(
  runtime: Runtime,
  complaint: { readonly listingId: number; readonly description: string },
  signal: AbortSignal,
): Promise<ComplaintOutcome> {
  const account = accountOf(runtime);
  const body = { ...complaint, description: complaintText(complaint.description) };
  for (const isSecond of [false, true]) {
    if (account.token() === null && !(await account.ask('complain'))) return 'signIn';
    if (signal.aborted) break;
    try {
      await call(runtime.transport, body, { signal });
      return 'sent';
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.kind !== 'rejected' || error.status !== 401) return error;
      if (isSecond) return 'signIn';
    }
  }
  return { kind: 'aborted' };
}

/** What a visitor is told of a refusal: the server's first general message, else its detail (§8). Null: the kit's own words. */
export function complaintRefusal(error: ApiError): string | null {
  if (error.kind !== 'rejected') return null;
  return error.fields.non_field_errors?.[0]?.trim() || error.detail?.trim() || null;
}
