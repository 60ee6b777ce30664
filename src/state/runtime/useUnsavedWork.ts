import { useLayoutEffect } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { unsavedWork } from './unsavedWork';

/** Guards a form while it is on the page: leaving asks if it has changes. `onAbandoned`: the visitor leaves them. */
export function useUnsavedWork(hasChanges: boolean, onAbandoned?: () => void): void {
  const latest = useLatest({ hasChanges, onAbandoned });
  useLayoutEffect(
    () =>
      unsavedWork().add(
        () => latest.current.hasChanges,
        () => latest.current.onAbandoned?.(),
      ),
    [latest],
  );
}
