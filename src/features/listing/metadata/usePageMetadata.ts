import { useEffect, useRef } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { type ListingMetadata, type ListingPlace, listingMetadata } from '../../../domain/listing/listingMetadata';
import type { Runtime } from '../../../state/runtime/runtime';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { listingUrl } from '../../../state/search/selectListing';
import { listingWords } from '../../../text/listing/describe';
import { useListingText } from '../../../text/listing/useListingText';
import type { ListingShownDetail } from '../definition';

export interface PageMetadataOptions {
  /** Null until there is one. */
  readonly listing: ListingDetails | null;
  /** Write into the head of the page, and take it back at the end. */
  readonly isWanted: boolean;
  onShown?(detail: ListingShownDetail): void;
}

/** Tells the page once of every listing that is shown, with what its head may say of it, and says it there where that is wanted. */
export function usePageMetadata({ listing, isWanted, onShown }: PageMetadataOptions): void {
  const { t, l, format } = useListingText();
  const runtime = useRuntime();
  const reportedId = useRef<number | null>(null);
  const latest = useLatest({ onShown });

  useEffect(() => {
    if (!listing) return;
    const metadata = listingMetadata(listing, listingWords(listing, t, l, format), placeOf(runtime));
    // Fresher data or other texts are no other listing.
    if (reportedId.current !== listing.id) {
      reportedId.current = listing.id;
      latest.current.onShown?.({ listing, url: listingUrl(runtime, listing), metadata });
    }
    return isWanted ? write(metadata) : undefined;
  }, [listing, isWanted, t, l, format, runtime, latest]);
}

/** Answers how to take it back, which may come before the code that writes. Without that code the page keeps the head it has. */
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

/** Networks and search engines take absolute addresses only; a runtime without a site or an API host of its own is at home here. */
function placeOf({ siteUrl, mediaHost }: Runtime): ListingPlace {
  const { origin } = globalThis.location;
  return { siteUrl: /^https?:/.test(siteUrl) ? siteUrl : origin + siteUrl, mediaHost: mediaHost || origin };
}
