import { join } from 'node:path';

/** Few enough to seed in a second, many enough that every filter finds some. */
export const seededListings = 1500;
export const seededAt = new Date('2026-03-01T09:00:00Z');
/** Encoding costs seconds and its result never changes, so all runs share it. */
export const pictureDir = join(import.meta.dirname, '../../.cache/test-pictures');
