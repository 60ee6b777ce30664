/** Limits of address suggestions (§7, §9). */
export const addressLimits = {
  /** Suggestions at once. */
  suggestions: 20,
  /** Metres around the centre of Moscow. */
  radius: 20_000,
  /** Metres around a place within which its house is looked for, at most. */
  reverseRadius: 1000,
  /** Characters that are read of a text. */
  queryLength: 300,
} as const;
