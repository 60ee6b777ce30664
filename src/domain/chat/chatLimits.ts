/** Numbers of chats (§9, D22, D62). Apart from `limits`, so that a page of results does not carry them. */
export const chatLimits = {
  /** Letters of a message, as people count them. */
  message: 2000,
  /** How long somebody is 'В сети' after their last message, seconds (D22). */
  onlineSeconds: 5 * 60,
  /** Messages that one call returns. */
  messages: 50,
  /** The most it returns. */
  maxMessages: 200,
  /** Ids that one call may name. */
  atOnce: 200,
  /** Letters of what chats are searched by. */
  search: 100,
  /** Letters of the longest word, from which messages are searched. */
  searchFrom: 2,
  /** Messages that one call finds. */
  found: 20,
  /** ms after the last key before a search. */
  searchDelay: 300,
  /** Chats that a list shows: at first, and after each scroll to its end. Then it grows by the last number, the most that one call returns. */
  listSteps: [10, 30, 100],
  /** Letters of a companion's name (§9). */
  name: 50,
  /** Letters before the limit from which a counter shows. */
  counterFrom: 100,
  /** Hours between letters about unread messages (D62). */
  letterHours: 3,
  /** Minutes after which an unread message leads to a notification and a letter. */
  unreadMinutes: 30,
} as const;
