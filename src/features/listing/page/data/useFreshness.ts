import { useCallback, useEffect, useRef } from 'react';
import { useViewerReload } from '../../../../state/data/useViewerReload';
import { useEvents } from '../../../../state/events/useEvents';
import { listingKey } from './listingKey';

/** How long a shown listing is taken for what it was, ms. */
const lasts = 60_000;
/** One change raises several events, ms. */
const delay = 300;

/**
 * An open page learns what becomes of its listing: events tell its owner, and those who have a chat about it. For others it is asked for again every
 * minute, when they come back to the page, and by the function that is returned: before they contact the owner, and after they have complained.
 */
export function useFreshness(id: number | null): () => void {
  const reload = useViewerReload();
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback(() => {
    clearTimeout(soon.current);
    if (id !== null) reload(listingKey(id));
  }, [id, reload]);
  useEvents((event) => {
    if (event.kind !== 'gap' && event.kind !== 'chat' && !(event.kind === 'listing' && event.id === id)) return;
    clearTimeout(soon.current);
    soon.current = setTimeout(refresh, delay);
  });
  useEffect(() => {
    if (id === null) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(look, lasts);
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(soon.current);
      clearInterval(timer);
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, refresh]);
  return refresh;
}
