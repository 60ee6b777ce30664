import { moscowBox } from '../city/moscowPlace';
import { type Box, type Coordinates, isInside } from './coordinates';

/** The city as far as people live in it: wider than its bounds of §9 (D67). `wholeCityBox` is the box around it. */
export const moscowArea: readonly Box[] = [
  moscowBox,
  // Митино, Молжаниновский, and Кунцево beyond the ring road.
  { south: 55.7, west: 37.3, north: 55.96, east: 37.44 },
  // Северный.
  { south: 55.9, west: 37.5, north: 55.96, east: 37.58 },
  // Некрасовка and Косино-Ухтомский.
  { south: 55.66, west: 37.9, north: 55.74, east: 37.97 },
  // Zelenograd.
  { south: 55.94, west: 37.1, north: 56.03, east: 37.28 },
  // New Moscow: the north and the middle, then Новофёдоровское and the south.
  { south: 55.34, west: 37.05, north: 55.7, east: 37.61 },
  { south: 55.14, west: 36.8, north: 55.53, east: 37.46 },
];

/** Whether a place may be in the city. */
export function isInCity(at: Coordinates): boolean {
  return moscowArea.some((box) => isInside(box, at));
}
