import type { PointGroup } from '../../../domain/map/mapPoints';
import type { MapHandle } from '../../../map/engine/MapEngine';
import { zoomLimits, zoomStep } from '../searchMapOptions';

/** Closer than this only who wants it goes: two houses side by side would fill the screen. */
const closest = 17;
/** Px around what is shown, for whole markers. */
const margin = 48;

/** Comes nearer to all that a group holds, by one step at least. False at the last zoom, where nothing comes nearer. */
export function comeNearer({ box, at }: PointGroup, handle: MapHandle, size: { readonly width: number; readonly height: number }): boolean {
  const { zoom } = handle.view();
  if (zoom >= zoomLimits.max) return false;
  const corner = handle.project({ latitude: box.south, longitude: box.east });
  const other = handle.project({ latitude: box.north, longitude: box.west });
  const width = Math.max(1, corner.x - other.x);
  const height = Math.max(1, corner.y - other.y);
  const room = Math.min((size.width - 2 * margin) / width, (size.height - 2 * margin) / height);
  if (room >= 2) {
    const padding = { top: margin, right: margin, bottom: margin, left: margin };
    handle.fit(box, { padding, maxZoom: Math.max(closest, zoom + 1), animation: zoomStep });
  } else {
    handle.setView({ center: at, zoom: zoom + 1 }, zoomStep);
  }
  return true;
}
