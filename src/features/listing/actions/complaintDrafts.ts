import { newIdempotencyKey } from '../../../api/client/idempotencyKey';
import type { NewComplaint } from '../../../api/listing/listing';
import type { Runtime } from '../../../state/runtime/runtime';

interface Draft {
  readonly text: string;
  /** What was sent, and may have been filed. */
  readonly sent?: { readonly description: string; readonly key: string };
}

/** By runtime and listing: both headers open the dialog and share the draft. */
const drafts = new WeakMap<Runtime, Map<number, Draft>>();

/** Returns the unsent complaint about a listing. */
export function complaintDraft(runtime: Runtime, listingId: number): string {
  return draftsOf(runtime).get(listingId)?.text ?? '';
}

/** An empty text removes the draft. */
export function keepComplaintDraft(runtime: Runtime, listingId: number, text: string): void {
  const kept = draftsOf(runtime);
  if (text === '') kept.delete(listingId);
  else kept.set(listingId, { ...kept.get(listingId), text });
}

/** Returns the key of a complaint (D51): the same one while the draft says the same, so that a complaint whose answer was lost is filed once. */
export function complaintKey(runtime: Runtime, { listingId, description }: NewComplaint): string {
  const kept = draftsOf(runtime);
  const draft = kept.get(listingId);
  const sent = draft?.sent?.description === description ? draft.sent : { description, key: newIdempotencyKey() };
  kept.set(listingId, { text: draft?.text ?? description, sent });
  return sent.key;
}

function draftsOf(runtime: Runtime): Map<number, Draft> {
  const kept = drafts.get(runtime) ?? new Map<number, Draft>();
  drafts.set(runtime, kept);
  return kept;
}
