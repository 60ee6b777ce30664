import { createElement, type Ref } from 'react';
import { styled } from 'styled-components';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { LocationMap } from '../../../parts/location/LocationMap';
import type { LocationMapSettings } from '../../../parts/location/LocationMapLive';
import { MetroLabel } from '../../../parts/MetroLabel';
import { mapProblem } from '../../../state/runtime/mapProblem';
import { useReport } from '../../../state/runtime/runtimeContext';
import { useListingText } from '../../../text/listing/useListingText';
import { Button } from '../../../ui/buttons/Button';
import type { IconPath } from '../../../ui/icons/Icon';

export interface LocationSectionProps {
  readonly listing: ListingDetails;
  readonly headingLevel: number;
  readonly map: LocationMapSettings;
  /** 'В начало' */
  onTop(): void;
  /** Scroll target of 'Карта'; focus goes to the element marked with `data-heading`. */
  readonly ref?: Ref<HTMLElement>;
}

/** NOTICE: the path is from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons. */
const arrowUp: IconPath = 'M12 5v14M18 11l-6-6M6 11l6-6';

const Section = styled.section`
  scroll-margin-top: calc(var(--kv-listing-top, 0px) + 24px);
  @container kv (width <= 720px) {
    /* Below the sticky compact header. */
    scroll-margin-top: calc(var(--kv-listing-top, 0px) + 72px);
  }
`;

const Metro = styled(MetroLabel)`
  display: flex;
  margin-top: 8px;
  & + div {
    margin-top: 18px;
  }
`;

const Up = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 8px;
  @media print {
    display: none;
  }
`;

/** 'Расположение': address, metro, map, link to the top (§2). Empty for a deleted listing, and if nothing is known. */
export function LocationSection({ listing: { address, metro, isDeleted }, headingLevel, map, onTop, ref }: LocationSectionProps) {
  const { text } = useListingText();
  const report = useReport();
  if (isDeleted || (!address && !metro)) return null;
  const way = <Metro metro={metro} />;
  return (
    <Section ref={ref} part="section">
      {createElement(`h${headingLevel}`, { 'data-heading': '' }, text.page.location)}
      {address ? (
        <LocationMap part="map" address={address} map={map} onError={(error) => report(mapProblem(error))}>
          {way}
        </LocationMap>
      ) : (
        way
      )}
      <Up>
        <Button variant="ghost" icon={arrowUp} onClick={onTop}>
          {text.page.toTop}
        </Button>
      </Up>
    </Section>
  );
}
