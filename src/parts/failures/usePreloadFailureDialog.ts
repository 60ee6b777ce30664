import { useEffect } from 'react';
import { fetchFailureDialog } from './fetchFailureDialog';

/** Ms, where `requestIdleCallback` is missing. */
const delay = 2000;

/** Preloads the dialog while online: it is needed when offline. Without it the blocks show the failure themselves. */
export function usePreloadFailureDialog(failures: 'inline' | 'dialog'): void {
  useEffect(() => {
    if (failures !== 'dialog') return undefined;
    const preload = () => void fetchFailureDialog().catch(() => {});
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(preload, delay);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(preload);
    return () => cancelIdleCallback(idle);
  }, [failures]);
}
