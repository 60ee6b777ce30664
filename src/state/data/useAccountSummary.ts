import { useEffect } from 'react';
import { getPersonalAccount } from '../../api/personalAccount';
import type { AccountSummary } from '../../domain/account/accountSummary';
import { useEvents } from '../events/useEvents';
import { useRuntime } from '../runtime/runtimeContext';
import { accountSummaryKey } from './accountKeys';
import { privateStoreOf } from './privateStore';
import { useLoad } from './useLoad';

/**
 * Returns the totals of the person who is signed in; null until they are known. Events bring them;
 * they are read again when events may have been missed, and when the visitor returns to the page.
 */
export function useAccountSummary(): AccountSummary | null {
  const runtime = useRuntime();
  const load = useLoad(privateStoreOf, accountSummaryKey, (options) => getPersonalAccount(runtime.transport, options));
  useEvents((told) => {
    if (told.kind === 'counters') privateStoreOf(runtime).put(accountSummaryKey, told.totals);
    if (told.kind === 'gap') privateStoreOf(runtime).reload(accountSummaryKey);
  });
  useEffect(() => {
    const readAgain = () => {
      if (document.visibilityState === 'visible') privateStoreOf(runtime).reload(accountSummaryKey);
    };
    addEventListener('focus', readAgain);
    document.addEventListener('visibilitychange', readAgain);
    return () => {
      removeEventListener('focus', readAgain);
      document.removeEventListener('visibilitychange', readAgain);
    };
  }, [runtime]);
  return load.status === 'ready' ? load.value : null;
}
