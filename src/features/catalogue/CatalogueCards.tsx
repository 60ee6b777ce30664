import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Listing } from '../../domain/listing/listing';
import { CardBoundary } from '../../parts/card/CardBoundary';
import { PhotoCard } from '../../parts/card/PhotoCard';
import { PhotoCardSkeleton } from '../../parts/card/PhotoCardSkeleton';
import { useReport, useRuntime } from '../../state/runtime/runtimeContext';
import { listingUrl, type SelectListingDetail, selectListingDetail } from '../../state/search/selectListing';
import { useHomeText } from '../../text/home/useHomeText';
import { listingTitle } from '../../text/listing/describe';
import { Cards, OnePlace, roomForTitle, Unseen } from './Catalogue.styles';

/** Cards of a catalogue, and their placeholders (§9). */
const catalogueSize = 3;

/** Width of a photo: three side by side, two, or one with a piece of the next (§9). */
const photoSizes = '(min-width: 1440px) 414px, (min-width: 1024px) 33vw, (min-width: 632px) 46vw, 87vw';

const Card = styled(PhotoCard)`
  ${roomForTitle}
`;

const CardSkeleton = styled(PhotoCardSkeleton)`
  ${roomForTitle}
`;

export interface CatalogueCardsProps {
  readonly listings: readonly Listing[];
  readonly headingLevel: number;
  /** Returns false when the host opens the listing itself. */
  onSelect(detail: SelectListingDetail): boolean;
}

export function CatalogueCards({ listings, headingLevel, onSelect }: CatalogueCardsProps) {
  const { common, text, format } = useHomeText();
  const runtime = useRuntime();
  const report = useReport();
  return (
    <Cards part="list" role="list">
      {listings.slice(0, catalogueSize).map((listing) => (
        <li key={listing.id}>
          <CardBoundary listingId={listing.id} report={report}>
            <Card
              part="card"
              listing={listing}
              title={listingTitle(listing, common, text.catalogue.floor, format)}
              headingLevel={headingLevel}
              href={listingUrl(runtime, listing)}
              mediaHost={runtime.mediaHost}
              sizes={photoSizes}
              hasMarks
              onSelect={(event: MouseEvent) => {
                if (!onSelect(selectListingDetail(runtime, listing))) event.preventDefault();
              }}
            />
          </CardBoundary>
        </li>
      ))}
    </Cards>
  );
}

const skeletons = Array.from({ length: catalogueSize }, (_, index) => (
  <li key={index} aria-hidden="true">
    <CardSkeleton />
  </li>
));

/** Placeholders until the cards have loaded. */
export function CatalogueSkeleton() {
  const { text } = useHomeText();
  return (
    <Cards role="list" aria-busy="true" aria-label={text.catalogue.loading}>
      {skeletons}
    </Cards>
  );
}

/** A message in the space of the cards, so that nothing below it moves. */
export function InPlaceOfCards({ children }: { readonly children: ReactNode }) {
  return (
    <OnePlace>
      <Unseen>
        <Cards>{skeletons}</Cards>
      </Unseen>
      {children}
    </OnePlace>
  );
}
