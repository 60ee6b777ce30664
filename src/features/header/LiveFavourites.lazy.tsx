import { useEffect, useSyncExternalStore } from 'react';
import { favouritesOf } from '../../state/favourites/favourites';
import { useRuntime } from '../../state/runtime/runtimeContext';

/** Tells how many listings are kept on the device, as it changes. Shows nothing. */
export function LiveFavourites({ onChange }: { readonly onChange: (kept: number) => void }) {
  const { state } = favouritesOf(useRuntime());
  const { size } = useSyncExternalStore(state.subscribe, state.get, state.get).kept;
  useEffect(() => onChange(size), [onChange, size]);
  return null;
}
