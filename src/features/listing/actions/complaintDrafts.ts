import type { Runtime } from '../../../state/runtime/runtime';

/** Drafts by runtime and listing: both headers open the dialog and share the draft. */
const drafts = new WeakMap<Runtime, Map<number, string>>();

/** Returns the unsent complaint about a listing. */
export function complaintDraft(runtime: Runtime, listingId: number): string {
  return drafts.get(runtime)?.get(listingId) ?? '';
}

/** An empty text removes the draft. */
export function keepComplaintDraft(runtime: Runtime, listingId: number, text: string): void {
  const kept = drafts.get(runtime) ?? new Map<number, string>();
  if (text === '') kept.delete(listingId);
  else kept.set(listingId, text);
  drafts.set(runtime, kept);
}
