import type { Box, Coordinates } from '../../domain/map/coordinates';
import type { Padding } from '../engine/MapEngine';
import type { Pair, YandexProjection } from './api';

/** A centre and a zoom. */
export interface Place {
  readonly center: Coordinates;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Limits {
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: Box;
}

/** Arithmetic of the vendor's projection, which is not the usual one: its earth is an ellipsoid. */
export function geometryOf(projection: YandexProjection) {
  const toPixels = ({ latitude, longitude }: Coordinates, zoom: number): Pair => projection.toGlobalPixels([latitude, longitude], zoom);
  const toPlace = (pixels: Pair, zoom: number): Coordinates => {
    const [latitude, longitude] = projection.fromGlobalPixels(pixels, zoom);
    return { latitude, longitude };
  };

  /** Moves a centre so that a map of this size stays within the bounds; in their middle where it is larger than they are. */
  const keptInside = ([x, y]: Pair, zoom: number, { width, height }: Size, { bounds }: Limits): Pair => {
    const [west, north] = toPixels({ latitude: bounds.north, longitude: bounds.west }, zoom);
    const [east, south] = toPixels({ latitude: bounds.south, longitude: bounds.east }, zoom);
    return [within(x, west, east, width / 2), within(y, north, south, height / 2)];
  };

  return {
    toPixels,
    toPlace,
    keptInside,

    /** A whole zoom and a centre that may be shown. */
    allowed({ center, zoom }: Place, size: Size, limits: Limits): Place {
      const whole = clamp(Math.round(zoom), limits.minZoom, limits.maxZoom);
      const at = toPixels(center, whole);
      const kept = keptInside(at, whole, size, limits);
      return { center: kept[0] === at[0] && kept[1] === at[1] ? center : toPlace(kept, whole), zoom: whole };
    },

    boxOf({ center, zoom }: Place, { width, height }: Size): Box {
      const [x, y] = toPixels(center, zoom);
      const { latitude: north, longitude: west } = toPlace([x - width / 2, y - height / 2], zoom);
      const { latitude: south, longitude: east } = toPlace([x + width / 2, y + height / 2], zoom);
      return { south, west, north, east };
    },

    moved({ center, zoom }: Place, x: number, y: number): Place {
      const [left, top] = toPixels(center, zoom);
      return { center: toPlace([left + x, top + y], zoom), zoom };
    },

    /** Another zoom under which the place that many px from the middle stays where it is. */
    zoomedAt({ center, zoom }: Place, next: number, x: number, y: number): Place {
      const growth = 2 ** (next - zoom);
      const [left, top] = toPixels(center, zoom);
      return { center: toPlace([(left + x) * growth - x, (top + y) * growth - y], next), zoom: next };
    },

    /** The closest whole zoom at which the box is seen beside what covers the sides. */
    fitted({ south, west, north, east }: Box, { width, height }: Size, { top, right, bottom, left }: Padding, maxZoom: number): Place {
      const [x0, y0] = toPixels({ latitude: north, longitude: west }, 0);
      const [x1, y1] = toPixels({ latitude: south, longitude: east }, 0);
      const room = Math.min(Math.max(1, width - left - right) / (x1 - x0), Math.max(1, height - top - bottom) / (y1 - y0));
      // A box that the map shows already would else fall to the next zoom by the last digit.
      const zoom = Math.min(Math.floor(Math.log2(room) + 1e-3), maxZoom);
      const px = 2 ** -zoom;
      return { center: toPlace([(x0 + x1 + (right - left) * px) / 2, (y0 + y1 + (bottom - top) * px) / 2], 0), zoom };
    },
  };
}

function within(value: number, low: number, high: number, half: number): number {
  return high - low <= 2 * half ? (low + high) / 2 : clamp(value, low + half, high - half);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
