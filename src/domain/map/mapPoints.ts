import type { Box, Coordinates } from './coordinates';

/** Listings at one place, or in a cell of the server's grid (§3). */
export interface MapPoint {
  readonly at: Coordinates;
  readonly count: number;
  /** Ids as far as the server names them: the newest ten of a house. Empty for a cell. */
  readonly ids: readonly number[];
  /** The lowest price, roubles; null if unknown. */
  readonly price: number | null;
  /** Bounds of a cell; null for a single place. */
  readonly cell: Box | null;
}

/** A pin at some zoom: one place, or several close ones. */
export interface PointCluster {
  /** Stable across pans. */
  readonly key: string;
  readonly at: Coordinates;
  readonly count: number;
  readonly price: number | null;
  /** The place, if there is only one; null for several and for cells, which open by zooming in. */
  readonly place: MapPoint | null;
  /** Bounds of all its points. */
  readonly box: Box;
}
