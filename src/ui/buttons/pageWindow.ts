/** A page to go to, or a gap between pages that are not offered. */
export type PageItem = number | 'gap';

/**
 * Pages offered around the current one: the first, one sibling each side, the last; 1-based. A gap stands for two pages or more, a single
 * hidden page is offered itself. Of 13 at 5: 1, gap, 4, 5, 6, gap, 13.
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
