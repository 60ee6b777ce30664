import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { ContactMethod } from '../../../domain/contact/contact';
import type { Listing } from '../../../domain/listing/listing';
import { CardBoundary } from '../../../parts/card/CardBoundary';
import { MapCard } from '../../../parts/card/MapCard';
import { MapCardSkeleton } from '../../../parts/card/MapCardSkeleton';
import type { PointListings } from '../../../state/map/usePointListings';
import { useReport, useRuntime } from '../../../state/runtime/runtimeContext';
import { listingUrl, type SelectListingDetail, selectListingDetail } from '../../../state/search/selectListing';
import { useMapText } from '../../../text/map/useMapText';
import { Button } from '../../../ui/buttons/Button';
import { StateBlock } from '../../../ui/states/StateBlock';

export interface PlaceListingsProps {
  readonly found: PointListings;
  /** Expected number of cards, for placeholders. */
  readonly expected: number;
  readonly headingLevel: number;
  /** Returns false if the host opens the listing itself. */
  onSelect(detail: SelectListingDetail): boolean;
  onContact(method: ContactMethod, listing: Listing): void;
}

const Cards = styled.ul`
  display: grid;
  gap: 24px;
  & + * {
    margin-top: 24px;
  }
  @container kv (width < 744px) {
    gap: 18px;
  }
`;

/** A sheet has no room for the drawing. */
const Failure = styled(StateBlock)`
  @container kv (width < 744px) {
    padding: 16px 0;
    > :first-child {
      display: none;
    }
  }
`;

/** The cards of one place, paginated. */
export function PlaceListings({ found, expected, headingLevel, onSelect, onContact }: PlaceListingsProps) {
  const { text, format } = useMapText();
  const runtime = useRuntime();
  const report = useReport();
  const { status, listings, next } = found;
  const isLoading = status === 'loading';
  if (status === 'ready' && listings.length === 0) {
    return <StateBlock part="state" art="nothing" headingLevel={headingLevel} title={text.listingsGone} />;
  }
  return (
    <>
      {(listings.length > 0 || isLoading) && (
        <Cards role="list" aria-busy={isLoading} aria-label={isLoading ? text.loadingListings : text.name}>
          {listings.map((listing) => (
            <li key={listing.id}>
              <CardBoundary listingId={listing.id} report={report}>
                <MapCard
                  part="card"
                  listing={listing}
                  headingLevel={headingLevel}
                  href={listingUrl(runtime, listing)}
                  mediaHost={runtime.mediaHost}
                  isFound
                  onSelect={(event: MouseEvent) => {
                    if (!onSelect(selectListingDetail(runtime, listing))) event.preventDefault();
                  }}
                  onContact={(method) => onContact(method, listing)}
                />
              </CardBoundary>
            </li>
          ))}
          {isLoading &&
            Array.from({ length: Math.max(1, Math.min(3, expected - listings.length)) }, (_, index) => (
              <li key={-index} aria-hidden="true">
                <MapCardSkeleton />
              </li>
            ))}
        </Cards>
      )}
      {status === 'failed' && (
        <Failure
          part="state"
          role="alert"
          art="broken"
          headingLevel={headingLevel}
          title={text.listingsFailed}
          actions={
            <Button variant="primary" icon="refresh" onClick={found.retry}>
              {text.refresh}
            </Button>
          }
        />
      )}
      {status === 'ready' && next > 0 && (
        <Button block onClick={found.more}>
          {text.more(format.number(next))}
        </Button>
      )}
    </>
  );
}
