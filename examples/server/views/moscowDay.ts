const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow', year: 'numeric', month: '2-digit', day: '2-digit' });

/** Returns the date in Moscow, '2026-05-20': the meaning of "today" for a listing, in any time zone of the machine. */
export function moscowDay(moment: Date): string {
  const ofMoment = Math.floor(moment.getTime() / hour);
  if (ofMoment !== last.hour) last = { hour: ofMoment, day: day.format(moment) };
  return last.day;
}

const hour = 3_600_000;
/** Asked several times for each request, and slow to find out. Moscow is whole hours from UTC, so a day begins with an hour. */
let last = { hour: Number.NaN, day: '' };

/** Returns the date that many days earlier. */
export function daysBefore(from: string, days: number): string {
  const date = new Date(`${from}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
