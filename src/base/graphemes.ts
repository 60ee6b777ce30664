/** What a reader takes for single letters: an emoji of several code points, a letter with its accents. Code points where the browser cannot tell. */
export function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text);
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/** At most so many letters, the last of them an ellipsis where something was left out. */
export function shortened(text: string, most: number): string {
  // No letter is shorter than one unit.
  if (text.length <= most) return text;
  const letters = graphemes(text);
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
