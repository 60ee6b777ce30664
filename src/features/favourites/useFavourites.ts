import { useMemo, useSyncExternalStore } from 'react';
import { newestFirst } from '../../state/device/deviceList';
import { favouritesOf } from '../../state/favourites/favourites';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useListingsByIds } from './useListingsByIds';
import { useSteps } from './useSteps';

/** The favourites of the device, step by step, with their listings. */
export function useFavourites() {
  const store = favouritesOf(useRuntime());
  const state = useSyncExternalStore(store.state.subscribe, store.state.get, store.state.get);
  const all = useMemo(() => newestFirst(state), [state]);
  const { step, more, showMore } = useSteps(all.length);
  const shown = all.slice(0, step);
  return { store, state, all, shown, more, showMore, ...useListingsByIds(shown.map(({ listingId }) => listingId)) };
}
