import { useEffect } from 'react';
import type { ContactMethod } from '../../../domain/contact/contact';
import type { Listing } from '../../../domain/listing/listing';
import { ContactButtons } from '../../../parts/card/ContactButtons';
import type { SelectListingDetail } from '../../../state/search/selectListing';
import { useLazy } from '../../../ui/hooks/useLazy';

/** A pressed button; a new object for every press. */
export interface ContactRequest {
  readonly method: ContactMethod;
  readonly listing: Listing;
}

export interface RowContactHandlers {
  /** Both return false if the host handled the event. */
  onContact(method: ContactMethod, listing: Listing): boolean;
  onSelect(detail: SelectListingDetail): boolean;
}

export interface HandlerProps extends RowContactHandlers {
  readonly request: ContactRequest | null;
}

const fetchHandler = () => import('./HandledRequest').then((module) => module.HandledRequest);

/** Handles the presses of a list; its code loads with the first one. */
function Handler(props: HandlerProps) {
  const { value: HandledRequest, load } = useLazy(fetchHandler);
  const isWanted = props.request !== null;
  // Again with every press: the code may have failed to load.
  useEffect(() => {
    if (props.request) load();
  }, [props.request, load]);
  return isWanted && HandledRequest && <HandledRequest {...props} />;
}

/** The buttons of a row, and what handles them. */
export const rowContact = { Buttons: ContactButtons, Handler };
