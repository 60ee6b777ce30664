import { useState } from 'react';
import { useStore } from '../../base/hooks/useStore';
import type { AccountSummary } from '../../domain/account/accountSummary';
import { accountOf } from '../account/account';
import { useRuntime } from '../runtime/runtimeContext';
import { useEvents } from './useEvents';

/** Returns the totals for badges of the person who is signed in, as they change; null until they are known, and when nobody is. */
export function useLiveTotals(): AccountSummary | null {
  const { store } = accountOf(useRuntime());
  const who = useStore(store, (state) => (state.status === 'signedIn' ? (state.user?.id ?? null) : null));
  const [known, setKnown] = useState<{ readonly who: number | null; readonly totals: AccountSummary } | null>(null);
  useEvents((told) => {
    if (told.kind === 'counters') setKnown({ who, totals: told.totals });
  });
  return known && known.who === who && who !== null ? known.totals : null;
}
