import type { Coordinates } from '../../domain/coordinates';
import type { MapHandle } from '../../ui/map/MapEngine';
import { zoomStep } from './searchMapOptions';

/** Widths of the panel, from the container that it stands in (`BottomSheet`). */
const narrow = 744;
const middle = 1200;
/** Px between a marker and whatever covers the map. */
const clear = 40;

/** Moves the map so far that a place is seen beside the panel, or above it. */
export function keepInSight(
  at: Coordinates,
  handle: MapHandle,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const isNarrow = width < narrow;
  const left = isNarrow ? clear : 24 + (width < middle ? 360 : 408) + clear;
  const right = width - clear - 68;
  const top = clear + 68;
  const bottom = (isNarrow ? height * 0.48 : height) - clear / 2;
  const { x, y } = handle.project(at);
  const dx = x - between(x, left, right);
  const dy = y - between(y, top, bottom);
  if (dx !== 0 || dy !== 0) handle.panBy(dx, dy, zoomStep);
}

/** Where there is no room at all, in the middle of it. */
function between(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
