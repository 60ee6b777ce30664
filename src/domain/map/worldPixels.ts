import type { Coordinates } from './coordinates';

/** Px of the whole world at a zoom: web Mercator in tiles of 256 px. */
export function worldSize(zoom: number): number {
  return 256 * 2 ** zoom;
}

/** Px from the left edge of the world. */
export function worldX({ longitude }: Coordinates, size: number): number {
  return ((longitude + 180) / 360) * size;
}

/** Px from the top edge of the world. */
export function worldY({ latitude }: Coordinates, size: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size;
}
