/** Texts in which each code unit is a grapheme: Latin, Greek and Cyrillic letters without combining marks, digits and common signs. */
const simple = /^[\n\x20-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u20bd\u2116]*$/;

/** Returns the graphemes of a text, such as an emoji of several code points or a letter with accents. */
export function graphemes(text: string): string[] {
  // The first use of a segmenter takes 40 ms on a slow phone.
  if (simple.test(text)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
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
