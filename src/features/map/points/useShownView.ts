import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '../../../base/hooks/useStore';
import { type Box, padded } from '../../../domain/map/coordinates';
import type { MapHandle, MapView } from '../../../map/engine/MapEngine';
import type { SearchSession } from '../../../state/search/searchSession';

/** A view that is shown again is taken a little smaller: exactly as large as before, the next step farther out would be the closest that holds it. */
export const asShown = (box: Box): Box => padded(box, -0.03);

export interface ShownView extends MapView {
  /** False until the map is where the search remembers it. */
  readonly isPlaced: boolean;
}

/** What the map shows at rest. The search remembers it, and may bring the map elsewhere: the address of the page does. */
export function useShownView(handle: MapHandle, session: SearchSession): ShownView {
  const [view, setView] = useState(() => handle.view());
  const remembered = useStore(session.store, (state) => state.box);
  const own = useRef<Box | null>(null);
  const [isPlaced, setPlaced] = useState(remembered === null);
  const start = useRef(view);
  /** On the way to what the search remembers. Telling it of that would send two maps of one search to each other for ever. */
  const isFollowing = useRef(false);

  // With the pins, which listen from then on: a movement that they follow is not lost here.
  useLayoutEffect(() => {
    setView(handle.view());
    return handle.on('settle', (next) => {
      setView(next);
      setPlaced(true);
      if (isFollowing.current) {
        isFollowing.current = false;
        return;
      }
      // A map that nobody has moved leaves the address of the page as it is.
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
    // A map that is there already does not tell of it.
    setView(handle.view());
    setPlaced(true);
  }, [handle, remembered]);
  return { ...view, isPlaced };
}

function isSamePlace(a: MapView, b: MapView): boolean {
  return a.zoom === b.zoom && isNear(a.center.latitude, b.center.latitude) && isNear(a.center.longitude, b.center.longitude);
}

/** Pixels are whole, so a map that comes to rest is a little beside where it was put. */
const isNear = (a: number, b: number) => Math.abs(a - b) < 0.002;
