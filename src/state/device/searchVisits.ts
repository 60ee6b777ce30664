import type { SearchRecord } from './searches';

/** ms: a search that was changed sooner was only passed through. */
const settleTime = 60_000;

/** What somebody is looking at. */
export interface SearchLook {
  readonly query: string;
  readonly total: number;
  readonly now: Date;
}

/** A search on the screen, and whether this look has made its record. */
export interface Stay {
  readonly query: string;
  readonly since: Date;
  readonly isFirst: boolean;
}

/** Returns the record of a search that is looked at: what comes after it is new. */
export function lookedAt(before: SearchRecord | undefined, { query, total, now }: SearchLook): SearchRecord {
  return { query, total, keptAt: now, isKept: before?.isKept ?? false };
}

/** Returns the stay at the search that is looked at. */
export function stayAt(stay: Stay | null, before: SearchRecord | undefined, { query, now }: SearchLook): Stay {
  return stay?.query === query ? stay : { query, since: now, isFirst: !before };
}

/** Whether a search was only a step to the next one, and need not be remembered. One that was known before, or is kept, stays. */
export function isPassedThrough(stay: Stay | null, record: SearchRecord | undefined, { query, now }: SearchLook): boolean {
  return stay !== null && stay.query !== query && stay.isFirst && !record?.isKept && now.getTime() - stay.since.getTime() < settleTime;
}
