/** Returns the id in a URL; null for anything that cannot be one: 0, 01, 1.5, -1, words, sixteen digits and more. */
export function readId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
