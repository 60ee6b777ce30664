/** A price that everybody has seen. */
export interface PriceStep {
  /** Whole roubles. */
  readonly price: number;
  readonly since: Date;
}

/** Servers tell no more than these, the newest. */
export const longestHistory = 100;

/** A step with what it changed. */
export interface PriceChange extends PriceStep {
  /** Roubles; null for the first price, and for the first of a history that is longer than what is told. */
  readonly difference: number | null;
  /** Percent of the price before, with one decimal; null likewise. */
  readonly percent: number | null;
  /** Servers know earlier prices of a listing only since they keep them. */
  readonly isPublication: boolean;
}

/** ms: the first price was kept in the moment of the publication. */
const atOnce = 60_000;

/** Returns what each step changed, the oldest first. Steps that change nothing are left out. */
export function priceChanges(history: readonly PriceStep[], publishedAt: Date | null): PriceChange[] {
  const isWhole = history.length < longestHistory;
  const changes: PriceChange[] = [];
  for (const { price, since } of [...history].sort((a, b) => a.since.getTime() - b.since.getTime())) {
    const before = changes.at(-1);
    if (before?.price === price) continue;
    const difference = before ? price - before.price : null;
    const percent = before && difference !== null && before.price > 0 ? Math.round((difference / before.price) * 1000) / 10 : null;
    changes.push({ price, since, difference, percent, isPublication: !before && isWhole && isAt(since, publishedAt) });
  }
  return changes;
}

function isAt(since: Date, publishedAt: Date | null): boolean {
  return publishedAt !== null && Math.abs(since.getTime() - publishedAt.getTime()) < atOnce;
}
