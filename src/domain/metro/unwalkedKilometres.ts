import { limits } from '../limits';

/** Returns the kilometres of a way of 41 minutes and more, which nobody walks (D54); 0 for a shorter one. */
export function unwalkedKilometres(minutes: number): number {
  // Divided first: a broken answer may hold the largest number there is.
  return minutes > 40 ? Math.round((minutes / 1000) * limits.walkingSpeed) : 0;
}
