/** A page of a list, as the server answered it. */
export interface PageOf<T> {
  readonly items: readonly T[];
  /** All items of the list, not only those of this page. */
  readonly count: number;
}

/**
 * Returns the page to show instead of an answer: of an empty page above 1 the one before it (§4), and never one beyond the last, which was emptied
 * elsewhere.
 */
export function pageShown(page: number, { items, count }: PageOf<unknown>, pageSize: number): number {
  if (items.length > 0 || page <= 1) return Math.max(1, page);
  return Math.max(1, Math.min(page - 1, Math.ceil(count / pageSize)));
}

/** Returns the page without these items. Items that are gone already change nothing, so it may be applied to a newer answer. */
export function withoutItems<T extends { readonly id: number }, P extends PageOf<T>>(page: P, ids: readonly number[]): P {
  const items = page.items.filter(({ id }) => !ids.includes(id));
  return { ...page, items, count: Math.max(0, page.count - (page.items.length - items.length)) };
}

/** Returns the page with these items changed. */
export function withItems<T extends { readonly id: number }, P extends PageOf<T>>(
  page: P,
  ids: readonly number[],
  change: (item: T) => T,
): P {
  return { ...page, items: page.items.map((item) => (ids.includes(item.id) ? change(item) : item)) };
}
