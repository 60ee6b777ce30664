import type { Box } from './coordinates';

/** How much a server says of a box of the map. */
export const mapLimits = {
  /** More different places than this are answered as cells of a grid. */
  places: 1500,
  /** Of a house only the newest ones are named; the count says how many there are. */
  idsPerPlace: 10,
  /** Cells of the grid along the longer side of the box, at most. */
  cells: 20,
} as const;

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

/** The cell of a grid by its numbers, counted from zero degrees. */
export function gridCell(row: number, column: number, { latitude, longitude }: GridSteps): Box {
  return { south: row * latitude, west: column * longitude, north: (row + 1) * latitude, east: (column + 1) * longitude };
}
