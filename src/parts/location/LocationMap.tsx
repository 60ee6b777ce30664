import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import type { Address } from '../../domain/listing/listing';
import { isInside, isPlace, listingMapBox } from '../../domain/map/coordinates';
import type { MapError, MapProvider } from '../../map/engine/MapEngine';
import type { MapAddresses } from '../../map/engine/mapSettings';
import { useMapText } from '../../text/map/useMapText';
import { useLoaded } from '../../ui/hooks/useLazy';
import { useNear } from '../../ui/hooks/useNear';
import { LocationMapFailure } from './LocationMapFailure';

/** Attributes of an element with a map, as `mapProps` declares them. */
export interface LocationMapSettings extends MapAddresses {
  readonly mapProvider?: MapProvider;
}

export interface LocationMapProps {
  /** Where the house stands. The map needs coordinates in Moscow, the line above it does not. */
  address: Pick<Address, 'label' | 'latitude' | 'longitude'>;
  map?: LocationMapSettings;
  /** There is no map, or another one than asked for. */
  onError?(error: MapError): void;
  /** Between the address and the map, such as the way to the metro. */
  children?: ReactNode;
  className?: string;
  /** Shadow part of the map alone. */
  part?: string;
}

const fetchMap = () => import('./LocationMapLive').then(({ LocationMapLive }) => LocationMapLive);

const Line = styled.p`
  font: var(--kv-type-body);
  & + div {
    margin-top: 16px;
  }
`;

const Unknown = styled.p`
  margin-top: 4px;
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
`;

/** The room of the map is there from the start, so that nothing moves when it comes. */
const Room = styled.div`
  position: relative;
  isolation: isolate;
  height: var(--kv-size-map-detail-h, 434px);
  overflow: hidden;
  border-radius: var(--kv-shape-home);
  background: var(--kv-bg-sunken);
  /* On a phone from edge to edge, where the page has a margin to lend. */
  @container kv (width <= 720px) {
    height: 300px;
    margin-inline: calc(-1 * var(--kv-bleed, 0px));
    border-radius: 0 var(--kv-radius-corner) 0 0;
  }
  @media print {
    display: none;
  }
`;

/** Where one house stands: its address, and a map around it that is fetched when it comes near the window. */
export function LocationMap({ address, map, onError, children, className, part }: LocationMapProps) {
  const { m } = useMapText();
  const { label, latitude, longitude } = address;
  const at = { latitude, longitude };
  const place = isPlace(at) && isInside(listingMapBox, at) ? at : null;
  const room = useRef<HTMLDivElement>(null);
  const { value: Live, hasFailed, load } = useLoaded(fetchMap);
  useNear(room, place !== null, load);

  return (
    <div className={className}>
      <Line>{label}</Line>
      {children}
      {place ? (
        <Room ref={room} part={part}>
          {Live && <Live key={`${place.latitude},${place.longitude}`} at={place} label={label} map={map} onError={onError} />}
          {hasFailed && <LocationMapFailure onRetry={load} />}
        </Room>
      ) : (
        <Unknown>{m.placeUnknown}</Unknown>
      )}
    </div>
  );
}
