import type { ModerationEvent } from './moderation';

/** What happened to a listing, as its owner reads it. */
export interface HistoryStep extends ModerationEvent {
  /** Changed, and sent to moderation again. */
  readonly isEdit: boolean;
}

/** ms within which the calls of one edit follow each other. */
const oneEdit = 60_000;

/**
 * Returns the history, newest first. An edit archives, sends to moderation and changes (§4, D15): one step for its owner. Sending again what waits
 * replaces what was sent before.
 */
export function listingHistory(events: readonly ModerationEvent[]): HistoryStep[] {
  const steps: HistoryStep[] = [];
  for (const event of events) {
    let isEdit = false;
    const last = steps.at(-1);
    if (event.status === 'moderation' && last) {
      if (last.status === 'moderation') {
        steps.pop();
        isEdit = true;
      }
      const before = steps.at(-1);
      if (before?.status === 'archived' && event.at.getTime() - before.at.getTime() < oneEdit) steps.pop();
    }
    steps.push({ ...event, isEdit });
  }
  return steps.reverse();
}
