import { useLayoutEffect, useRef, useState } from 'react';
import type { Listing } from '../../../domain/listing/listing';
import { favouriteMark } from '../../../state/favourites/favouriteMark';
import type { Favourite } from '../../../state/favourites/favouritesStorage';

/** More columns than these fit no screen. */
const most = 4;

/** Which favourites the visitor compares, as long as the page is open. One that is removed or archived leaves the choice. */
export function useComparison(shown: readonly Favourite[], answers: ReadonlyMap<number, Listing | null>) {
  const [ids, setIds] = useState<readonly number[]>([]);
  const [isWanted, setWanted] = useState(false);
  const listings = ids.flatMap((id) => {
    const favourite = shown.find(({ listingId }) => listingId === id);
    const listing = answers.get(id);
    const kind = favourite && listing && favouriteMark(favourite, listing)?.kind;
    return listing && favourite && kind !== 'archived' && kind !== 'gone' ? listing : [];
  });
  const chosen = listings.map(({ id }) => id);
  const isPossible = listings.length > 1;
  const isOpen = isWanted && isPossible;

  /** The button that opens the comparison, and what has the focus in its place once it is absent. */
  const button = useRef<HTMLButtonElement>(null);
  const rest = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) {
      setWanted(false);
      (button.current ?? rest.current)?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return {
    listings,
    notes: new Map(shown.flatMap(({ listingId, note }) => (note ? [[listingId, note] as const] : []))),
    isPossible,
    isOpen,
    button,
    rest,
    has: (id: number) => chosen.includes(id),
    /** Returns false if it would be one too many. */
    toggle(id: number): boolean {
      const isChosen = chosen.includes(id);
      if (!isChosen && chosen.length >= most) return false;
      setIds(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id]);
      return true;
    },
    open: () => setWanted(true),
    close: () => setWanted(false),
  };
}
