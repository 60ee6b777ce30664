/**
 * Returns one line of at most so many characters. Line breaks, control characters and bidirectional marks become a space; a longer text is cut at
 * a word and ends with '…'.
 */
export function shorten(text: string, length: number): string {
  // Look only at the beginning, and do not split surrogate pairs.
  const line = [
    ...text
      .slice(0, length * 4)
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069 ]+/gu, ' ')
      .trim(),
  ];
  if (line.length <= length) return line.join('');
  const start = line.slice(0, length - 1).join('');
  const word = start.lastIndexOf(' ');
  return `${(word > length / 2 ? start.slice(0, word) : start).replace(/[\s.,;:—-]+$/, '')}…`;
}
