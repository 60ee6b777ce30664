import { limits } from '../limits';

/** Minutes on foot (§9). */
export function walkingMinutes(metres: number): number {
  return Math.max(1, Math.round(metres / limits.walkingSpeed));
}
