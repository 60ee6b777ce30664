import { useEffect, useState } from 'react';
import { deepFreeze } from '../../../base/deepFreeze';
import { useLatest } from '../../../base/hooks/useLatest';
import { CardContact } from '../../chat-panel/card/CardContact';
import type { ContactRequest, HandlerProps } from './ContactRequest';

/** Tells the host of a press; what it leaves to the kit is handled as on a card of the map. */
export function HandledRequest({ request, instance, onContact, onSelect }: HandlerProps) {
  const latest = useLatest({ onContact, instance });
  const [accepted, setAccepted] = useState<ContactRequest | null>(null);
  useEffect(() => {
    const { onContact, instance } = latest.current;
    if (onContact?.({ ...deepFreeze(request), instance }) !== false) setAccepted(request);
  }, [request, latest]);
  return accepted && <CardContact request={accepted} onSelect={onSelect} />;
}
