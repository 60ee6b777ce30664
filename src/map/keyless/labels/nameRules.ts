import type { NameKind, TileName } from '../tiles/tileNames';

/** Style of a name. Size in px. */
export interface NameStyle {
  readonly size: number;
  readonly weight: number;
  readonly isItalic?: boolean;
}

/** Priority of a name at a zoom, lowest number first; 0: hidden. */
export function priorityOf({ kind, rank }: TileName, zoom: number): number {
  switch (kind) {
    case 'station':
      return zoom >= stationsFrom ? 1 : 0;
    case 'place':
      return zoom >= 9 && zoom < 15.5 ? 2 : 0;
    case 'road':
      return zoom >= (roadsFrom[rank] ?? 16) ? 3 + rank : 0;
    case 'river':
      return rank <= 2 && zoom >= 12 ? 3.5 : rank <= 4 && zoom >= 14 ? 5.5 : 0;
    case 'park':
      return zoom >= 12 ? 4.5 : 0;
    case 'house':
      return zoom >= 16 ? 9 : 0;
  }
}

/** Minimum zoom by road class. */
const roadsFrom: Record<number, number> = { 1: 11, 2: 13, 3: 14, 4: 14, 5: 15 };

export const stationsFrom = 11;
export const stationNamesFrom = 12;

export function styleOf(kind: NameKind, zoom: number, rank: number): NameStyle {
  switch (kind) {
    case 'station':
      return { size: zoom >= 14 ? 13 : 12, weight: 500 };
    case 'place':
      return zoom >= 13 ? { size: 15, weight: 600 } : { size: zoom >= 12 ? 13 : 12, weight: 500 };
    case 'road':
      return { size: zoom >= 17 ? 14 : zoom >= 15 && rank <= 3 ? 13 : 12, weight: 400 };
    case 'river':
    case 'park':
      return { size: 12, weight: 400, isItalic: true };
    case 'house':
      return { size: zoom >= 18 ? 13 : 11, weight: 400 };
  }
}

/** Radius of a station's dot, px. */
export function dotRadius(zoom: number): number {
  return zoom <= 11 ? 2.5 : zoom <= 12 ? 3.2 : zoom <= 13 ? 4 : zoom <= 15 ? 4.8 : 6;
}
