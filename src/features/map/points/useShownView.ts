import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '../../../base/hooks/useStore';
import { type Box, padded } from '../../../domain/map/coordinates';
import type { SearchFilters } from '../../../domain/search/filters';
import { formatQuery } from '../../../domain/search/filtersQuery';
import type { MapHandle, MapView } from '../../../map/engine/MapEngine';
import { unordered } from '../../../state/map/useMapPoints';
import type { SearchSession } from '../../../state/search/searchSession';

/** Shrinks a box slightly: refitting an exact view could pick the next zoom out. */
export const asShown = (box: Box): Box => padded(box, -0.03);

/** Space around the results of a search, px: for what lies over the map, and for whole pins. */
const margin = { top: 88, right: 76, bottom: 48, left: 48 };
/** A single house is shown with its neighbourhood. */
const closest = 15;

/** The boxes that visitors have moved to, with the search that was shown there. */
const searches = new WeakMap<Box, string>();

export interface ShownView extends MapView {
  /** False until the remembered view has been applied. */
  readonly isPlaced: boolean;
  /** Neither the visitor nor an address has chosen the view. */
  readonly isFree: boolean;
  /** What the map started with. */
  readonly start: MapView;
  /** Shows a box, or what the map started with, unless the visitor is moving the map. The view stays free. */
  show(box: Box | null): void;
}

/** Returns the settled view and syncs it with the search session, in both directions. */
export function useShownView(handle: MapHandle, session: SearchSession, filters: SearchFilters): ShownView {
  const [view, setView] = useState(() => handle.view());
  const query = formatQuery(unordered(filters));
  const remembered = useStore(session.store, (state) => state.box);
  // The map was left there with another search, which has changed since.
  const [left] = useState(() => (remembered && (searches.get(remembered) ?? query) !== query ? remembered : null));
  const own = useRef<Box | null>(null);
  const [isPlaced, setPlaced] = useState(remembered === left);
  const [start] = useState(view);
  /** The view while it is free. */
  const free = useRef(view);
  /** Moving to the session's view, or to the results of the search. Reporting that move back would make two maps of one session chase each other. */
  const isFollowing = useRef(false);
  /** In motion: the visitor is dragging or zooming. */
  const isMoving = useRef(false);

  // Subscribes in the same phase as the pins, so that no movement is missed.
  useLayoutEffect(() => {
    if (left && session.store.get().box === left) session.setBox(null);
    setView(handle.view());
    const endMotion = handle.on('motion', () => {
      isMoving.current = true;
    });
    const endSettle = handle.on('settle', (next) => {
      isMoving.current = false;
      setView(next);
      setPlaced(true);
      if (isFollowing.current) {
        isFollowing.current = false;
        if (!session.store.get().box) free.current = next;
        return;
      }
      // An untouched map does not change the URL.
      if (!session.store.get().box && isSamePlace(next, free.current)) return;
      own.current = next.box;
      session.setBox(next.box);
    });
    return () => {
      endMotion();
      endSettle();
    };
  }, [handle, session, left]);

  useEffect(() => {
    if (remembered === own.current || remembered === left) return;
    own.current = remembered;
    isFollowing.current = true;
    if (remembered) handle.fit(asShown(remembered));
    else handle.setView(free.current);
    // No `settle` event if the map does not have to move.
    setView(handle.view());
    setPlaced(true);
  }, [handle, remembered, left]);

  useEffect(() => {
    if (remembered) searches.set(remembered, query);
  }, [remembered, query]);

  return {
    ...view,
    isPlaced,
    isFree: remembered === null,
    start,
    show(box) {
      if (isMoving.current) return;
      // A map that is there already settles no more.
      if (!box && isSamePlace(handle.view(), start)) return;
      isFollowing.current = true;
      if (box) handle.fit(box, { padding: margin, maxZoom: closest });
      else handle.setView(start);
    },
  };
}

function isSamePlace(a: MapView, b: MapView): boolean {
  return a.zoom === b.zoom && isNear(a.center.latitude, b.center.latitude) && isNear(a.center.longitude, b.center.longitude);
}

/** Settled positions are rounded to whole px. */
const isNear = (a: number, b: number) => Math.abs(a - b) < 0.002;
