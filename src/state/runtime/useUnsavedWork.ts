import { useLayoutEffect } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { unsavedWork } from './unsavedWork';

/** Guards a form while it is on the page: leaving asks if it has changes. */
export function useUnsavedWork(hasChanges: boolean): void {
  const latest = useLatest(hasChanges);
  useLayoutEffect(() => unsavedWork().add(() => latest.current), [latest]);
}
