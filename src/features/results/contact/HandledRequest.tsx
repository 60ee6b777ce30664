import { useEffect } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import { useContactText } from '../../../text/contact/useContactText';
import { useToasts } from '../../../ui/overlay/Toasts';
import { useMapContact } from '../../map/panel/useMapContact';
import type { HandlerProps } from './ContactRequest';

/** Handles a press as on a map card: warnings, sign-in (§6), then the listing's page, which has the contact. */
export function HandledRequest({ request, onContact, onSelect }: HandlerProps) {
  const { c } = useContactText();
  const toasts = useToasts(c.close);
  const contact = useLatest(useMapContact({ showToast: toasts.show, onContact, onSelect }));
  useEffect(() => {
    contact.current(request.method, request.listing);
  }, [request, contact]);
  return toasts.element;
}
