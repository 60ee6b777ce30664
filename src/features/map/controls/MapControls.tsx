import { useState } from 'react';
import { styled } from 'styled-components';
import { MapButton, MapButtonGroup } from '../../../map/engine/MapButtons';
import type { MapHandle, MapLayer } from '../../../map/engine/MapEngine';
import { ZoomButtons } from '../../../map/engine/ZoomButtons';
import { useMapText } from '../../../text/map/useMapText';
import { Icon } from '../../../ui/icons/Icon';
import { mapIcons } from '../../../ui/icons/mapIcons';
import { Spinner } from '../../../ui/states/Spinner';
import { zoomLimits } from '../searchMapOptions';
import { MapLayers } from './MapLayers';
import type { FullScreen } from './useFullScreen';

/** Bottom right; in narrow containers below the top bar, without the desktop-only controls. */
const Controls = styled.div`
  position: absolute;
  z-index: 1;
  right: calc(24px + var(--kv-map-aside, 0px));
  bottom: 32px;
  display: flex;
  flex-direction: column;
  gap: 10px;
  @container kv (width < 744px) {
    right: 12px;
    top: 68px;
    bottom: auto;
    > [data-wide]:not([data-state='on']) {
      display: none;
    }
  }
`;

export interface MapControlsProps {
  readonly handle: MapHandle;
  readonly fullScreen: FullScreen;
  readonly isLocating: boolean;
  onLocate(): void;
}

/** Full screen, zoom, location, layers: 44 px each (§2). */
export function MapControls({ handle, fullScreen, isLocating, onLocate }: MapControlsProps) {
  const { text } = useMapText();
  const [layer, setLayer] = useState<MapLayer>(handle.layers[0] ?? 'scheme');
  const screen = fullScreen.isOn ? text.leaveFullScreen : text.fullScreen;
  return (
    <Controls role="group" aria-label={text.controls} part="controls">
      <MapButtonGroup data-wide="" data-state={fullScreen.isOn ? 'on' : 'off'}>
        <MapButton type="button" part="control" aria-label={screen} onClick={fullScreen.toggle}>
          <Icon name={mapIcons[fullScreen.isOn ? 'arrows-minimize' : 'arrows-maximize']} />
        </MapButton>
      </MapButtonGroup>
      <ZoomButtons handle={handle} minZoom={zoomLimits.min} maxZoom={zoomLimits.max} labels={text} />
      <MapButtonGroup>
        <MapButton type="button" part="control" aria-label={text.locate} aria-busy={isLocating} onClick={onLocate}>
          {isLocating ? <Spinner /> : <Icon name={mapIcons['current-location']} />}
        </MapButton>
      </MapButtonGroup>
      {handle.layers.length > 1 && (
        <MapButtonGroup data-wide="">
          <MapLayers
            layers={handle.layers}
            layer={layer}
            onChange={(next) => {
              setLayer(next);
              handle.setLayer(next);
            }}
          />
        </MapButtonGroup>
      )}
    </Controls>
  );
}
