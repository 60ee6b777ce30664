import { limits } from '../limits';

/** Returns the kilometres of a way of 41 minutes and more, which nobody walks (D54); 0 for a shorter one. */
export function unwalkedKilometres(minutes: number): number {
  return minutes > 40 ? Math.round((minutes * limits.walkingSpeed) / 1000) : 0;
}
