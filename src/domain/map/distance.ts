import type { Coordinates } from './coordinates';

/** Mean radius of the earth. */
const radius = 6_371_009;

/** Metres as the crow flies. */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const northward = radians(b.latitude - a.latitude);
  const eastward = radians(b.longitude - a.longitude);
  const chord = Math.sin(northward / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(eastward / 2) ** 2;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
