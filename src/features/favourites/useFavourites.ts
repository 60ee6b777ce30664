import { favouritesOf } from '../../state/favourites/favourites';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useRemembered } from './useRemembered';

/** The favourites of the device, step by step, with their listings. */
export function useFavourites() {
  const store = favouritesOf(useRuntime());
  return { store, ...useRemembered(store) };
}
