import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { listingMapBox } from '../../domain/city/moscowPlace';
import type { Address } from '../../domain/listing/listing';
import { isInside, isPlace } from '../../domain/map/coordinates';
import type { MapError } from '../../map/engine/MapEngine';
import { useMapText } from '../../text/map/useMapText';
import { useLazy } from '../../ui/hooks/useLazy';
import { useNear } from '../../ui/hooks/useNear';
import { LocationMapFailure } from './LocationMapFailure';
import type { LocationMapSettings } from './LocationMapLive';

export interface LocationMapProps {
  /** The address of the house. The map needs coordinates in Moscow. */
  address: Pick<Address, 'label' | 'latitude' | 'longitude'>;
  map?: LocationMapSettings;
  /** The map failed, or a fallback is used. */
  onError?(error: MapError): void;
  /** Content between the address and the map, for example the way to the metro. */
  children?: ReactNode;
  className?: string;
  /** CSS part of the map. */
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

/** Reserves the space of the map, to avoid layout shifts. */
const Frame = styled.div`
  position: relative;
  isolation: isolate;
  height: var(--kv-size-map-detail-h, 434px);
  overflow: hidden;
  border-radius: var(--kv-shape-home);
  background: var(--kv-bg-sunken);
  /* Full-bleed on phones, if the page has a margin. */
  @container kv (width <= 720px) {
    height: 300px;
    margin-inline: calc(-1 * var(--kv-bleed, 0px));
    border-radius: 0 var(--kv-radius-corner) 0 0;
  }
  @media print {
    display: none;
  }
`;

/** The location of a house: its address, and a map loaded when it comes near the viewport. */
export function LocationMap({ address, map, onError, children, className, part }: LocationMapProps) {
  const { text } = useMapText();
  const { label, latitude, longitude } = address;
  const at = { latitude, longitude };
  const place = isPlace(at) && isInside(listingMapBox, at) ? at : null;
  const frame = useRef<HTMLDivElement>(null);
  const { value: Live, hasFailed, load } = useLazy(fetchMap);
  useNear(frame, place !== null, load);

  return (
    <div className={className}>
      <Line>{label}</Line>
      {children}
      {place ? (
        <Frame ref={frame} part={part}>
          {Live && <Live key={`${place.latitude},${place.longitude}`} at={place} label={label} map={map} onError={onError} />}
          {hasFailed && <LocationMapFailure onRetry={load} />}
        </Frame>
      ) : (
        <Unknown>{text.placeUnknown}</Unknown>
      )}
    </div>
  );
}
