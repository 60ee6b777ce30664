import type { Box, Coordinates } from './coordinates';

/** Listings at one place, or in one cell of the server's grid (§3). */
export interface MapPoint {
  readonly at: Coordinates;
  /** How many listings are there. */
  readonly count: number;
  /** Their numbers, as far as the server names them: the newest ten of a house. Empty for a cell. */
  readonly ids: readonly number[];
  /** The lowest price, roubles; null when the server does not say. */
  readonly price: number | null;
  /** Where the listings of a cell stand; null for a single place. */
  readonly cell: Box | null;
}

/** What stands on the map at some zoom: one place, or several that are too near to each other. */
export interface PointGroup {
  /** The same group has the same key after a pan. */
  readonly key: string;
  readonly at: Coordinates;
  readonly count: number;
  readonly price: number | null;
  /** The place itself when there is only one; null for several, or for a cell, which open by coming nearer. */
  readonly place: MapPoint | null;
  /** Around all of it. */
  readonly box: Box;
}
