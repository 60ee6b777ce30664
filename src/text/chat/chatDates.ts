import type { Lang } from '../format/format';

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

const day = 24 * 60 * 60 * 1000;
const made = new Map<Lang, ChatDates>();

export function chatDates(lang: Lang): ChatDates {
  const known = made.get(lang) ?? create(lang === 'ru' ? 'ru-RU' : 'en-GB');
  made.set(lang, known);
  return known;
}

function create(locale: string): ChatDates {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Moscow', ...options });
  const clock = format({ hour: '2-digit', minute: '2-digit' });
  const key = format({ year: 'numeric', month: '2-digit', day: '2-digit' });
  const words = format({ day: 'numeric', month: 'long' });
  const year = format({ year: 'numeric' });
  const short = format({ day: '2-digit', month: '2-digit' });
  // Formatting is slow, and most messages share a day.
  const keys = new Map<number, string>();
  const dayKey = (date: Date) => {
    const quarter = Math.floor(date.getTime() / 900_000);
    const known = keys.get(quarter) ?? key.format(date);
    if (keys.size > 999) keys.clear();
    keys.set(quarter, known);
    return known;
  };
  const isYesterday = (date: Date, now: Date) => dayKey(date) === dayKey(new Date(now.getTime() - day));
  return {
    dayKey,
    time: (date) => clock.format(date),
    day(date, now, { today, yesterday }) {
      if (dayKey(date) === dayKey(now)) return today;
      if (isYesterday(date, now)) return yesterday;
      // Apart, because `Intl` would add 'г.' to the year.
      return year.format(date) === year.format(now) ? words.format(date) : `${words.format(date)} ${year.format(date)}`;
    },
    brief(date, now, { yesterday }) {
      if (dayKey(date) === dayKey(now)) return clock.format(date);
      if (isYesterday(date, now)) return yesterday.toLowerCase();
      return year.format(date) === year.format(now) ? short.format(date) : key.format(date);
    },
  };
}
