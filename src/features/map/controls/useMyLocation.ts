import { useState } from 'react';
import type { Coordinates } from '../../../domain/map/coordinates';
import type { MapHandle } from '../../../map/engine/MapEngine';
import { zoomStep } from '../searchMapOptions';
import { type LocateProblem, locate } from './locate';

export interface MyLocation {
  /** Null until the visitor has asked, and where it is not known. */
  readonly at: Coordinates | null;
  readonly isBusy: boolean;
  find(): void;
}

/** A street: near enough to know where one is. */
const near = 15;

/** Where the visitor is, when asked for: the map goes there. Where that is not known it stays, and `onProblem` is told why. */
export function useMyLocation(handle: MapHandle | null, onProblem: (problem: LocateProblem) => void): MyLocation {
  const [at, setAt] = useState<Coordinates | null>(null);
  const [isBusy, setBusy] = useState(false);
  const find = async () => {
    if (!handle || isBusy) return;
    setBusy(true);
    const found = await locate(globalThis.navigator.geolocation);
    setBusy(false);
    if (typeof found === 'string') {
      onProblem(found);
      return;
    }
    setAt(found);
    handle.setView({ center: found, zoom: Math.max(near, handle.view().zoom) }, zoomStep);
  };
  return { at, isBusy, find: () => void find() };
}
