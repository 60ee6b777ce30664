/** The same text to many people is shown to moderators (§5 "Messaging rules"). Nothing is refused for it. */
export const spamRule = {
  /** Shorter ones are what everybody asks. */
  letters: 60,
  /** People who got it within a day. */
  people: 8,
} as const;

/** Returns what texts have in common that differ in numbers, marks and spaces alone; null for one too short to tell. */
export function spamKey(text: string): string | null {
  const key = text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return key.length < spamRule.letters ? null : key;
}
