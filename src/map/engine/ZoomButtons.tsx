import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icons/Icon';
import { mapIcons } from '../../ui/icons/mapIcons';
import { MapButton, MapButtonGroup } from './MapButtons';
import type { MapHandle } from './MapEngine';

export interface ZoomButtonsProps {
  handle: MapHandle;
  minZoom: number;
  maxZoom: number;
  /** Accessible names. */
  labels: { readonly zoomIn: string; readonly zoomOut: string };
}

/** Step animation (§2), ms. */
const step = { duration: 400 } as const;

/** Zoom in and out. At a limit the button is only `aria-disabled`, so that it keeps focus. */
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
