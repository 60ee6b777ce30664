import { formatsFor, type Lang } from '../format/format';
import { dayBefore, moscowClock, moscowDay } from '../format/moscowTime';

/** Words of dates in chats, by Moscow time. */
export interface ChatDates {
  /** '14:32' */
  time(date: Date): string;
  /** 'Сегодня', 'Вчера', '20 ноября', '20 ноября 2025' */
  day(date: Date, now: Date, words: { readonly today: string; readonly yesterday: string }): string;
  /** '14:32' for today, 'вчера', '18.11', '18.11.2025': at the end of a line. */
  brief(date: Date, now: Date, words: { readonly yesterday: string }): string;
  /** Equal for times of one day. */
  dayKey(date: Date): string;
}

export function chatDates(lang: Lang): ChatDates {
  return {
    dayKey: moscowDay,
    time: moscowClock,
    day(date, now, { today, yesterday }) {
      if (moscowDay(date) === moscowDay(now)) return today;
      if (moscowDay(date) === moscowDay(dayBefore(now))) return yesterday;
      return formatsFor(lang).date(date, now);
    },
    brief(date, now, { yesterday }) {
      if (moscowDay(date) === moscowDay(now)) return moscowClock(date);
      if (moscowDay(date) === moscowDay(dayBefore(now))) return yesterday.toLowerCase();
      const [year = '', month, day] = moscowDay(date).split('-');
      return [day, month, ...(moscowDay(now).startsWith(year) ? [] : [year])].join(lang === 'ru' ? '.' : '/');
    },
  };
}
