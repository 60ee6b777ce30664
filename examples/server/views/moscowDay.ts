const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day on Moscow's calendar, '2026-05-20': what 'today' means for a listing, whatever clock the machine has. */
export function moscowDay(moment: Date): string {
  return day.format(moment);
}

/** That many days earlier, in the same form. */
export function daysBefore(from: string, days: number): string {
  const date = new Date(`${from}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
