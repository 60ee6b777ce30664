import { type ApiError, toApiError } from '../../../api/client/errors';
import { newIdempotencyKey } from '../../../api/client/idempotencyKey';
import { sendComplaint as call, type NewComplaint } from '../../../api/listing/complaint';
import { complaintText } from '../../../domain/forms/complaint';
import { accountOf } from '../../../state/account/account';
import type { Runtime } from '../../../state/runtime/runtime';

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
  const idempotencyKey = keyOf(runtime, body);
  for (const isSecond of [false, true]) {
    if (account.token() === null && !(await account.promptSignIn('complain'))) return 'signIn';
    if (signal.aborted) break;
    try {
      await call(runtime.transport, body, { signal, idempotencyKey });
      open.get(runtime)?.delete(body.listingId);
      return 'sent';
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.kind !== 'rejected' || error.status !== 401) return error;
      if (isSecond) return 'signIn';
    }
  }
  return { kind: 'aborted' };
}

/** Complaints that may have been filed although their answer was lost, by runtime and listing. */
const open = new WeakMap<Runtime, Map<number, { readonly description: string; readonly key: string }>>();

/** Returns the key of a complaint (D51): the same one until it is answered, also in a dialog that was closed meanwhile. */
function keyOf(runtime: Runtime, { listingId, description }: NewComplaint): string {
  const sent = open.get(runtime) ?? new Map<number, { readonly description: string; readonly key: string }>();
  open.set(runtime, sent);
  const known = sent.get(listingId);
  const key = known?.description === description ? known.key : newIdempotencyKey();
  sent.set(listingId, { description, key });
  return key;
}

/** Whether there is nothing to complain about any more: the visitor may not see the listing. */
export const isListingGone = (outcome: ComplaintResult): boolean =>
  typeof outcome === 'object' && outcome.kind === 'rejected' && outcome.fields.realty_id !== undefined;

/** Returns the refusal to show: the server's first general message, else its detail (§8). Null: use the kit's text. */
export function complaintRefusal(error: ApiError): string | null {
  if (error.kind !== 'rejected') return null;
  return error.fields.non_field_errors?.[0]?.trim() || error.detail?.trim() || null;
}
