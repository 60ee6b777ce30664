import { useEffect } from 'react';
import { useLiveTotals } from '../../state/events/useLiveTotals';

/** Tells how many chats are unread, as it changes (D6). Shows nothing. */
export function LiveUnread({ onChange }: { readonly onChange: (unread: number) => void }) {
  const unread = useLiveTotals()?.unreadChats ?? 0;
  useEffect(() => onChange(unread), [onChange, unread]);
  return null;
}
