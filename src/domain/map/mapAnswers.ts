import type { Box } from './coordinates';

/** Limits of a map response. */
export const mapLimits = {
  /** With more distinct places, the server returns grid cells. */
  places: 1500,
  /** Newest ids per house; `count` has the total. */
  idsPerPlace: 10,
  /** Ids in total, to keep responses small. */
  ids: 6000,
  /** Maximum cells along the longer side of the box: so many that those of the whole city are no larger than a few pins. */
  cells: 36,
} as const;

/** Returns how many ids per house a response with that many places has. */
export function idsPerPlace(places: number): number {
  return Math.max(1, Math.min(mapLimits.idsPerPlace, Math.floor(mapLimits.ids / places)));
}

/** Cell size, degrees. */
export interface GridSteps {
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees of longitude per degree of latitude in Moscow, for square cells. */
const stretch = 2;

/**
 * Returns the grid for a box. Cells start at zero degrees and double in size from grid to grid, so they are the same after panning and for
 * every client.
 */
export function gridSteps({ south, west, north, east }: Box): GridSteps {
  const wanted = Math.max(north - south, (east - west) / stretch) / (mapLimits.cells - 1);
  const latitude = 2 ** Math.ceil(Math.log2(wanted));
  return { latitude, longitude: latitude * stretch };
}
