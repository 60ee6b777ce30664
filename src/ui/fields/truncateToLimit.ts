export interface Fitted {
  readonly text: string;
  /** Where the caret goes. */
  readonly caret: number;
}

/**
 * Limits a change from `before` to `after`: the existing text stays, and of the inserted text as many complete characters as fit. The limit
 * counts UTF-16 units, as JavaScript and servers do; surrogate pairs and grapheme clusters are never cut.
 */
export function truncateToLimit(before: string, after: string, limit: number): Fitted {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let rest = 0;
  while (rest < shorter - start && before.at(-1 - rest) === after.at(-1 - rest)) rest += 1;
  // Two emoji may start or end with the same surrogate.
  if (isHalf(after, start)) start -= 1;
  if (rest > 0 && isHalf(after, after.length - rest)) rest -= 1;
  const end = after.length - rest;
  const head = after.slice(0, start) + taken(after.slice(start, end), limit - start - rest);
  return { text: head + after.slice(end), caret: head.length };
}

/** Whether this position is inside a surrogate pair. */
function isHalf(text: string, place: number): boolean {
  return place > 0 && /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(place - 1, place + 1));
}

function taken(text: string, limit: number): string {
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (length + segment.length > limit) break;
    length += segment.length;
  }
  return text.slice(0, length);
}
