import { useEffect, useRef } from 'react';
import { type Box, contains } from '../../../domain/map/coordinates';
import type { MapHandle, MapView } from '../../../map/engine/MapEngine';
import { asShown } from './useShownView';

/** ms (§9) */
const delay = 300;

interface Before {
  readonly box: Box;
  /** In the larger place. */
  readonly zoom: number;
}

/**
 * What was seen is fitted into the place that the map has now, as soon as it has come to rest. A map that was left alone meanwhile goes back
 * to what it showed before; otherwise each full screen would end a step farther out.
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
