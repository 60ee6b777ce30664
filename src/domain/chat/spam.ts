/** The same text to many people is shown to moderators (§5). Nothing is refused for it. */
export const spamRule = {
  /** Shorter texts are what everybody asks. */
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

/** A text that somebody has sent to many. */
export interface SpamMark {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  /** The text as it was sent last. */
  readonly text: string;
  readonly people: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}
