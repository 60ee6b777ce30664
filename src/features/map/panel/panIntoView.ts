import { type Coordinates, requestBox } from '../../../domain/map/coordinates';
import type { MapHandle } from '../../../map/engine/MapEngine';
import { zoomLimits, zoomStep } from '../searchMapOptions';

/** Widths of the place of the map at which the panel changes (`BottomSheet`), px. */
const narrow = 744;
const middle = 1200;
/** Px between a marker and whatever covers the map. */
const clear = 40;

/**
 * Moves the map so far that a place is seen beside the panel, or above it. Where the map ends too soon for that it comes a step nearer, with the
 * place in the middle of what is free.
 */
export function keepInSight(
  at: Coordinates,
  handle: MapHandle,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const isNarrow = width < narrow;
  const left = isNarrow ? clear : 24 + (width < middle ? 360 : 408) + clear;
  const right = width - clear - 68;
  const top = clear + 68;
  const bottom = (isNarrow ? height * 0.48 : height) - clear;
  const { x, y } = handle.project(at);
  const dx = x - between(x, left, right);
  const dy = y - between(y, top, bottom);
  if (dx === 0 && dy === 0) return;

  const { box, zoom } = handle.view();
  const [perX, perY] = [(box.east - box.west) / width, (box.north - box.south) / height];
  const ends = { east: box.east + dx * perX, west: box.west + dx * perX, north: box.north - dy * perY, south: box.south - dy * perY };
  const fits =
    (dx === 0 || (ends.west >= requestBox.west && ends.east <= requestBox.east)) &&
    (dy === 0 || (ends.south >= requestBox.south && ends.north <= requestBox.north));
  if (fits || zoom >= zoomLimits.max) {
    handle.panBy(dx, dy, zoomStep);
    return;
  }
  // A step nearer a pixel is half as many degrees.
  const longitude = at.longitude - ((left + right - width) / 4) * perX;
  const latitude = at.latitude + ((top + bottom - height) / 4) * perY;
  handle.setView({ center: { latitude, longitude }, zoom: zoom + 1 }, zoomStep);
}

/** Where there is no room at all, in the middle of it. */
function between(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
