import { type RefObject, useEffect, useState } from 'react';
import { useStore } from '../../../base/hooks/useStore';
import type { PointCluster } from '../../../domain/map/mapPoints';
import type { SearchFilters } from '../../../domain/search/filters';
import type { MapHandle } from '../../../map/engine/MapEngine';
import { coordinateKey, visitedPins } from '../../../state/map/visitedPins';
import type { SearchSession } from '../../../state/search/searchSession';
import type { OpenPlace } from './PlacePanel';
import { panIntoView } from './panIntoView';
import { zoomToCluster } from './zoomToCluster';

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
