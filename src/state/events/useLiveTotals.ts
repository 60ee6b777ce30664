import { useState } from 'react';
import type { AccountSummary } from '../../domain/account/accountSummary';
import { useUserId } from '../account/useUserId';
import { useEvents } from './useEvents';

/** Returns the totals for badges of the person who is signed in, as they change; null until they are known, and when nobody is. `isHiddenToo`: see `useEvents`. */
export function useLiveTotals(isHiddenToo = false): AccountSummary | null {
  const who = useUserId();
  const [known, setKnown] = useState<{ readonly who: number | null; readonly totals: AccountSummary } | null>(null);
  useEvents((event) => {
    if (event.kind === 'counters') setKnown({ who, totals: event.totals });
  }, isHiddenToo);
  return known && known.who === who && who !== null ? known.totals : null;
}
