/** Whole minutes that have passed, at least none: clocks differ. */
export function minutesSince(date: Date): number {
  return Math.max(0, Math.floor((Date.now() - date.getTime()) / 60_000));
}
