import { createElement, type Ref } from 'react';
import type { ListingDetails } from '../../../domain/listingDetails';
import { LocationMap, type LocationMapSettings } from '../../../parts/LocationMap';
import { useListingText } from '../../../text/listing/useListingText';

export interface LocationSectionProps {
  readonly listing: ListingDetails;
  readonly headingLevel: number;
  readonly map: LocationMapSettings;
  /** 'В начало' */
  onTop(): void;
  /** What 'Карта' scrolls to. */
  readonly ref?: Ref<HTMLElement>;
}

/** 'Расположение': address, metro, the map around the house (§2). Nothing where no address is known. */
export function LocationSection({ listing: { address }, headingLevel, map, ref }: LocationSectionProps) {
  const { l } = useListingText();
  if (!address) return null;
  return (
    <section ref={ref} part="section">
      {createElement(`h${headingLevel}`, null, l.page.location)}
      <LocationMap address={address} map={map} />
    </section>
  );
}
