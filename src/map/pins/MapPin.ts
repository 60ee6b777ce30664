import type { Coordinates } from '../../domain/map/coordinates';

export interface MapPin {
  /** Stable across moves. */
  readonly key: string;
  readonly at: Coordinates;
  /** Visible text; a `place` shows the logo instead. */
  readonly label: string;
  readonly kind: 'place' | 'cluster' | 'price';
  /** Accessible name; prefixed with the label unless it contains it. */
  readonly name: string;
  /** Raised on a stem above the others. */
  readonly isSelected: boolean;
  /** Opened before. */
  readonly isVisited: boolean;
}
