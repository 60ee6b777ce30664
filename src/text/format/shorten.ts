/**
 * One line of at most so many characters. Breaks, control characters and marks that turn the direction of writing become a space; what is too
 * long ends at a word with '…'.
 */
export function shorten(text: string, length: number): string {
  // What lies far beyond is not looked at; letters outside of the basic plane are not torn apart.
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
