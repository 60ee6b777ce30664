import type { Size } from '../../domain/map/clusterDraft';
import type { Box, Coordinates } from '../../domain/map/coordinates';
import type { Framing, Padding } from '../engine/MapEngine';
import type { Pair, YandexProjection } from './api';

export interface Limits {
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: Box;
}

/** Geometry of the vendor's ellipsoidal projection. */
export function geometryOf(projection: YandexProjection) {
  const toPixels = ({ latitude, longitude }: Coordinates, zoom: number): Pair => projection.toGlobalPixels([latitude, longitude], zoom);
  const toCoordinates = (pixels: Pair, zoom: number): Coordinates => {
    const [latitude, longitude] = projection.fromGlobalPixels(pixels, zoom);
    return { latitude, longitude };
  };

  /** Clamps a centre so that the view stays within the bounds, or is centred on them if larger. */
  const clampCenter = ([x, y]: Pair, zoom: number, { width, height }: Size, { bounds }: Limits): Pair => {
    const [west, north] = toPixels({ latitude: bounds.north, longitude: bounds.west }, zoom);
    const [east, south] = toPixels({ latitude: bounds.south, longitude: bounds.east }, zoom);
    return [within(x, west, east, width / 2), within(y, north, south, height / 2)];
  };

  return {
    toPixels,
    toCoordinates,
    clampCenter,

    /** Returns a view with an integer zoom, within the limits. */
    clampView({ center, zoom }: Framing, size: Size, limits: Limits): Framing {
      const whole = clamp(Math.round(zoom), limits.minZoom, limits.maxZoom);
      const at = toPixels(center, whole);
      const clamped = clampCenter(at, whole, size, limits);
      return { center: clamped[0] === at[0] && clamped[1] === at[1] ? center : toCoordinates(clamped, whole), zoom: whole };
    },

    boxOf({ center, zoom }: Framing, { width, height }: Size): Box {
      const [x, y] = toPixels(center, zoom);
      const { latitude: north, longitude: west } = toCoordinates([x - width / 2, y - height / 2], zoom);
      const { latitude: south, longitude: east } = toCoordinates([x + width / 2, y + height / 2], zoom);
      return { south, west, north, east };
    },

    panned({ center, zoom }: Framing, x: number, y: number): Framing {
      const [left, top] = toPixels(center, zoom);
      return { center: toCoordinates([left + x, top + y], zoom), zoom };
    },

    /** Changes the zoom, keeping the point x, y px from the centre in place. */
    zoomedAt({ center, zoom }: Framing, next: number, x: number, y: number): Framing {
      const growth = 2 ** (next - zoom);
      const [left, top] = toPixels(center, zoom);
      return { center: toCoordinates([(left + x) * growth - x, (top + y) * growth - y], next), zoom: next };
    },

    /** Returns the closest integer-zoom view that shows the box inside the padding. */
    fit({ south, west, north, east }: Box, { width, height }: Size, { top, right, bottom, left }: Padding, maxZoom: number): Framing {
      const [x0, y0] = toPixels({ latitude: north, longitude: west }, 0);
      const [x1, y1] = toPixels({ latitude: south, longitude: east }, 0);
      const scale = Math.min(Math.max(1, width - left - right) / (x1 - x0), Math.max(1, height - top - bottom) / (y1 - y0));
      // Tolerance: a box equal to the current view must not drop to the next zoom.
      const zoom = Math.min(Math.floor(Math.log2(scale) + 1e-3), maxZoom);
      const px = 2 ** -zoom;
      return { center: toCoordinates([(x0 + x1 + (right - left) * px) / 2, (y0 + y1 + (bottom - top) * px) / 2], 0), zoom };
    },
  };
}

function within(value: number, low: number, high: number, half: number): number {
  return high - low <= 2 * half ? (low + high) / 2 : clamp(value, low + half, high - half);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
