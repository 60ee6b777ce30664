import { useEffect } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import { useContactText } from '../../../text/contact/useContactText';
import { useToasts } from '../../../ui/overlay/Toasts';
import { useCardContact } from '../../map/panel/useCardContact';
import type { HandlerProps } from './ContactRequest';

/** Handles a press as on a map card: warnings, sign-in (§6), then the chat, or the listing's page, which has the contact card. */
export function HandledRequest({ request, instance, onContact, onSelect }: HandlerProps) {
  const { c } = useContactText();
  const toasts = useToasts(c.close);
  const { start, chat } = useCardContact({ showToast: toasts.show, onSelect });
  const latest = useLatest({ start, onContact, instance });
  useEffect(() => {
    const { method, listing } = request;
    const { start, onContact, instance } = latest.current;
    if (onContact?.({ method, listing, instance }) !== false) start(method, listing);
  }, [request, latest]);
  return (
    <>
      {chat}
      {toasts.element}
    </>
  );
}
