import { pluralRu } from '../../format/plural';

const messages = (count: number) => pluralRu(count, { one: 'сообщение', few: 'сообщения', many: 'сообщений' });

/** Texts of finding one's way in what was said. */
export const ru = {
  heading: 'В сообщениях',
  /** `isMore`: there are more than these. */
  found: (count: number, isMore: boolean): string => `${isMore ? 'Больше чем ' : ''}${count} ${isMore ? 'сообщений' : messages(count)}`,
  more: 'Показать ещё',
  /** The day of what is read, which leads to another one. */
  day: (day: string): string => `${day}. Перейти к дате`,
  date: 'Перейти к дате',
  go: 'Перейти',
};

export type ChatFoundMessages = typeof ru;
