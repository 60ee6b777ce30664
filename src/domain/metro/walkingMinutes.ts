import { limits } from '../limits';

/** Returns walking minutes (§9). */
export function walkingMinutes(metres: number): number {
  return Math.max(1, Math.round(metres / limits.walkingSpeed));
}
