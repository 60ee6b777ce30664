/** Letters that a person may do without. Those about signing in and passwords always come. */
export const letterTopics = [
  /** What a moderator decided about a listing. */
  'decisions',
  /** Messages that wait unread (D62). */
  'messages',
] as const;
export type LetterTopic = (typeof letterTopics)[number];

/** Which of them are sent. */
export type LetterPreferences = Readonly<Record<LetterTopic, boolean>>;
