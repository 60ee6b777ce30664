import { useEffect } from 'react';
import type { ListingDetails } from '../../../domain/listingDetails';
import { listingMetadata } from '../../../domain/listingMetadata';
import { useRuntime } from '../../../state/runtimeContext';
import { listingUrl } from '../../../state/selectListing';
import { useLatest } from '../../../state/useLatest';
import { listingWords } from '../../../text/listing/describe';
import { useListingText } from '../../../text/listing/useListingText';
import type { ListingShownDetail } from '../definition';

export interface PageMetadataOptions {
  /** Null until there is one. */
  readonly listing: ListingDetails | null;
  /** Write into the head of the page. */
  readonly isWanted: boolean;
  onShown?(detail: ListingShownDetail): void;
}

/** Tells the page once of every listing that is shown, with what its head may say of it. */
export function usePageMetadata({ listing, onShown }: PageMetadataOptions): void {
  const { t, l, format } = useListingText();
  const runtime = useRuntime();
  const latest = useLatest({ onShown, t, l, format, runtime });
  useEffect(() => {
    if (!listing) return;
    const { current } = latest;
    const words = listingWords(listing, current.t, current.l, current.format);
    current.onShown?.({
      listing,
      url: listingUrl(current.runtime, listing),
      metadata: listingMetadata(listing, words, current.runtime),
    });
  }, [listing, latest]);
}
