import { useState } from 'react';
import { styled } from 'styled-components';
import { listingMapBox } from '../../domain/city/moscowPlace';
import type { Box, Coordinates } from '../../domain/map/coordinates';
import { GestureHint } from '../../map/engine/GestureHint';
import type { MapError, MapOptions, MapProvider } from '../../map/engine/MapEngine';
import { MapStage } from '../../map/engine/MapStage';
import { type MapAddresses, mapSettings } from '../../map/engine/mapSettings';
import type { MapState } from '../../map/engine/useMap';
import { ZoomButtons } from '../../map/engine/ZoomButtons';
import { MapPins } from '../../map/pins/MapPins';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useMapText } from '../../text/map/useMapText';
import { LoadingBar } from '../../ui/states/LoadingBar';
import { gestureLabels } from './gestureLabels';
import { LocationMapFailure } from './LocationMapFailure';

/** Map attributes of an element, as declared by `mapProps`. */
export interface LocationMapSettings extends MapAddresses {
  readonly mapProvider?: MapProvider;
  /** Degrees that the map shows at least, from the house in each direction. */
  readonly offset?: number;
}

export interface LocationMapLiveProps {
  readonly at: Coordinates;
  /** Address of the house. */
  readonly label: string;
  readonly map?: LocationMapSettings;
  onError?(error: MapError): void;
}

/** §9 */
const startZoom = 14;
const limits = { minZoom: 2, maxZoom: 19 } as const;

const Controls = styled.div`
  position: absolute;
  right: 16px;
  bottom: 32px;
`;

/** The map, with a pin that recentres it. */
export function LocationMapLive({ at, label, map = {}, onError }: LocationMapLiveProps) {
  const { text, lang } = useMapText();
  const runtime = useRuntime();
  const [state, setState] = useState<MapState>({ status: 'loading' });
  const options: MapOptions = {
    ...limits,
    center: at,
    zoom: startZoom,
    bounds: listingMapBox,
    gestures: 'cooperative',
    label: text.placeMap(label),
    lang,
    attribution: { text: text.attribution, href: 'https://www.openstreetmap.org/copyright' },
  };
  const handle = state.status === 'ready' ? state.handle : null;
  return (
    <>
      <MapStage
        provider={map.mapProvider ?? 'keyless'}
        settings={mapSettings(runtime, map)}
        options={options}
        onState={(next) => {
          setState(next);
          if (next.status === 'ready' && map.offset) next.handle.fit(boxAt(at, map.offset));
          if (next.status === 'failed') onError?.(next.error);
        }}
        onFallback={onError}
      />
      <LoadingBar isActive={state.status === 'loading'} label={text.loading} />
      {handle && (
        <>
          <MapPins
            handle={handle}
            gestures="cooperative"
            label={text.placeMarkers}
            pins={[{ key: 'house', at, label: '', kind: 'place', name: text.placeMarker(label), isSelected: false, isVisited: false }]}
            onPress={() => handle.setView({ center: at, zoom: Math.max(startZoom, handle.view().zoom) }, { duration: 400 })}
          />
          <GestureHint handle={handle} labels={gestureLabels(text)} />
          <Controls>
            <ZoomButtons {...limits} handle={handle} labels={text} />
          </Controls>
        </>
      )}
      {state.status === 'failed' && <LocationMapFailure onRetry={state.retry} />}
    </>
  );
}

/** Returns the box that reaches this far from a place. */
function boxAt({ latitude, longitude }: Coordinates, offset: number): Box {
  return { south: latitude - offset, west: longitude - offset, north: latitude + offset, east: longitude + offset };
}
