import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icons/Icon';
import { mapIcons } from '../../ui/icons/mapIcons';
import { MapButton, MapButtonGroup } from './MapButtons';
import type { MapHandle } from './MapEngine';

export interface ZoomButtonsProps {
  handle: MapHandle;
  minZoom: number;
  maxZoom: number;
  /** Names of the buttons. */
  labels: { readonly zoomIn: string; readonly zoomOut: string };
}

/** ms of one step (§2). */
const step = { duration: 400 } as const;

/** Closer and farther by one step. At a limit a button stays in the way of the keyboard, or it would take the focus with it. */
export function ZoomButtons({ handle, minZoom, maxZoom, labels }: ZoomButtonsProps) {
  const [zoom, setZoom] = useState(() => handle.view().zoom);
  useEffect(() => {
    setZoom(handle.view().zoom);
    return handle.on('settle', (view) => setZoom(view.zoom));
  }, [handle]);

  const button = (by: 1 | -1) => {
    const isPossible = by > 0 ? zoom < maxZoom : zoom > minZoom;
    return (
      <MapButton
        type="button"
        part="control"
        aria-label={by > 0 ? labels.zoomIn : labels.zoomOut}
        aria-disabled={!isPossible}
        onClick={() => {
          if (isPossible) handle.zoomBy(by, step);
        }}
      >
        <Icon name={by > 0 ? mapIcons.plus : mapIcons.minus} />
      </MapButton>
    );
  };
  return (
    <MapButtonGroup>
      {button(1)}
      {button(-1)}
    </MapButtonGroup>
  );
}
