import { useEffect, useRef } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { type ListingMetadata, type ListingPlace, listingMetadata } from '../../../domain/listing/metadata/listingMetadata';
import type { Runtime } from '../../../state/runtime/runtime';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { listingUrl } from '../../../state/search/selectListing';
import { listingWords } from '../../../text/listing/describe';
import { useListingText } from '../../../text/listing/useListingText';
import type { ListingShownDetail } from '../definition';

export interface PageMetadataOptions {
  /** Null until loaded. */
  readonly listing: ListingDetails | null;
  /** Whether to write into the document's head; undone on unmount. */
  readonly isWanted: boolean;
  onShown?(detail: ListingShownDetail): void;
}

/** Reports every shown listing once, with its metadata, and writes that into the head if wanted. */
export function usePageMetadata({ listing, isWanted, onShown }: PageMetadataOptions): void {
  const { common, text, format } = useListingText();
  const runtime = useRuntime();
  const reportedId = useRef<number | null>(null);
  const latest = useLatest({ onShown });

  useEffect(() => {
    if (!listing) return;
    const metadata = listingMetadata(listing, listingWords(listing, common, text, format), placeOf(runtime));
    // Refreshed data or another language is the same listing.
    if (reportedId.current !== listing.id) {
      reportedId.current = listing.id;
      latest.current.onShown?.({ listing, url: listingUrl(runtime, listing), metadata });
    }
    return isWanted ? write(metadata) : undefined;
  }, [listing, isWanted, common, text, format, runtime, latest]);
}

/** Returns an undo function, which also works before the code has loaded. If loading fails, the head stays as is. */
function write(metadata: ListingMetadata): () => void {
  let isUndone = false;
  let restore: (() => void) | undefined;
  import('./pageHead').then(
    ({ writeHead }) => {
      if (!isUndone) restore = writeHead(metadata);
    },
    () => undefined,
  );
  return () => {
    isUndone = true;
    restore?.();
  };
}

/** Social networks and search engines require absolute URLs; relative ones are resolved against this page. */
function placeOf({ siteUrl, mediaHost }: Runtime): ListingPlace {
  const { origin } = globalThis.location;
  return { siteUrl: /^https?:/.test(siteUrl) ? siteUrl : origin + siteUrl, mediaHost: mediaHost || origin };
}
