import { useLayoutEffect } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { unsavedWork } from './unsavedWork';

/** Guards a form while it is on the page: leaving asks if it has changes, or says so then. `onAbandoned`: the visitor leaves them. */
export function useUnsavedWork(hasChanges: boolean | (() => boolean), onAbandoned?: () => void): void {
  const latest = useLatest({ hasChanges, onAbandoned });
  useLayoutEffect(
    () =>
      unsavedWork().add(
        () => {
          const { hasChanges: has } = latest.current;
          return typeof has === 'function' ? has() : has;
        },
        () => latest.current.onAbandoned?.(),
      ),
    [latest],
  );
}
