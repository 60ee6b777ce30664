import { createContext } from 'react';
import type { FavouriteDetail } from '../../domain/favourites/favouriteDetail';

/** Of a React page; elements raise an event. */
export const FavouriteListener = createContext<((detail: FavouriteDetail) => void) | undefined>(undefined);
