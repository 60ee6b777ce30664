/** A page to go to, or a gap between offered pages. */
export type PageItem = number | 'gap';

/**
 * Returns the pages offered around the current one: the first, one sibling on each side, the last; 1-based. A gap stands for at least two
 * pages, a single hidden page is offered itself. For page 5 of 13: 1, gap, 4, 5, 6, gap, 13.
 */
export function pageWindow(page: number, pageCount: number): PageItem[] {
  const last = Math.max(1, Math.floor(pageCount) || 1);
  const current = Math.min(Math.max(1, Math.floor(page) || 1), last);
  const offered = [...new Set([1, current - 1, current, current + 1, last])].filter((one) => one >= 1 && one <= last).sort((a, b) => a - b);
  return offered.flatMap((one, index): PageItem[] => {
    const missing = one - (offered[index - 1] ?? 0) - 1;
    if (missing === 0) return [one];
    return [missing === 1 ? one - 1 : 'gap', one];
  });
}
