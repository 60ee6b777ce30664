import { vi } from 'vitest';

/**
 * Restores the real timers, after running what waits on the fake ones: Preact schedules the effects of all later components behind a pending
 * flush, and would wait for it for ever.
 */
export function restoreTimers(): void {
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
}
