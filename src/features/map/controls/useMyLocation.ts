import { useState } from 'react';
import type { Coordinates } from '../../../domain/map/coordinates';
import type { MapHandle } from '../../../map/engine/MapEngine';
import { zoomStep } from '../searchMapOptions';
import { type LocateProblem, locate } from './locate';

export interface MyLocation {
  /** Null until requested, or if unknown. */
  readonly at: Coordinates | null;
  readonly isBusy: boolean;
  find(): void;
}

/** Street level. */
const near = 15;

/** Moves the map to the visitor's location on request; on failure the map stays and `onProblem` gets the reason. */
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
