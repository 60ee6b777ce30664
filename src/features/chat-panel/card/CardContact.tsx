import { useEffect } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import type { ContactMethod } from '../../../domain/contact/contact';
import type { Listing } from '../../../domain/listing/listing';
import type { SelectListingDetail } from '../../../state/search/selectListing';
import { useContactText } from '../../../text/contact/useContactText';
import { useToasts } from '../../../ui/overlay/Toasts';
import { useCardContact } from './useCardContact';

export interface CardContactProps {
  /** A pressed button of a card; a new object for every press. */
  readonly request: { readonly method: ContactMethod; readonly listing: Listing };
  /** Returns false if the host opens the listing itself. */
  onSelect(detail: SelectListingDetail): boolean;
}

/** Handles the presses of cards. Lazy-loaded, and to be rendered where it stays while the cards change. */
export function CardContact({ request, onSelect }: CardContactProps) {
  const { text } = useContactText();
  const toasts = useToasts(text.close);
  const { start, chat } = useCardContact({ showToast: toasts.show, onSelect });
  const latest = useLatest(start);
  useEffect(() => {
    latest.current(request.method, request.listing);
  }, [request, latest]);
  return (
    <>
      {chat}
      {toasts.element}
    </>
  );
}
