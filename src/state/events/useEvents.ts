import { useEffect } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { useStore } from '../../base/hooks/useStore';
import { accountOf } from '../account/account';
import { useRuntime } from '../runtime/runtimeContext';
import type { PageEventListener } from './pageEvent';

/**
 * Calls with what happens to the person who is signed in, from now on (D6): one stream for all elements and tabs. Its code loads when somebody is
 * signed in. Totals come first. `isHiddenToo`: also while the page is out of sight for long.
 */
export function useEvents(listener: PageEventListener, isHiddenToo = false): void {
  const runtime = useRuntime();
  const isSignedIn = useStore(accountOf(runtime).store, ({ status }) => status === 'signedIn');
  const latest = useLatest(listener);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    const since = performance.now();
    import('./liveFeed.lazy').then(
      ({ liveFeedOf }) => {
        if (!isGone) stop = liveFeedOf(runtime).listen((told) => latest.current(told), { isHiddenToo, since });
      },
      // Without it the page is as fresh as its last answer.
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [runtime, isSignedIn, isHiddenToo, latest]);
}
