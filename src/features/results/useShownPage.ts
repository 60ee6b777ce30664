import type { ListingPage } from '../../api/search';
import { useIsSlow } from '../../base/hooks/useIsSlow';
import type { Load } from '../../base/load';

/** ms; with a faster response, placeholders would only flash. */
const placeholderDelay = 150;

export interface ShownPage {
  /** The loaded page, or the previous one while a fast response is under way; null when there is none. */
  readonly shown: ListingPage | null;
  readonly isLoading: boolean;
  /** Loading is slow enough to show placeholders. */
  readonly isLong: boolean;
}

/** Returns what a list shows while and after its page loads. */
export function useShownPage(load: Load<ListingPage>): ShownPage {
  const isLoading = load.status === 'loading' || load.status === 'idle';
  const isLong = useIsSlow(isLoading, placeholderDelay);
  const stale = load.status === 'loading' && !isLong ? (load.stale ?? null) : null;
  return { shown: load.status === 'ready' ? load.value : stale, isLoading, isLong };
}
