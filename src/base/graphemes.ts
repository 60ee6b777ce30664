/** Returns the graphemes of a text, such as an emoji of several code points or a letter with accents; code points where the browser lacks `Intl.Segmenter`. */
export function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text);
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/** Returns at most `most` letters; a shortened text ends with an ellipsis. */
export function shortened(text: string, most: number): string {
  // Every letter has at least one code unit.
  if (text.length <= most) return text;
  const letters = graphemes(text);
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
