import { lazy, type MouseEvent, Suspense, useMemo } from 'react';
import { getListing } from '../../api/reference';
import { decodeListing } from '../../api/wire/listing/listing';
import type { Listing } from '../../domain/listing/listing';
import { ListingTile } from '../../parts/card/ListingTile';
import { TileSkeleton } from '../../parts/card/TileSkeleton';
import { publicStoreOf } from '../../state/data/publicStore';
import { useLoad } from '../../state/data/useLoad';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { listingUrl, selectListingDetail } from '../../state/search/selectListing';
import { useText } from '../../text/catalogue/TextContext';
import type { ListingCardProps } from './definition';

// Most pages use tiles; the row and the error state are lazy-loaded.
const RowCard = lazy(() => import('./RowCard'));
const RowPlaceholder = lazy(() => import('./RowPlaceholder'));
const CardState = lazy(() => import('./CardState'));

/** One listing, given as data or loaded by id (§2). */
export function ListingCard({ listing: input, listingId, layout = 'tile', headingLevel = 3, onSelectListing }: ListingCardProps) {
  const { text } = useText();
  const runtime = useRuntime();
  const shown = useMemo(() => readListing(input), [input]);
  const isLoaded = input === undefined && listingId !== undefined;
  const load = useLoad(publicStoreOf, isLoaded ? ['listing', listingId] : null, (options) =>
    getListing(runtime.transport, listingId ?? 0, options),
  );
  const placeholder = layout === 'row' ? <RowPlaceholder /> : <TileSkeleton />;

  const listing = shown ?? (load.status === 'ready' ? load.value : null);
  // The server still returns a description of a deleted listing, which is enough for its page, but not for a card.
  if (listing && !listing.isDeleted) {
    const Card = layout === 'row' ? RowCard : ListingTile;
    return (
      <Suspense fallback={null}>
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
      </Suspense>
    );
  }
  if (isLoaded && !listing && load.status !== 'failed') {
    return (
      <div aria-busy="true" role="status" aria-label={text.listing.loading}>
        <Suspense fallback={null}>{placeholder}</Suspense>
      </div>
    );
  }
  // Invalid or missing data shows "not found": a card is never blank.
  const failed = isLoaded && load.status === 'failed' ? load : null;
  return (
    <Suspense fallback={null}>
      <CardState error={failed?.error ?? null} headingLevel={headingLevel} onRetry={() => failed?.retry()} />
    </Suspense>
  );
}

/** Returns a listing given as API data or taken from an event; null for any other value. */
function readListing(input: unknown): Listing | null {
  if (typeof input !== 'object' || input === null) return null;
  try {
    return isListing(input) ? input : decodeListing(input);
  } catch {
    // A throwing getter or proxy.
    return null;
  }
}

function isListing(input: object): input is Listing {
  const { id, tradeType, price, description, photos, owner, publishedAt }: Partial<Listing> = input;
  return (
    Number.isSafeInteger(id) &&
    (tradeType === 'sale' || tradeType === 'rent') &&
    typeof price === 'number' &&
    typeof description === 'string' &&
    Array.isArray(photos) &&
    Boolean(owner) &&
    (publishedAt === null || publishedAt instanceof Date)
  );
}
