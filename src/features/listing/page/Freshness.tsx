import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useEvents } from '../../../state/events/useEvents';
import { hasLostFocus } from '../../../ui/dom/hasLostFocus';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { listingKey } from './data/listingKey';
import { useViewerReload } from './data/useViewerReload';

/** How long a shown listing is taken for what it was, ms. */
const lasts = 60_000;
/** One change raises several events, ms. */
const delay = 300;

export interface FreshnessProps {
  readonly id: number;
  /** Why its owner cannot be contacted; empty while it is active. */
  readonly why: string;
  /** Takes what asks for the listing again. */
  readonly refreshing: RefObject<() => void>;
}

/**
 * An open page learns what becomes of its listing: events tell its owner, and those who have a chat about it. For others it is asked for again every
 * minute, when they come back to the page, before they contact the owner, and after they have complained. Lazy-loaded.
 */
export function Freshness({ id, why, refreshing }: FreshnessProps) {
  const reload = useViewerReload();
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef<HTMLSpanElement>(null);
  const first = useRef(why);
  const refresh = useCallback(() => {
    clearTimeout(soon.current);
    reload(listingKey(id));
  }, [id, reload]);
  useLayoutEffect(() => {
    refreshing.current = refresh;
  }, [refreshing, refresh]);
  useEvents((event) => {
    if (event.kind !== 'gap' && event.kind !== 'chat' && !(event.kind === 'listing' && event.id === id)) return;
    clearTimeout(soon.current);
    soon.current = setTimeout(refresh, delay);
  });
  // Once it is on the page it listens: effects come a frame later, and a return meanwhile would be missed.
  useLayoutEffect(() => {
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
  }, [refresh]);

  const hasChanged = why !== first.current;
  useEffect(() => {
    // The button or the dialog that is gone may have had it.
    if (!hasChanged || !place.current || !hasLostFocus(place.current)) return;
    place.current.parentElement?.querySelector<HTMLElement>('[part~=title]')?.focus({ preventScroll: true });
  }, [hasChanged]);
  return (
    <span ref={place} data-news="">
      <LiveRegion>{hasChanged && why}</LiveRegion>
    </span>
  );
}
