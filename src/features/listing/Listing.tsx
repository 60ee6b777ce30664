import { createElement, useMemo } from 'react';
import { getListingDetails } from '../../api/listingCalls';
import { decodeListingDetails } from '../../api/wire/listingDetails';
import type { ListingDetails } from '../../domain/listingDetails';
import { Price } from '../../parts/Price';
import { useRuntime } from '../../state/runtimeContext';
import { useLoad } from '../../state/useLoad';
import { listingTitle } from '../../text/listing/describe';
import { useListingText } from '../../text/listing/useListingText';
import { useToasts } from '../../ui/Toasts';
import { ContactPanel } from './contact/ContactPanel';
import { useContact } from './contact/useContact';
import type { ListingProps } from './definition';
import { Gallery } from './gallery/Gallery';

/** The page of one listing, given as data or loaded by its number (§2 "Listing detail"). */
export function Listing({ listing: given, listingId, headingLevel = 1, onContact, chat }: ListingProps) {
  const { t, l, format } = useListingText();
  const runtime = useRuntime();
  const shown = useMemo(() => (given === undefined ? null : readDetails(given)), [given]);
  const isLoaded = given === undefined && listingId !== undefined;
  const load = useLoad(isLoaded ? ['listing-details', listingId] : null, (options) =>
    getListingDetails(runtime.transport, listingId ?? 0, options),
  );
  const listing = shown ?? (load.status === 'ready' ? load.value : null);
  const toasts = useToasts(l.contact.close);
  const desk = useContact({
    listing,
    hasChat: chat !== undefined,
    showToast: toasts.show,
    onContact: (method, about) => onContact?.({ method, listing: about }) !== false,
  });
  if (!listing) return <div aria-busy="true" role="status" aria-label={t.listing.loading} />;
  return (
    <article part="listing" data-listing={listing.id}>
      {createElement(`h${headingLevel}`, { part: 'title' }, listing.title ?? listingTitle(listing, t, l, format))}
      <Gallery photos={listing.photos} mediaHost={runtime.mediaHost} />
      <Price value={listing.price} per={listing.tradeType === 'rent' ? t.listing.perMonth : undefined} />
      <ContactPanel listing={listing} desk={desk} />
      {toasts.element}
    </article>
  );
}

/** A listing as the API answers it, or one that the kit itself has handed out in an event. Null for anything else. */
function readDetails(given: unknown): ListingDetails | null {
  const decoded = decodeListingDetails(given);
  if (decoded || typeof given !== 'object' || given === null) return decoded;
  return null;
}
