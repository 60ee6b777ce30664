import { join } from 'node:path';

/** Few enough to seed in a second, enough for every filter to have results. */
export const seededListings = 1500;
export const seededAt = new Date('2026-03-01T09:00:00Z');
/** Encoding takes seconds and is deterministic, so all runs share the result. */
export const pictureDir = join(import.meta.dirname, '../../.cache/test-pictures');
