import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the feature `my-listings`, as `own`. */
export const useMyListingsText = createCatalogue('myListings', 'own', ru, () => import('./en.lazy'));
