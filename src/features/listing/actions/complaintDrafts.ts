import type { Runtime } from '../../../state/runtime/runtime';

/** By runtime and listing: both headers of a page open the dialog, and find what was typed in it before. */
const drafts = new WeakMap<Runtime, Map<number, string>>();

/** What was typed about a listing and not sent. */
export function complaintDraft(runtime: Runtime, listingId: number): string {
  return drafts.get(runtime)?.get(listingId) ?? '';
}

/** Empty forgets it. */
export function keepComplaintDraft(runtime: Runtime, listingId: number, text: string): void {
  const kept = drafts.get(runtime) ?? new Map<number, string>();
  if (text === '') kept.delete(listingId);
  else kept.set(listingId, text);
  drafts.set(runtime, kept);
}
