import type { Box, Coordinates } from '../../../src/domain/map/coordinates';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Converts to pixels of the whole world at a zoom, with 256 px tiles, from the north-west corner. Independent of the kit's own code. */
export function toWorld({ latitude, longitude }: Coordinates, zoom: number): Point {
  const size = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: (longitude / 360 + 0.5) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
}

export function fromWorld({ x, y }: Point, zoom: number): Coordinates {
  const size = 256 * 2 ** zoom;
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI,
    longitude: (x / size - 0.5) * 360,
  };
}

/** Returns the box that a map of this size shows. */
export function boxOf(center: Coordinates, zoom: number, { width, height }: Size): Box {
  const { x, y } = toWorld(center, zoom);
  const { latitude: north, longitude: west } = fromWorld({ x: x - width / 2, y: y - height / 2 }, zoom);
  const { latitude: south, longitude: east } = fromWorld({ x: x + width / 2, y: y + height / 2 }, zoom);
  return { south, west, north, east };
}

/** Moves the centre so that the view stays within the box; if the box is smaller, returns its middle. */
export function keptInside(center: Coordinates, zoom: number, size: Size, bounds: Box): Coordinates {
  const low = toWorld({ latitude: bounds.north, longitude: bounds.west }, zoom);
  const high = toWorld({ latitude: bounds.south, longitude: bounds.east }, zoom);
  const at = toWorld(center, zoom);
  const kept = { x: within(at.x, low.x, high.x, size.width / 2), y: within(at.y, low.y, high.y, size.height / 2) };
  return kept.x === at.x && kept.y === at.y ? center : fromWorld(kept, zoom);
}

function within(value: number, low: number, high: number, half: number): number {
  if (high - low <= 2 * half) return (low + high) / 2;
  return Math.min(Math.max(value, low + half), high - half);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

interface FitOptions {
  readonly padding?: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** Returns the largest integer zoom that shows the box inside the padding. */
export function fitted(
  box: Box,
  { width, height }: Size,
  { padding, minZoom, maxZoom }: FitOptions,
): { center: Coordinates; zoom: number } {
  const { top, right, bottom, left } = padding ?? { top: 0, right: 0, bottom: 0, left: 0 };
  const low = toWorld({ latitude: box.north, longitude: box.west }, 0);
  const high = toWorld({ latitude: box.south, longitude: box.east }, 0);
  const room = Math.min(Math.max(1, width - left - right) / (high.x - low.x), Math.max(1, height - top - bottom) / (high.y - low.y));
  const zoom = clamp(Math.floor(Math.log2(room) + 1e-3), minZoom, maxZoom);
  const px = 2 ** -zoom;
  const center = { x: (low.x + high.x + (right - left) * px) / 2, y: (low.y + high.y + (bottom - top) * px) / 2 };
  return { center: fromWorld(center, 0), zoom };
}
