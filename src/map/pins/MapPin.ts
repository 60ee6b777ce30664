import type { Coordinates } from '../../domain/map/coordinates';

/** One pin of a map. */
export interface MapPin {
  /** The same pin has the same key after a move. */
  readonly key: string;
  readonly at: Coordinates;
  /** What is written on it; a place has the mark of the kit instead. */
  readonly label: string;
  readonly kind: 'place' | 'cluster' | 'price';
  /** Accessible name; the label is put before it where it is not a part of it. */
  readonly name: string;
  /** Lifted on a stem, above all others. */
  readonly isSelected: boolean;
  /** Has been looked at before. */
  readonly isSeen: boolean;
}
