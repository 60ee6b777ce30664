import type { PlanFacts } from './planRooms';

/** Change it with the drawing: new pictures need new addresses. */
export const planDrawing = 2;

/** Returns the source of the plan of a flat, such as 'plan-2-5450-combined-balcony'. */
export function planSource({ rooms, area, isCombined, outdoor }: PlanFacts): string {
  return `plan-${rooms}-${area}-${isCombined ? 'combined' : 'separate'}-${outdoor}`;
}

/** Reads a source; null for one that is no plan. */
export function readPlan(source: string): PlanFacts | null {
  const [, rooms, area, bathroom, outdoor] = /^plan-([1-5])-(\d{3,6})-(combined|separate)-(balcony|loggia|none)$/.exec(source) ?? [];
  if (!rooms) return null;
  return { rooms: Number(rooms), area: Number(area), isCombined: bathroom === 'combined', outdoor: outdoor as PlanFacts['outdoor'] };
}
