import type { PointCluster } from '../../../domain/map/mapPoints';
import type { MapHandle } from '../../../map/engine/MapEngine';
import { zoomLimits, zoomStep } from '../searchMapOptions';

/** Closest automatic zoom: beyond it, two neighbouring houses would fill the screen. */
const closestFit = 17;
/** Px around the box, so that pins are not cut. */
const margin = 48;

/** Zooms to the box of a cluster, at least one step. Returns false at the maximum zoom. */
export function zoomToCluster(
  { box, at }: PointCluster,
  handle: MapHandle,
  size: { readonly width: number; readonly height: number },
): boolean {
  const { zoom } = handle.view();
  if (zoom >= zoomLimits.max) return false;
  const corner = handle.project({ latitude: box.south, longitude: box.east });
  const other = handle.project({ latitude: box.north, longitude: box.west });
  const width = Math.max(1, corner.x - other.x);
  const height = Math.max(1, corner.y - other.y);
  const scale = Math.min((size.width - 2 * margin) / width, (size.height - 2 * margin) / height);
  if (scale >= 2) {
    const padding = { top: margin, right: margin, bottom: margin, left: margin };
    handle.fit(box, { padding, maxZoom: Math.max(closestFit, zoom + 1), animation: zoomStep });
  } else {
    handle.setView({ center: at, zoom: zoom + 1 }, zoomStep);
  }
  return true;
}
