import { type MouseEvent, memo, useCallback, useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import type { ContactMethod } from '../../domain/contact/contact';
import type { Listing } from '../../domain/listing/listing';
import { CardBoundary } from '../../parts/card/CardBoundary';
import type { ContactButtonsProps } from '../../parts/card/ContactButtons';
import { ListingRow } from '../../parts/card/ListingRow';
import { ListingTile } from '../../parts/card/ListingTile';
import { TileSkeleton } from '../../parts/card/TileSkeleton';
import { useReport, useRuntime } from '../../state/runtime/runtimeContext';
import { listingUrl, type SelectListingDetail, selectListingDetail } from '../../state/search/selectListing';
import { useLazy } from '../../ui/hooks/useLazy';
import { useLazyAfterPaint } from '../../ui/hooks/useLazyAfterPaint';
import type { ContactRequest } from './contact/ContactRequest';
import { Rows, Tiles } from './Results.styles';

interface Layout {
  readonly layout: 'rows' | 'compact';
}

export interface ListingListProps extends Layout {
  readonly listings: readonly Listing[];
  readonly headingLevel: number;
  /** Returns false when the host opens the listing itself. */
  onSelect(detail: SelectListingDetail): boolean;
  onContact(request: ContactRequest): void;
}

export const fetchButtons = () => import('../../parts/card/ContactButtons').then((module) => module.ContactButtons);

/** Buttons below the facts of a row, or the space of as many. Loaded here, so that a row is not rendered again for them. */
function RowActions(props: ContactButtonsProps) {
  const { value: Buttons } = useLazyAfterPaint(fetchButtons);
  if (Buttons) return <Buttons {...props} />;
  const space = <i data-lazy="" />;
  return (
    <>
      {space}
      {props.communicationMethod === 'callsAndMessages' && space}
    </>
  );
}

/** Number of cards drawn first; the rest follow in a separate task, in reserved space. */
const firstCards = 2;

/**
 * Rendered again only when the page of listings changes. Cards are keyed by position: the next page changes texts and pictures in the existing
 * elements instead of building ten new trees.
 */
export const ListingList = memo(function ListingList(props: ListingListProps) {
  const { listings, layout, headingLevel, onSelect, onContact } = props;
  const runtime = useRuntime();
  const report = useReport();
  // A server prints one page and draws no second frame.
  const [isWhole, setIsWhole] = useState(typeof document === 'undefined');
  useEffect(() => {
    // The other cards follow after the first ones are painted.
    const frame = requestAnimationFrame(() => setIsWhole(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const isRows = layout === 'rows';
  const latest = useLatest(listings);
  const press = useCallback(
    (method: ContactMethod, index: number) => {
      const listing = latest.current[index];
      if (listing) onContact({ method, listing });
    },
    [latest, onContact],
  );
  const placeOf = useCallback(
    (listing: Listing, index: number) => {
      const Card = isRows ? ListingRow : ListingTile;
      return (
        <li key={index} data-place={listing.id}>
          <CardBoundary listingId={listing.id} report={report}>
            <Card
              part="card"
              listing={listing}
              headingLevel={headingLevel}
              href={listingUrl(runtime, listing)}
              mediaHost={runtime.mediaHost}
              priority={index === 0}
              isFound
              actions={<RowActions communicationMethod={listing.communicationMethod} index={index} onContact={press} />}
              onSelect={(event: MouseEvent) => {
                if (!onSelect(selectListingDetail(runtime, listing))) event.preventDefault();
              }}
            />
          </CardBoundary>
        </li>
      );
    },
    [runtime, report, isRows, headingLevel, onSelect, press],
  );
  // Stable, so the first cards are not rendered again with the rest.
  const first = useMemo(() => listings.slice(0, firstCards).map(placeOf), [listings, placeOf]);
  const others = listings
    .slice(firstCards)
    .map((listing, index) =>
      isWhole ? placeOf(listing, index + firstCards) : <li key={index + firstCards} data-place={listing.id} data-empty="" />,
    );
  const List = isRows ? Rows : Tiles;
  return (
    <List part="list" role="list">
      {[...first, ...others]}
    </List>
  );
});

interface ListingListSkeletonProps extends Layout {
  readonly count: number;
  readonly label: string;
  /** Reserves the space and shows nothing yet. */
  readonly isBlank: boolean;
}

const fetchRowSkeleton = () => import('../../parts/card/RowSkeleton').then((module) => module.RowSkeleton);

/** Placeholders with the final geometry: ten, or as many as the page will have (§2). Until their code has loaded, the shapes of cards to come. */
export function ListingListSkeleton({ layout, count, label, isBlank }: ListingListSkeletonProps) {
  const isRows = layout === 'rows';
  const { value: RowSkeleton } = useLazy(fetchRowSkeleton, isRows && !isBlank);
  const List = isRows ? Rows : Tiles;
  return (
    <List aria-label={label} role="list">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} aria-hidden="true" data-empty={!isBlank || undefined}>
          {!isBlank && (isRows ? RowSkeleton && <RowSkeleton /> : <TileSkeleton />)}
        </li>
      ))}
    </List>
  );
}
