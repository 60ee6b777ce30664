/** Returns the text with a small first letter, for the middle of a phrase. */
export function startingSmall(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
