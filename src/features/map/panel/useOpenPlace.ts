import { type RefObject, useEffect, useState } from 'react';
import { useStore } from '../../../base/hooks/useStore';
import type { PointCluster } from '../../../domain/map/mapPoints';
import type { SearchFilters } from '../../../domain/search/filters';
import type { MapHandle } from '../../../map/engine/MapEngine';
import { coordinateKey, visitedPins } from '../../../state/map/visitedPins';
import type { SearchSession } from '../../../state/search/searchSession';
import { zoomLimits, zoomStep } from '../searchMapOptions';
import type { OpenPlace } from './PlacePanel';
import { panIntoView } from './panIntoView';

/** Closest automatic zoom: beyond it, two neighbouring houses would fill the screen. */
const closestFit = 17;
/** Px around the box, so that pins are not cut. */
const margin = 48;

/** Zooms to the box of a cluster, at least one step. Returns false at the maximum zoom. */
function zoomToCluster({ box, at }: PointCluster, handle: MapHandle, size: { readonly width: number; readonly height: number }): boolean {
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

export interface OpenPlaceState {
  /** Shown in the panel, also while it closes. */
  readonly place: OpenPlace | null;
  readonly isOpen: boolean;
  readonly visited: ReadonlySet<string>;
  /** Call when a pin is pressed. */
  open(cluster: PointCluster): void;
  close(): void;
}

/** Tracks the open place. New filters close it, as does a click on the map. */
export function useOpenPlace(
  section: RefObject<HTMLElement | null>,
  handle: MapHandle | null,
  session: SearchSession,
  filters: SearchFilters,
): OpenPlaceState {
  const [place, setPlace] = useState<OpenPlace | null>(null);
  const [isOpen, setOpen] = useState(false);
  const pins = visitedPins(session);
  const visited = useStore(pins, (keys) => keys);
  const isCurrent = isOpen && place?.filters === filters;

  useEffect(() => handle?.on('press', () => setOpen(false)), [handle]);

  const open = (cluster: PointCluster) => {
    const { current: element } = section;
    if (!handle || !element) return;
    const size = { width: element.clientWidth, height: element.clientHeight };
    if (!cluster.place && zoomToCluster(cluster, handle, size)) {
      setOpen(false);
      return;
    }
    const { at } = cluster.place ?? cluster;
    pins.set((keys) => new Set(keys).add(coordinateKey(at)));
    setPlace({ at, count: cluster.count, filters });
    setOpen(true);
    panIntoView(at, handle, size);
  };
  return { place, isOpen: isCurrent, visited, open, close: () => setOpen(false) };
}
