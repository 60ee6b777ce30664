import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLatest } from '../../../base/hooks/useLatest';
import { moscowCenter } from '../../../domain/city/moscowPlace';
import { mapBox } from '../../../domain/map/cityMapBoxes';
import type { Coordinates } from '../../../domain/map/coordinates';
import { GestureHint } from '../../../map/engine/GestureHint';
import type { MapOptions } from '../../../map/engine/MapEngine';
import { MapStage } from '../../../map/engine/MapStage';
import { mapSettings } from '../../../map/engine/mapSettings';
import type { MapState } from '../../../map/engine/useMap';
import { ZoomButtons } from '../../../map/engine/ZoomButtons';
import { MapPins } from '../../../map/pins/MapPins';
import { gestureLabels } from '../../../parts/location/gestureLabels';
import { LocationMapFailure } from '../../../parts/location/LocationMapFailure';
import { mapProblem } from '../../../state/runtime/mapProblem';
import { useReport, useRuntime } from '../../../state/runtime/runtimeContext';
import { useMapText } from '../../../text/map/useMapText';
import { usePublishText } from '../../../text/publish/usePublishText';
import { Button } from '../../../ui/buttons/Button';
import { LoadingBar } from '../../../ui/states/LoadingBar';
import { usePublishContext } from '../form/publishContext';

export interface PinMapProps {
  readonly pin: Coordinates | null;
  /** Where the map begins without a pin; the whole city without it. */
  readonly centre: Coordinates | undefined;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  onPlace(at: Coordinates): void;
}

/** A street with its houses; the city. */
const zooms = { house: 17, city: 11 } as const;
const limits = { minZoom: 9, maxZoom: 19 } as const;

const Frame = styled.div`
  position: relative;
  isolation: isolate;
  height: 340px;
  overflow: hidden;
  border-radius: var(--kv-shape-home);
  background: var(--kv-bg-sunken);
  &[data-state='invalid']::after {
    position: absolute;
    inset: 0;
    z-index: 3;
    border-radius: inherit;
    box-shadow: inset 0 0 0 2px var(--kv-danger);
    pointer-events: none;
    content: '';
  }
`;

/** Where the button sets the pin. */
const Sight = styled.div`
  position: absolute;
  top: calc(50% - 14px);
  left: calc(50% - 14px);
  width: 28px;
  height: 28px;
  border: 2px solid var(--kv-accent);
  border-radius: 50%;
  outline: 1px solid var(--kv-bg-surface);
  pointer-events: none;
  &::before,
  &::after {
    position: absolute;
    background: var(--kv-accent);
    content: '';
  }
  &::before {
    inset: -6px 11px;
  }
  &::after {
    inset: 11px -6px;
  }
`;

const Controls = styled.div`
  position: absolute;
  right: 16px;
  bottom: 32px;
`;

const Place = styled(Button)`
  margin-top: 12px;
`;

/** A map on which a press, or a button for its middle, sets a pin. */
export function PinMap({ pin, centre, isInvalid, describedBy, onPlace }: PinMapProps) {
  const { text, lang } = useMapText();
  const { text: publishText } = usePublishText();
  const words = publishText.addressField.hand;
  const runtime = useRuntime();
  const report = useReport();
  const { map } = usePublishContext();
  const [state, setState] = useState<MapState>({ status: 'loading' });
  // The map stays where the visitor has moved it.
  const [begun] = useState(() => pin ?? centre);
  const options: MapOptions = {
    ...limits,
    center: begun ?? moscowCenter,
    zoom: begun ? zooms.house : zooms.city,
    bounds: mapBox,
    gestures: 'cooperative',
    label: words.map,
    lang,
    attribution: { text: text.attribution, href: 'https://www.openstreetmap.org/copyright' },
  };
  const handle = state.status === 'ready' ? state.handle : null;
  const place = useLatest(onPlace);
  useEffect(() => handle?.on('press', (at) => place.current(at)), [handle, place]);
  return (
    <div>
      <Frame part="map" data-state={isInvalid ? 'invalid' : 'ready'}>
        <MapStage
          provider={map.mapProvider ?? 'keyless'}
          settings={mapSettings(runtime, map)}
          options={options}
          onState={(next) => {
            setState(next);
            if (next.status === 'failed') report(mapProblem(next.error));
          }}
          onFallback={(error) => report(mapProblem(error))}
        />
        <LoadingBar isActive={state.status === 'loading'} label={text.loading} />
        {handle && (
          <>
            <MapPins
              handle={handle}
              gestures="cooperative"
              label={words.pins}
              pins={pin ? [{ key: 'pin', at: pin, label: '', kind: 'place', name: words.pin, isSelected: false, isVisited: false }] : []}
              onPress={() => pin && handle.setView({ center: pin, zoom: handle.view().zoom }, { duration: 400 })}
            />
            <Sight aria-hidden="true" />
            <GestureHint handle={handle} labels={gestureLabels(text)} />
            <Controls>
              <ZoomButtons {...limits} handle={handle} labels={text} />
            </Controls>
          </>
        )}
        {state.status === 'failed' && <LocationMapFailure onRetry={state.retry} />}
      </Frame>
      <Place
        size="s"
        variant="soft"
        aria-disabled={!handle}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onClick={() => handle && onPlace(handle.view().center)}
      >
        {words.place}
      </Place>
    </div>
  );
}
