/** Side of a tile in its own coordinates. */
export const extent = 4096;
