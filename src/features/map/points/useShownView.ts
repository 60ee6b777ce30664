import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '../../../base/hooks/useStore';
import { type Box, padded } from '../../../domain/map/coordinates';
import type { MapHandle, MapView } from '../../../map/engine/MapEngine';
import type { SearchSession } from '../../../state/search/searchSession';

/** Shrinks a box slightly: refitting an exact view could pick the next zoom out. */
export const asShown = (box: Box): Box => padded(box, -0.03);

export interface ShownView extends MapView {
  /** False until the remembered view has been applied. */
  readonly isPlaced: boolean;
}

/** Returns the settled view and syncs it with the search session, in both directions. */
export function useShownView(handle: MapHandle, session: SearchSession): ShownView {
  const [view, setView] = useState(() => handle.view());
  const remembered = useStore(session.store, (state) => state.box);
  const own = useRef<Box | null>(null);
  const [isPlaced, setPlaced] = useState(remembered === null);
  const start = useRef(view);
  /** Moving to the session's view. Reporting that move back would make two maps of one session chase each other. */
  const isFollowing = useRef(false);

  // Subscribes in the same phase as the pins, so that no movement is missed.
  useLayoutEffect(() => {
    setView(handle.view());
    return handle.on('settle', (next) => {
      setView(next);
      setPlaced(true);
      if (isFollowing.current) {
        isFollowing.current = false;
        return;
      }
      // An untouched map does not change the URL.
      if (!session.store.get().box && isSamePlace(next, start.current)) return;
      own.current = next.box;
      session.setBox(next.box);
    });
  }, [handle, session]);

  useEffect(() => {
    if (remembered === own.current) return;
    own.current = remembered;
    isFollowing.current = true;
    if (remembered) handle.fit(asShown(remembered));
    else handle.setView(start.current);
    // No `settle` event if the map does not have to move.
    setView(handle.view());
    setPlaced(true);
  }, [handle, remembered]);
  return { ...view, isPlaced };
}

function isSamePlace(a: MapView, b: MapView): boolean {
  return a.zoom === b.zoom && isNear(a.center.latitude, b.center.latitude) && isNear(a.center.longitude, b.center.longitude);
}

/** Settled positions are rounded to whole px. */
const isNear = (a: number, b: number) => Math.abs(a - b) < 0.002;
