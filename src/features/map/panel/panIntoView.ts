import { mapBox } from '../../../domain/map/cityMapBoxes';
import type { Coordinates } from '../../../domain/map/coordinates';
import type { MapHandle } from '../../../map/engine/MapEngine';
import { zoomLimits, zoomStep } from '../searchMapOptions';

/** Container widths at which the panel changes (`BottomSheet`), px. */
const narrow = 744;
const middle = 1200;
/** Px between a pin and anything covering the map. */
const margin = 40;

/**
 * Pans so that a place is not covered by the panel. Where the map's bounds prevent that, zooms in one step, with the place centred in the
 * free area.
 */
export function panIntoView(
  at: Coordinates,
  handle: MapHandle,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const isNarrow = width < narrow;
  const left = isNarrow ? margin : 24 + (width < middle ? 360 : 408) + margin;
  const right = width - margin - 68;
  const top = margin + 68;
  const bottom = (isNarrow ? height * 0.48 : height) - margin;
  const { x, y } = handle.project(at);
  const dx = x - between(x, left, right);
  const dy = y - between(y, top, bottom);
  if (dx === 0 && dy === 0) return;

  const { box, zoom } = handle.view();
  const [perX, perY] = [(box.east - box.west) / width, (box.north - box.south) / height];
  const ends = { east: box.east + dx * perX, west: box.west + dx * perX, north: box.north - dy * perY, south: box.south - dy * perY };
  const fits =
    (dx === 0 || (ends.west >= mapBox.west && ends.east <= mapBox.east)) &&
    (dy === 0 || (ends.south >= mapBox.south && ends.north <= mapBox.north));
  if (fits || zoom >= zoomLimits.max) {
    handle.panBy(dx, dy, zoomStep);
    return;
  }
  // One step closer, a pixel is half as many degrees.
  const longitude = at.longitude - ((left + right - width) / 4) * perX;
  const latitude = at.latitude + ((top + bottom - height) / 4) * perY;
  handle.setView({ center: { latitude, longitude }, zoom: zoom + 1 }, zoomStep);
}

/** Clamps; returns the middle if the range is empty. */
function between(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
