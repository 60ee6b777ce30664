/** A text without these has one grapheme per code unit: Latin and Cyrillic letters without combining marks, digits, common signs. */
const others = /[^ -\u02ff\u0400-\u0481]/;

/** Returns the graphemes of a text, such as an emoji of several code points or a letter with accents. */
export function graphemes(text: string): string[] {
  // The first use of a segmenter takes 40 ms on a slow phone.
  return others.test(text) ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text];
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
