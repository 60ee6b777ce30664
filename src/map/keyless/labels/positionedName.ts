import type { TileName } from '../tiles/tileNames';

/** A name with `points` in px of the area. */
export interface PositionedName extends TileName {
  readonly points: Float32Array;
}

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly color: string;
}
