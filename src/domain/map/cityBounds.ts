import { type Box, type Coordinates, isInside, moscowBox } from './coordinates';

/** The city as far as people live in it, wider than what the maps of listings show (§9, D67). */
const cityBoxes: readonly Box[] = [
  moscowBox,
  // Митино, and Кунцево beyond the ring road.
  { south: 55.7, west: 37.3, north: 55.9, east: 37.36 },
  // Молжаниновский.
  { south: 55.9, west: 37.3, north: 55.965, east: 37.44 },
  // Северный.
  { south: 55.9, west: 37.5, north: 55.96, east: 37.585 },
  // Некрасовка and Косино-Ухтомский.
  { south: 55.66, west: 37.9, north: 55.74, east: 37.97 },
  // Zelenograd.
  { south: 55.94, west: 37.1, north: 56.03, east: 37.28 },
  // New Moscow: the north, Новофёдоровское, and the south with Роговское and Клёновское.
  { south: 55.341, west: 37.058, north: 55.7, east: 37.61 },
  { south: 55.3, west: 36.8, north: 55.53, east: 37.06 },
  { south: 55.14, west: 36.88, north: 55.345, east: 37.46 },
];

/** Everything above and the area of the points (§9): as far as the map of a pin goes. */
export const pinMapBox: Box = { south: 55.14, west: 36.8, north: 56.161, east: 38.178 };

/** Whether a place that somebody has set by hand may be in the city. */
export function isInCity(at: Coordinates): boolean {
  return cityBoxes.some((box) => isInside(box, at));
}
