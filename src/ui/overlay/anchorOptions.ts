export interface AnchorOptions {
  /** Distance from the reference and from the edges of the viewport, px. */
  gap?: number;
  /** Maximum height, px; never more than the viewport allows. */
  maxHeight?: number;
  /** Matches the width of the reference. */
  matchWidth?: boolean;
  /** Which edge to align; start by default. */
  align?: 'start' | 'end';
}
