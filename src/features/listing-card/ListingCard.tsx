import { type MouseEvent, useMemo } from 'react';
import { isNetworkError } from '../../api/errors';
import { decodeListing } from '../../api/wire/listing';
import type { Listing } from '../../domain/listing';
import { ListingRow } from '../../parts/ListingRow';
import { ListingSkeleton } from '../../parts/ListingSkeleton';
import { ListingTile } from '../../parts/ListingTile';
import { useRuntime } from '../../state/runtimeContext';
import { listingUrl, selectListingDetail } from '../../state/selectListing';
import { useLoad } from '../../state/useLoad';
import { useText } from '../../text/TextContext';
import { Button } from '../../ui/Button';
import { StateBlock } from '../../ui/StateBlock';
import type { ListingCardProps } from './definition';

/** One listing, given as data or loaded by its number (§2). */
export function ListingCard({ listing: given, listingId, layout = 'tile', headingLevel = 3, onSelectListing }: ListingCardProps) {
  const { t } = useText();
  const runtime = useRuntime();
  const shown = useMemo(() => readListing(given), [given]);
  const isLoaded = given === undefined && listingId !== undefined;
  const load = useLoad(isLoaded ? ['listing', listingId] : null, (options) => runtime.client.getListing(listingId ?? 0, options));

  const listing = shown ?? (load.status === 'ready' ? load.value : null);
  if (listing) {
    const Card = layout === 'row' ? ListingRow : ListingTile;
    return (
      <Card
        part="card"
        listing={listing}
        headingLevel={headingLevel}
        href={listingUrl(runtime, listing)}
        mediaHost={runtime.mediaHost}
        priority
        onSelect={(event: MouseEvent) => {
          if (onSelectListing?.(selectListingDetail(runtime, listing)) === false) event.preventDefault();
        }}
      />
    );
  }

  if (load.status === 'failed') {
    const isMissing = load.error.kind === 'rejected' && load.error.status === 404;
    const isNetwork = isNetworkError(load.error);
    return (
      <StateBlock
        part="state"
        role="alert"
        art={isMissing ? 'nothing' : isNetwork ? 'network' : 'broken'}
        headingLevel={headingLevel}
        title={isMissing ? t.listing.notFoundTitle : isNetwork ? t.results.networkTitle : t.results.failedTitle}
        text={isMissing ? t.listing.notFoundText : isNetwork ? t.results.networkText : t.results.failedText}
        actions={
          !isMissing && (
            <Button variant="primary" icon="refresh" onClick={load.retry}>
              {t.results.refresh}
            </Button>
          )
        }
      />
    );
  }
  if (given !== undefined || listingId === undefined) {
    // Data of an unknown form, or nothing to show at all: a card without a listing is "not found", never blank.
    return (
      <StateBlock part="state" art="nothing" headingLevel={headingLevel} title={t.listing.notFoundTitle} text={t.listing.notFoundText} />
    );
  }
  return (
    <div aria-busy="true" role="status" aria-label={t.listing.loading}>
      <ListingSkeleton variant={layout} />
    </div>
  );
}

/** Takes a listing as the API answers it, or one that the kit itself has handed out in an event. */
function readListing(given: unknown): Listing | null {
  if (typeof given !== 'object' || given === null) return null;
  return 'tradeType' in given ? (given as Listing) : decodeListing(given);
}
