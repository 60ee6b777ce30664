import { useEffect, useRef } from 'react';
import { type Box, contains } from '../../../domain/map/coordinates';
import type { MapHandle, MapView } from '../../../map/engine/MapEngine';
import { asShown } from './useShownView';

/** Ms (§9). */
const delay = 300;

interface Before {
  readonly box: Box;
  /** Zoom in full screen. */
  readonly zoom: number;
}

/**
 * Refits the view after entering or leaving full screen. A map left untouched in full screen returns to its previous view; otherwise each
 * round trip would zoom out a step.
 */
export function useRefit(handle: MapHandle, view: MapView): (isOn: boolean) => void {
  const before = useRef<Before | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (isOn) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (isOn) {
        handle.fit(asShown(view.box));
        before.current = { box: view.box, zoom: handle.view().zoom };
        return;
      }
      const { current: last } = before;
      before.current = null;
      if (last && last.zoom === view.zoom && contains(view.box, last.box)) handle.fit(asShown(last.box));
      else handle.setView(view);
    }, delay);
  };
}
