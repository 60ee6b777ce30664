/** Tile size in tile units. */
export const extent = 4096;
