import type { Box } from './coordinates';

/** How much a server says of a box of the map. */
export const mapLimits = {
  /** More different places than this are answered as cells of a grid. */
  places: 1500,
  /** Of a house only the newest ones are named; the count says how many there are. */
  idsPerPlace: 10,
  /** Of all places together, so that an answer stays small. */
  ids: 6000,
  /** Cells of the grid along the longer side of the box, at most. */
  cells: 20,
} as const;

/** How many listings of a house are named when there are as many places in an answer. */
export function idsPerPlace(places: number): number {
  return Math.max(1, Math.min(mapLimits.idsPerPlace, Math.floor(mapLimits.ids / places)));
}

/** Sides of the cells of a grid, degrees. */
export interface GridSteps {
  readonly latitude: number;
  readonly longitude: number;
}

/** A degree of latitude is this many degrees of longitude in Moscow, so that cells look square. */
const stretch = 2;

/**
 * The grid for a box. Its cells begin at zero degrees and double in size from one grid to the next, so that a moved map keeps the cells that
 * it had, and a place is in the same cell whoever asks.
 */
export function gridSteps({ south, west, north, east }: Box): GridSteps {
  const wanted = Math.max(north - south, (east - west) / stretch) / (mapLimits.cells - 1);
  const latitude = 2 ** Math.ceil(Math.log2(wanted));
  return { latitude, longitude: latitude * stretch };
}
