import { useEffect } from 'react';
import { fetchFailureDialog } from './fetchFailureDialog';

/** After the page itself, ms: where the browser does not tell when it is idle. */
const pause = 2000;

/** Fetches the dialog while there is a connection: it is wanted when there is none. Without it the blocks say everything themselves. */
export function useFailureDialogAhead(failures: 'inline' | 'dialog'): void {
  useEffect(() => {
    if (failures !== 'dialog') return undefined;
    const fetchAhead = () => void fetchFailureDialog().catch(() => {});
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(fetchAhead, pause);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchAhead);
    return () => cancelIdleCallback(idle);
  }, [failures]);
}
