import { afterAll, vi } from 'vitest';

// Loaded again for every file. Files share one worker: what one has replaced must not meet the next.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
