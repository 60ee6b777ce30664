import { type RefObject, useEffect, useState } from 'react';
import { useStore } from '../../../base/hooks/useStore';
import type { PointGroup } from '../../../domain/map/mapPoints';
import type { SearchFilters } from '../../../domain/search/filters';
import type { MapHandle } from '../../../map/engine/MapEngine';
import { placeKey, seenPlaces } from '../../../state/map/visitedPins';
import type { SearchSession } from '../../../state/search/searchSession';
import { comeNearer } from './openGroup';
import type { OpenPlace } from './PlacePanel';
import { keepInSight } from './panIntoView';

export interface OpenedPlace {
  /** What the panel shows, or showed before it left. */
  readonly place: OpenPlace | null;
  readonly isOpen: boolean;
  readonly seen: ReadonlySet<string>;
  /** A marker was pressed. */
  open(group: PointGroup): void;
  close(): void;
}

/** The place that is open on the map. Other filters close it; a press beside every marker too. */
export function useOpenPlace(
  section: RefObject<HTMLElement | null>,
  handle: MapHandle | null,
  session: SearchSession,
  filters: SearchFilters,
): OpenedPlace {
  const [place, setPlace] = useState<OpenPlace | null>(null);
  const [isOpen, setOpen] = useState(false);
  const places = seenPlaces(session);
  const seen = useStore(places, (keys) => keys);
  const isCurrent = isOpen && place?.filters === filters;

  useEffect(() => handle?.on('press', () => setOpen(false)), [handle]);

  const open = (group: PointGroup) => {
    const { current: element } = section;
    if (!handle || !element) return;
    const size = { width: element.clientWidth, height: element.clientHeight };
    if (!group.place && comeNearer(group, handle, size)) {
      setOpen(false);
      return;
    }
    const { at } = group.place ?? group;
    places.set((keys) => new Set(keys).add(placeKey(at)));
    setPlace({ at, count: group.count, filters });
    setOpen(true);
    keepInSight(at, handle, size);
  };
  return { place, isOpen: isCurrent, seen, open, close: () => setOpen(false) };
}
