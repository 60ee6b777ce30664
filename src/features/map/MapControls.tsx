import { useState } from 'react';
import { useMapText } from '../../text/map/useMapText';
import { Icon } from '../../ui/Icon';
import type { MapHandle, MapLayer } from '../../ui/map/MapEngine';
import { mapIcons } from '../../ui/map/mapIcons';
import { Spinner } from '../../ui/Spinner';
import { Control, ControlGroup, Controls } from './MapControls.styles';
import { MapLayers } from './MapLayers';
import { zoomLimits, zoomStep } from './searchMapOptions';
import type { FullScreen } from './useFullScreen';

export interface MapControlsProps {
  readonly handle: MapHandle;
  /** Of the view at rest. */
  readonly zoom: number;
  readonly fullScreen: FullScreen;
  readonly isLocating: boolean;
  onLocate(): void;
}

/** Full screen, closer and farther, where am I, layers: 44 px each (§2). */
export function MapControls({ handle, zoom, fullScreen, isLocating, onLocate }: MapControlsProps) {
  const { m } = useMapText();
  const [layer, setLayer] = useState<MapLayer>(handle.layers[0] ?? 'scheme');
  const step = (by: 1 | -1) => {
    const isPossible = by > 0 ? zoom < zoomLimits.max : zoom > zoomLimits.min;
    return {
      type: 'button' as const,
      part: 'control',
      'aria-label': by > 0 ? m.zoomIn : m.zoomOut,
      // A button that leaves the keyboard's way at the limit would take the focus with it.
      'aria-disabled': !isPossible,
      onClick: () => {
        if (isPossible) handle.zoomBy(by, zoomStep);
      },
    };
  };
  const screen = fullScreen.isOn ? m.leaveFullScreen : m.fullScreen;
  return (
    <Controls role="group" aria-label={m.controls} part="controls">
      <ControlGroup data-wide="" data-state={fullScreen.isOn ? 'on' : 'off'}>
        <Control type="button" part="control" aria-label={screen} onClick={fullScreen.toggle}>
          <Icon name={mapIcons[fullScreen.isOn ? 'arrows-minimize' : 'arrows-maximize']} />
        </Control>
      </ControlGroup>
      <ControlGroup>
        <Control {...step(1)}>
          <Icon name={mapIcons.plus} />
        </Control>
        <Control {...step(-1)}>
          <Icon name={mapIcons.minus} />
        </Control>
      </ControlGroup>
      <ControlGroup>
        <Control type="button" part="control" aria-label={m.locate} aria-busy={isLocating} onClick={onLocate}>
          {isLocating ? <Spinner /> : <Icon name={mapIcons['current-location']} />}
        </Control>
      </ControlGroup>
      {handle.layers.length > 1 && (
        <ControlGroup data-wide="">
          <MapLayers
            layers={handle.layers}
            layer={layer}
            onChange={(next) => {
              setLayer(next);
              handle.setLayer(next);
            }}
          />
        </ControlGroup>
      )}
    </Controls>
  );
}
