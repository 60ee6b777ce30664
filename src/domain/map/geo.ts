import type { Box, Coordinates } from './coordinates';

/** Mean earth radius, m. */
const radius = 6_371_009;

/** Returns the great-circle distance, m. */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const northward = radians(b.latitude - a.latitude);
  const eastward = radians(b.longitude - a.longitude);
  const chord = Math.sin(northward / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(eastward / 2) ** 2;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Returns the world size in px at a zoom: web Mercator, 256 px tiles. */
export function worldSize(zoom: number): number {
  return 256 * 2 ** zoom;
}

/**
 * Returns the zoom at which an area fills a window of this width, px, except for a tenth on either side; `zoom` if it does already, and at
 * most `maxZoom`.
 */
export function fillingZoom({ west, east }: Pick<Box, 'west' | 'east'>, width: number, zoom: number, maxZoom: number): number {
  const share = (east - west) / 360;
  return Math.min(maxZoom, Math.max(zoom, Math.ceil(Math.log2((0.8 * width) / (256 * share)))));
}

/** Returns px from the world's left edge. */
export function worldX({ longitude }: Coordinates, size: number): number {
  return ((longitude + 180) / 360) * size;
}

/** Returns px from the world's top edge. */
export function worldY({ latitude }: Coordinates, size: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size;
}

/** Rounds degrees to six decimals, the precision that distinguishes places: a tenth of a metre (D25). */
export function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
