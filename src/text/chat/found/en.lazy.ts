import type { ChatFoundMessages } from './ru';

export const en: ChatFoundMessages = {
  heading: 'In messages',
  found: (count, isMore) => `${isMore ? 'More than ' : ''}${count} ${count === 1 && !isMore ? 'message' : 'messages'}`,
  more: 'Show more',
  day: (day) => `${day}. Go to a date`,
  date: 'Go to a date',
  go: 'Go',
};
