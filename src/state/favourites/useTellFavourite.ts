import { useContext } from 'react';
import { deepFreeze } from '../../base/deepFreeze';
import type { FavouriteDetail } from '../../domain/favourites/favouriteDetail';
import { useHost } from '../runtime/runtimeContext';
import { FavouriteListener } from './favouriteListener';

/** Returns what tells the page of a press on a heart. Only lazy code has hearts, so the first load of no element carries a callback for them. */
export function useTellFavourite(): (detail: FavouriteDetail) => void {
  const host = useHost();
  const listener = useContext(FavouriteListener);
  return (detail) => {
    listener?.(detail);
    host?.dispatchEvent(
      new CustomEvent('kvartal-favourite', { detail: deepFreeze({ ...detail, instance: host }), bubbles: true, composed: true }),
    );
  };
}
