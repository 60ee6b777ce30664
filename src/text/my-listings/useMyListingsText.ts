import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the feature `my-listings`. */
export const useMyListingsText = createCatalogue('myListings', ru, () => import('./en.lazy'));
