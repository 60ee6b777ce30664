export interface AnchorOptions {
  /** Distance from the reference and from the edges of the viewport, px. */
  gap?: number;
  /** Not higher than this, px; never higher than the viewport leaves. */
  maxHeight?: number;
  /** As wide as the reference. */
  matchWidth?: boolean;
  /** Which edge both share; start by default. */
  align?: 'start' | 'end';
}
