import type { CheckedOffer, FeedCheck } from '../checkFeed';

/** What an import does with an offer. `skipped`: its listing was archived or deleted by hand, and the feed leaves it so. */
export const outcomes = ['created', 'changed', 'unchanged', 'archived', 'republished', 'refused', 'skipped'] as const;
/** One of {@link outcomes}. */
export type Outcome = (typeof outcomes)[number];

/** What has happened to an offer, beside what a check says of it. */
export interface ImportedOffer extends Omit<CheckedOffer, 'line' | 'result'> {
  /** Null for one that is not in the file any more. */
  readonly line: number | null;
  readonly result: CheckedOffer['result'] | null;
  readonly happened: Outcome;
  readonly listing_id: number | null;
}

export interface ImportReport<Kept = ImportedOffer> extends Omit<FeedCheck<Kept>, 'totals'> {
  /** Nothing was read: the server of the file says that it is the one that was applied. */
  readonly isUnchanged?: boolean;
  readonly totals: FeedCheck['totals'] & Readonly<Record<Outcome, number>>;
}

/** Returns the report of an offer about which there is nothing more to say. */
export function silentOffer({ id, line }: Pick<ImportedOffer, 'id' | 'line'>, happened: Outcome, listingId: number | null): ImportedOffer {
  const result = line === null ? null : 'accepted';
  return { id, line, result, kinds: [], warnings: [], notes: [], listing: null, happened, listing_id: listingId };
}
